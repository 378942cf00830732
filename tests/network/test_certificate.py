"""https at home: one authority for good, a certificate that follows the addresses."""

from __future__ import annotations

import ssl
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509

from companion.network.certificate import LASTS, certificate_for

TODAY = datetime(2026, 11, 16, tzinfo=UTC)
HOME = ["localhost", "192.168.1.23", "tablee.local"]


def parsed(file: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(file.read_bytes())


def test_it_names_every_address_and_ends_in_time_for_phones(tmp_path: Path) -> None:
    leaf = parsed(certificate_for(HOME, folder=tmp_path, now=TODAY).chain)
    names = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert set(names.get_values_for_type(x509.DNSName)) == {"localhost", "tablee.local"}
    assert [str(ip) for ip in names.get_values_for_type(x509.IPAddress)] == ["192.168.1.23"]
    assert leaf.not_valid_after_utc == TODAY + LASTS
    assert timedelta(days=398) > LASTS


def test_it_is_signed_by_the_authority_that_phones_install(tmp_path: Path) -> None:
    files = certificate_for(HOME, folder=tmp_path, now=TODAY)
    parsed(files.chain).verify_directly_issued_by(parsed(files.authority))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(files.chain, files.key)


def test_the_next_evening_it_is_the_same(tmp_path: Path) -> None:
    first = certificate_for(HOME, folder=tmp_path, now=TODAY).chain.read_bytes()
    later = TODAY + timedelta(days=7)
    assert certificate_for(HOME, folder=tmp_path, now=later).chain.read_bytes() == first


def test_a_new_address_gets_a_new_certificate_from_the_same_authority(tmp_path: Path) -> None:
    first = certificate_for(HOME, folder=tmp_path, now=TODAY)
    before, authority = first.chain.read_bytes(), first.authority.read_bytes()
    second = certificate_for([*HOME, "10.0.0.9"], folder=tmp_path, now=TODAY)
    assert second.chain.read_bytes() != before
    assert second.authority.read_bytes() == authority


def test_it_is_renewed_before_it_ends(tmp_path: Path) -> None:
    before = certificate_for(HOME, folder=tmp_path, now=TODAY).chain.read_bytes()
    late = TODAY + LASTS - timedelta(days=20)
    assert certificate_for(HOME, folder=tmp_path, now=late).chain.read_bytes() != before


def test_private_keys_are_for_their_owner_only(tmp_path: Path) -> None:
    certificate_for(HOME, folder=tmp_path, now=TODAY)
    for name in ("server.key", "authority.key"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
