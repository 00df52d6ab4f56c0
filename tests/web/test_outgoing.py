"""What is sent to addresses that somebody else chose: to hostile ones nothing, and to nobody for long."""

import asyncio
import hashlib
import hmac
import json
import socket
import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from mischia.core.errors import MischiaError
from mischia.table.nudges import Fared
from mischia.table.store.nudges import NudgeBook, Way
from mischia.table.store.store import Person, Store, database_url
from mischia.web.notices import outgoing
from mischia.web.notices.outgoing import BadTarget, Outgoing, target_of
from mischia.web.notices.push import CURVE, SIZE, Vapid, decoded, encoded, sealed, subscription
from mischia.web.notices.sender import Message, Sender
from tests.web.places import Receiver, claims_of, place

pytestmark = pytest.mark.anyio
ANN = Person("ann", "Ann", "en")
TURN = Message("turn", "Quickshot: your turn", "At the table: Bob.", "/tables/x", "quickshot", ("Bob",))


def sender(folder: Path, local: bool = True) -> Sender:
    book = NudgeBook(Store(database_url(None, folder)))
    return Sender("k" * 64, book, "https://mischia.example", None, local)


def way(kind: str, address: str, **keys: str) -> Way:
    return Way("way", "ann", kind, address, json.dumps(keys), 0.0)


# --- hostile targets


@pytest.mark.parametrize(
    "url",
    [
        "ftp://hook.example/",
        "https://",
        "https://ann:pass@hook.example/",
        "https://hook.example/ x",
        "https://hook.example/\r\nX: y",
        "https://hook.example:99999/",
        "//hook.example/",
        "javascript:alert(1)",
        "https://[::1",
        f"https://hook.example/{'x' * 1000}",
        "https://h\N{LATIN SMALL LETTER O WITH DIAERESIS}" + "o" * 70 + ".example/",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadTarget) as refusal:
        target_of(url, False)
    assert refusal.value.id == "bad-webhook"


@pytest.mark.parametrize("port", [1, 22, 25, 445, 3306, 5432, 6379, 9200])
def test_only_ports_of_the_web_are_asked(port: int) -> None:
    with pytest.raises(BadTarget) as refusal:
        target_of(f"https://hook.example:{port}/", False)
    assert refusal.value.id == "bad-port"


HOSTILE = [
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://0.0.0.0/",
    "http://localhost/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
]


@pytest.mark.parametrize("url", HOSTILE)
async def test_nothing_is_sent_into_private_networks(url: str) -> None:
    with pytest.raises(BadTarget) as refusal:
        await Outgoing().resolve(target_of(url, False))
    assert refusal.value.id in ("private-host", "no-such-host")


@pytest.mark.parametrize(
    "url", ["http://169.254.169.254/", "http://224.0.0.1/", "http://0.0.0.0/", "http://[fe80::1]/"]
)
async def test_some_are_asked_by_nobody(url: str) -> None:
    with pytest.raises(BadTarget):
        await Outgoing(local=True).resolve(target_of(url, True))


def answers(monkeypatch: pytest.MonkeyPatch, *told: list[str]) -> list[str]:
    """A name server that says this, then that; which names it was asked."""
    left, asked = list(told), list[str]()

    async def getaddrinfo(self: Any, host: str, port: int, **more: Any) -> Any:
        asked.append(host)
        addresses = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


async def test_a_name_that_stands_for_a_private_address_too_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, ["1.1.1.1", "127.0.0.1"])
    with pytest.raises(BadTarget):
        await Outgoing().resolve(target_of("http://mixed.example/", False))


async def test_a_name_that_changes_its_mind_does_not_lead_anywhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rebinding: what was looked at is what is connected to, whatever the name stands for afterwards."""
    connected: list[Any] = []

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        connected.append((host, port))
        raise ConnectionRefusedError

    async with place() as inside:
        asked = answers(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
        monkeypatch.setattr(asyncio, "open_connection", open_connection)
        with pytest.raises(ConnectionRefusedError):
            await Outgoing().post(target_of("http://rebind.example:8080/", False), b"{}", {})
        assert (connected, asked) == ([("1.1.1.1", 8080)], ["rebind.example"])
        with pytest.raises(BadTarget):
            await Outgoing().post(target_of("http://rebind.example:8080/", False), b"{}", {})
        assert inside.got == []


async def test_nothing_is_followed(tmp_path: Path) -> None:
    async with place() as inside, place() as there:
        for status in ("301 Moved", "302 Found", "307 Temporary", "308 Permanent"):
            there.answer = f"HTTP/1.1 {status}\r\nLocation: {inside.url()}\r\n\r\n".encode()
            assert await sender(tmp_path).deliver(ANN, way("webhook", there.url(), key="k"), TURN) is Fared.LATER
        assert (len(there.got), inside.got) == (4, [])


@pytest.mark.parametrize(
    "answer", [b"x" * 100_000, b"SSH-2.0-OpenSSH\r\n", b"", b"HTTP/1.1 abc\r\n\r\n", b"HTTP/9 200\r\n"]
)
async def test_what_is_no_answer_is_none(tmp_path: Path, answer: bytes) -> None:
    async with place(answer=answer) as there:
        assert await sender(tmp_path).deliver(ANN, way("webhook", there.url(), key="k"), TURN) is Fared.LATER


async def test_who_answers_a_letter_at_a_time_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "PATIENCE", 0.3)
    async with place(slow=0.1) as there:
        began = monotonic()
        assert await sender(tmp_path).deliver(ANN, way("webhook", there.url(), key="k"), TURN) is Fared.LATER
        assert monotonic() - began < 5


async def test_a_long_answer_is_not_read(tmp_path: Path) -> None:
    async with place(answer=b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 50_000_000) as there:
        began = monotonic()
        assert await sender(tmp_path).deliver(ANN, way("webhook", there.url(), key="k"), TURN) is Fared.WELL
        assert monotonic() - began < 5


async def test_whom_nobody_vouches_for_is_told_nothing(tmp_path: Path) -> None:
    """A server with a certificate of its own making gets no byte of the message."""
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.read(10_000))

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=self_made(tmp_path))
    port = server.sockets[0].getsockname()[1]
    hook = way("webhook", f"https://127.0.0.1:{port}/", key="k")
    assert await sender(tmp_path).deliver(ANN, hook, TURN) is Fared.LATER
    server.close()
    assert got == []


def self_made(folder: Path) -> ssl.SSLContext:
    """A certificate for this machine that only it has signed."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now, now + timedelta(days=1))
    names = x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))])
    signed = made.add_extension(names, critical=False).sign(key, hashes.SHA256())
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(secret + signed.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "both.pem")
    return context


