"""Training of the dice networks: renders, photographs, training, export, measuring."""
