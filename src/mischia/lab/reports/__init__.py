"""Reports: figures, tables and plots."""
