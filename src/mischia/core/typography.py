"""Typography: words are typed plainly, read as their language is set, and understood either way."""

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'")  # after a letter: elsewhere it is a quote
FRENCH_SPACE = re.compile(r"(?<=\S) (?=[?!:;»](?:\W|$))|(?<=«) ")


def set_in(language: str, text: str) -> str:
    """A text with its language's own apostrophes, and with spaces at which no line may end.

    >>> set_in("en", "It's Jo's"), set_in("fr", "C'est « bon » ; et vous ?").replace(NO_BREAK, "_")
    ('It’s Jo’s', 'C’est «_bon_»_; et vous_?')
    """
    text = APOSTROPHE.sub("’", text)
    return FRENCH_SPACE.sub(NO_BREAK, text) if language == "fr" else text


def plainly(text: str) -> str:
    """A text as somebody may type it, to compare it with another.

    >>> plainly("L’Émeute") == plainly("l'émeute")
    True
    """
    return text.replace("’", "'").replace(NO_BREAK, " ").casefold()
