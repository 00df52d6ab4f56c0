"""Typography: words are typed plainly, read as their language is set, and understood either way."""

import re
import unicodedata

NO_BREAK = "\N{NO-BREAK SPACE}"
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'")  # after a letter: elsewhere it is a quote
FRENCH_SPACE = re.compile(r"(?<=\S) (?=[?!:;»%](?:\W|$))|(?<=«) ")
VOWEL = re.compile(r"[aeiouœæ]|y[^aeiou]", re.IGNORECASE)  # before an h either is right


def set_in(language: str, text: str) -> str:
    """A text with its language's own apostrophes, and with spaces at which no line may end.

    >>> set_in("en", "It's Jo's"), set_in("fr", "C'est « bon » à 7 % ; et vous ?").replace(NO_BREAK, "_")
    ('It’s Jo’s', 'C’est «_bon_» à 7_%_; et vous_?')
    """
    text = APOSTROPHE.sub("’", text)
    return FRENCH_SPACE.sub(NO_BREAK, text) if language == "fr" else text


def of_in_french(name: object) -> str:
    """French *de* before a name: { DE($name) } in a message.

    >>> [of_in_french(name) for name in ("Ada", "Élie", "Yves", "Yann", "Bob", "42", "")]
    ['d’Ada', 'd’Élie', 'd’Yves', 'de Yann', 'de Bob', 'de 42', 'de ']
    """
    return f"d’{name}" if VOWEL.match(unicodedata.normalize("NFD", str(name))) else f"de {name}"


def labelled(language: str, label: str, text: str) -> str:
    """What something is called, a colon, and what there is to say about it.

    >>> labelled("en", "Black", "helps"), labelled("fr", "Noir", "aide").replace(NO_BREAK, "_")
    ('Black: helps', 'Noir_: aide')
    """
    return f"{label}{NO_BREAK if language == 'fr' else ''}: {text}"


def plainly(text: str) -> str:
    """A text as somebody may type it, to compare it with another.

    >>> plainly("L’Émeute") == plainly("l'émeute")
    True
    """
    return text.replace("’", "'").replace(NO_BREAK, " ").casefold()
