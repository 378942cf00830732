"""Whole pictures of dice on tables, path-traced: shadows, gloss, glass and blur of a camera.

Runs in a Python of its own with Blender's module (`bpy`); nothing else in the project imports this.
"""
