"""Experiments: who plays what, played and kept."""
