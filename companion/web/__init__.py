"""The only Flask in the house: read the request, call the table, render; no rules, no SQL."""
