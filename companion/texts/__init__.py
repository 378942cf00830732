"""English and French of the app itself, and how messages are looked up; knows nothing of ours."""
