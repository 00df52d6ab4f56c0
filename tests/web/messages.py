"""The page's side of a message."""


def made_whole(before: str, told: str | list[int | str]) -> str:
    """A part as it is drawn, from what it was and an edit; as `whole` in motion.js does it."""
    if isinstance(told, str):
        return told
    head, tail, text = told
    old = before.encode("utf-16-le")
    return (old[: 2 * int(head)] + str(text).encode("utf-16-le") + old[len(old) - 2 * int(tail) :]).decode("utf-16-le")
