"""Which device holds which seat, and which one is host; kept at hand, written to the store."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.table.sight import Viewer
from companion.table.store import Store


@dataclass(frozen=True, slots=True)
class Plan:
    """Who sits where at one table."""

    host: str
    holders: dict[int, str]

    def seats_of(self, device: str) -> frozenset[int]:
        return frozenset(seat for seat, holder in self.holders.items() if holder == device)

    def is_host(self, device: str) -> bool:
        return bool(device) and self.host == device

    def takes_part(self, device: str) -> bool:
        return self.is_host(device) or bool(self.seats_of(device))

    def first_seat_of(self, device: str) -> int | None:
        return min(self.seats_of(device), default=None)

    def viewer(self, device: str, *, seat: int | None) -> Viewer:
        """The viewer at a phone. The host may stand in for a seat that no phone holds."""
        mine = self.seats_of(device)
        if self.is_host(device) and seat is not None and seat not in self.holders:
            mine = mine | {seat}
        front = seat if seat in mine else min(mine, default=None)
        return Viewer(front, mine, self.is_host(device))


class Seating:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._plans: dict[str, Plan] = {}
        self._lock = threading.RLock()
        self.moving = threading.Lock()
        """Held while people move together with their seats."""

    def plan(self, code: str) -> Plan:
        plan = self._plans.get(code)
        if plan is None:
            card = self._store.card(code)
            plan = Plan(card.host if card else "", self._store.holders(code))
            self._plans[code] = plan
        return plan

    def hold(self, code: str, seat: int, device: str | None) -> None:
        """Give a seat to a device; None sets it free."""
        with self._lock:
            self._store.hold(code, seat, device)
            holders = {**self.plan(code).holders}
            holders.pop(seat, None)
            if device is not None:
                holders[seat] = device
            self._plans[code] = replace(self.plan(code), holders=holders)

    def take(self, code: str, seat: int, device: str) -> bool:
        """A seat for a device, unless another one holds it."""
        with self._lock:
            if self.plan(code).holders.get(seat, device) != device:
                return False
            self.hold(code, seat, device)
            return True

    def move(self, code: str, seats: Mapping[int, int]) -> None:
        """Every holder goes from an old seat to its new one; the other seats have none."""
        with self._lock:
            before = self.plan(code).holders
            after = {new: before[old] for old, new in seats.items() if old in before}
            for seat in {*before, *after}:
                self._store.hold(code, seat, after.get(seat))
            self._plans[code] = replace(self.plan(code), holders=after)

    def make_host(self, code: str, device: str) -> None:
        with self._lock:
            card = self._store.card(code)
            if card is not None:
                self._store.update_card(replace(card, host=device))
            self._plans[code] = replace(self.plan(code), host=device)

    def forget(self, code: str) -> None:
        self._plans.pop(code, None)
