"""One folder (or one .toml) for each game; a game imports the words of rules and nothing else."""
