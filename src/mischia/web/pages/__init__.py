"""The pages: what a browser is shown, and what it may send."""
