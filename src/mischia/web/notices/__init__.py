"""How somebody hears that it is their turn while no page of theirs is open: by their browser, by mail, by webhook."""
