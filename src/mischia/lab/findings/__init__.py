"""What results tell."""