# --- webhooks


async def test_a_webhook_gets_a_signed_document(tmp_path: Path) -> None:
    async with place() as there:
        hook = way("webhook", there.url("/turn?to=ann"), key="a key")
        assert await sender(tmp_path).deliver(ANN, hook, TURN) is Fared.WELL
        (got,) = there.got
        assert got.path == "/turn?to=ann"
        told = json.loads(got.body)
        off = told.pop("off")
        assert off.startswith("https://mischia.example/tell/off/")
        assert told == {
            "what": "turn",
            "game": "quickshot",
            "title": "Quickshot: your turn",
            "text": "At the table: Bob.",
            "others": ["Bob"],
            "link": "https://mischia.example/tables/x",
        }
        parts = dict(one.split("=") for one in got.headers["mischia-signature"].split(","))
        signed = f"{parts['t']}.".encode() + got.body
        assert hmac.new(b"a key", signed, hashlib.sha256).hexdigest() == parts["v1"]
        for status, fared in ((204, Fared.WELL), (404, Fared.LATER), (410, Fared.GONE), (500, Fared.LATER)):
            there.answer = f"HTTP/1.1 {status} X\r\n\r\n".encode()
            assert await sender(tmp_path).deliver(ANN, hook, TURN) is fared
    assert await sender(tmp_path).deliver(ANN, hook, TURN) is Fared.LATER, "nobody is there"
    assert await sender(tmp_path, local=False).deliver(ANN, hook, TURN) is Fared.LATER, "nor may be asked"


# --- push


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291."""
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    own = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    sent = sealed(b"When I grow up, I want to be a watermelon", keys, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_push_service_gets_what_only_the_browser_can_read(tmp_path: Path) -> None:
    browser, house = Receiver(), sender(tmp_path)
    async with place() as service:
        endpoint, keys = subscription(browser.subscription(service.url("/push/ann")))
        phone = way("push", endpoint, **keys)
        assert await house.deliver(ANN, phone, TURN) is Fared.WELL
        longer = Message("turn", "Death Roads: your turn", "At the table: " + "Bob, " * 40, "/tables/y", "deathroads")
        assert await house.deliver(ANN, phone, longer) is Fared.WELL
        first, second = service.got
        told = json.loads(browser.read(first.body))
        assert (told["title"], told["text"], told["path"]) == (TURN.title, TURN.text, TURN.path)
        assert len(first.body) == len(second.body) > SIZE, "how long it is tells nothing"
        assert first.headers["topic"] != second.headers["topic"]
        about = {name: first.headers[name] for name in ("content-encoding", "ttl", "urgency")}
        assert about == {"content-encoding": "aes128gcm", "ttl": "86400", "urgency": "high"}
        claims = claims_of(first, house.vapid.public)
        assert claims["aud"] == service.url("").rstrip("/")
        assert claims["sub"] == "https://mischia.example"
        assert b"Quickshot" not in first.body
        for status, fared in (
            (404, Fared.GONE),
            (410, Fared.GONE),
            (403, Fared.GONE),
            (429, Fared.LATER),
            (503, Fared.LATER),
        ):
            service.answer = f"HTTP/1.1 {status} X\r\n\r\n".encode()
            assert await house.deliver(ANN, phone, TURN) is fared, status


def test_all_machines_of_a_house_send_under_one_key() -> None:
    assert Vapid("a" * 64, "x").public == Vapid("a" * 64, "y").public != Vapid("b" * 64, "x").public


@pytest.mark.parametrize(
    "told",
    [
        None,
        [],
        {},
        {"endpoint": "https://push.example/", "keys": {}},
        {"endpoint": 5, "keys": {"p256dh": "x", "auth": "y"}},
        {"endpoint": "https://push.example/", "keys": {"p256dh": "x" * 87, "auth": "y" * 22}},
        {"endpoint": "https://push.example/", "keys": {"p256dh": "\N{EURO SIGN}", "auth": "y" * 22}},
    ],
)
def test_what_is_no_subscription_is_refused(told: Any) -> None:
    with pytest.raises(MischiaError) as refusal:
        subscription(told)
    assert refusal.value.id == "bad-subscription"
