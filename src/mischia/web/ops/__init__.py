"""For the host: whether the site is well, and how busy it is."""
