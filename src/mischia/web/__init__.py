"""The site: pages and a JSON API over the hall; no game is named here."""
