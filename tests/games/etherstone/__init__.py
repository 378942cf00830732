"""Etherstone, rule by rule, in the words of the rulebook."""
