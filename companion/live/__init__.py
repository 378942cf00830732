"""Wake and wait: tells whoever waits that a table has a new version; knows nothing of ours."""
