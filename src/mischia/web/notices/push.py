"""Web Push: what the push service of a browser is sent (RFC 8030), so that only the browser can read it (RFC 8291), and
who sends it (RFC 8292)."""

import base64
import hmac
import json
import os
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mischia.core.errors import MischiaError

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of that curve
GOOD_FOR = 12 * 3600  # seconds: of what says from whom it comes
KEPT_FOR = 24 * 3600  # seconds for which a push service keeps what it can't deliver yet
SIZE = 1024  # bytes to which everything is filled up: how long it is tells nothing
RECORD = 4096


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """Who sends: a key that is made of the key of the house, so that it moves with it and is on all its machines."""

    def __init__(self, key: str, contact: str) -> None:
        number = int.from_bytes(derived(key.encode(), b"", b"mischia: push", 48))
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._topics = derived(key.encode(), b"", b"mischia: topics", 32)
        self.contact = contact
        self.public = encoded(point(self._key.public_key()))

    def topic(self, told: str) -> str:
        """A mark under which a newer message takes the place of an older one, and that says nothing."""
        return encoded(hmac.digest(self._topics, told.encode(), "sha256"))[:32]

    def headers(self, origin: str, told: str, now: float) -> dict[str, str]:
        claims = {"aud": origin, "exp": int(now) + GOOD_FOR, "sub": self.contact}
        parts = [encoded(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
        token = ".".join([*parts, encoded(r.to_bytes(32) + s.to_bytes(32))])
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": self.topic(told),
        }


def subscription(told: Any) -> tuple[str, dict[str, str]]:
    """What a browser says of itself: where it is told something, and by which keys; or a refusal."""
    try:
        endpoint, keys = told["endpoint"], {name: str(told["keys"][name]) for name in ("p256dh", "auth")}
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys["p256dh"]))
        if not isinstance(endpoint, str) or len(decoded(keys["p256dh"])) != 65 or len(decoded(keys["auth"])) != 16:
            raise ValueError(keys)
    except (KeyError, TypeError, ValueError) as wrong:
        raise MischiaError("This is no subscription of a browser.", "bad-subscription") from wrong
    return endpoint, keys


def sealed(
    told: bytes, keys: dict[str, str], own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only that browser can read; it is filled up, unless a key and a salt are given as for a test."""
    salt, padded = salt or os.urandom(16), own is None
    own = own or ec.generate_private_key(CURVE)
    theirs, ours = decoded(keys["p256dh"]), point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, decoded(keys["auth"]), b"WebPush: info\0" + theirs + ours, 32)
    filled = told + b"\x02" + bytes(max(0, SIZE - len(told)) if padded else 0)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    body = cipher.encrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), filled, None)
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + body
