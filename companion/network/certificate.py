"""A certificate of our own for https at home: phones trust it once they accept our authority.

Browsers give the live camera and the wake lock to secure pages only. The
authority is made once and kept, so a phone that trusts it goes on doing so; the
certificate it signs is renewed when the addresses change or its time runs out.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import trustme
    from cryptography.x509 import Certificate as Parsed

LASTS = timedelta(days=397)  # phones refuse certificates that last longer
RENEW_BEFORE = timedelta(days=30)


@dataclass(frozen=True)
class Certificate:
    chain: Path
    key: Path
    authority: Path  # what a phone installs to trust us


def certificate_for(
    identities: Iterable[str], *, folder: Path, now: datetime | None = None
) -> Certificate:
    """The one in the folder if it still fits; else a new one, from the same authority."""
    moment = now or datetime.now(UTC)
    wanted = sorted(set(identities))
    files = Certificate(folder / "server.pem", folder / "server.key", folder / "authority.pem")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    authority = _authority(files.authority, folder / "authority.key")
    if not _fits(files, wanted, moment):
        _issue(authority, files, wanted, moment)
    return files


def _authority(certificate: Path, key: Path) -> trustme.CA:
    import trustme

    if certificate.exists() and key.exists():
        return trustme.CA.from_pem(certificate.read_bytes(), key.read_bytes())
    made = trustme.CA(organization_name="Tablée", organization_unit_name="Game night")
    _write_private(key, made.private_key_pem.bytes())
    certificate.write_bytes(made.cert_pem.bytes())
    return made


def _issue(
    authority: trustme.CA, files: Certificate, identities: list[str], moment: datetime
) -> None:
    leaf = authority.issue_cert(
        *identities,
        organization_name="Tablée",
        organization_unit_name="Game night",
        not_before=moment - timedelta(days=1),  # a phone's clock may be behind
        not_after=moment + LASTS,
    )
    _write_private(files.key, leaf.private_key_pem.bytes())
    files.chain.write_bytes(b"".join(pem.bytes() for pem in leaf.cert_chain_pems))


def _fits(files: Certificate, identities: list[str], moment: datetime) -> bool:
    from cryptography import x509

    if not (files.chain.exists() and files.key.exists()):
        return False
    parsed = x509.load_pem_x509_certificate(files.chain.read_bytes())
    lasts = parsed.not_valid_after_utc - moment > RENEW_BEFORE
    return lasts and set(identities) <= _identities_in(parsed)


def _identities_in(parsed: Parsed) -> set[str]:
    from cryptography import x509

    names = parsed.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    ips = (str(ip) for ip in names.get_values_for_type(x509.IPAddress))
    return {*names.get_values_for_type(x509.DNSName), *ips}


def _write_private(path: Path, content: bytes) -> None:
    """Readable by its owner only, from the first byte on."""
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
