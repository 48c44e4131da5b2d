"""`tapis doctor --address https://…`: certificates, cookies and messages to devices, seen from outside."""

from __future__ import annotations

import socket
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tapisvert.server.web import files
from tapisvert.terminal.doctor import _outside
from tests.server.fakes import serving


def certificate(folder: Path, days: int) -> Path:
    """A certificate for this machine that signs itself, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "house")]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=days, hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{days}.pem"
    file.write_bytes(
        made.public_bytes(Encoding.PEM) + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    return file


@contextmanager
def proxy(address: str, file: Path, header: bytes) -> Iterator[str]:
    """A proxy with this certificate before a server; it adds a header to each request."""
    there, context = urlsplit(address), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)

    def pump(source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with (
                suppress(OSError),
                context.wrap_socket(self.request, server_side=True) as guest,
                socket.create_connection((there.hostname or "", there.port or 0)) as server,
            ):
                first, _, rest = guest.recv(65536).partition(b"\r\n")
                server.sendall(first + b"\r\n" + header + rest)
                back = threading.Thread(target=pump, args=(server, guest), daemon=True)
                back.start()
                pump(guest, server)
                back.join(1)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as listening:
        listening.daemon_threads = True
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"https://127.0.0.1:{listening.server_address[1]}"
        listening.shutdown()


def test_what_guests_meet_behind_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sw.js", "push.js", "index.html"):
        (tmp_path / name).write_text("")
    monkeypatch.setattr(files, "FOLDER", tmp_path)

    def found(address: str) -> list[str]:
        return [("" if each.well else "✗ ") + each.what for each in _outside(address)]

    good, old = certificate(tmp_path, 90), certificate(tmp_path, 3)
    https = b"X-Forwarded-Proto: https\r\n"
    with serving(tmp_path / "data", proxies="127.0.0.1") as address:
        with proxy(address, good, https) as outside:
            assert found(outside) == ["✗ bad-certificate"]
            monkeypatch.setenv("SSL_CERT_FILE", str(good))
            assert found(outside) == ["address", "tls", "cookies", "push"]
        with proxy(address, good, b"") as outside:
            assert found(outside) == ["address", "tls", "✗ open-cookies", "push"]
        monkeypatch.setenv("SSL_CERT_FILE", str(old))
        with proxy(address, old, https) as outside:
            assert "✗ old-certificate" in found(outside)
        assert found(address.replace("http:", "https:")) == ["✗ no-tls"]
    assert found(address) == ["✗ no-answer"]
