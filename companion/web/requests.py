"""A phone that asks for a seat another phone holds; the host says yes or no."""

import threading
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Request:
    seat: int
    device: str
    name: str


class Requests:
    """Kept in memory: who asks again after a restart loses nothing."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[Request, ...]] = {}
        self._lock = threading.Lock()

    def of(self, code: str) -> tuple[Request, ...]:
        return self._open.get(code, ())

    def ask(self, code: str, request: Request) -> None:
        with self._lock:
            others = (r for r in self.of(code) if r.device != request.device)
            self._open[code] = (*others, request)

    def settle(self, code: str, seat: int) -> Request | None:
        """Take the newest request for a seat off the list."""
        with self._lock:
            found = next((r for r in reversed(self.of(code)) if r.seat == seat), None)
            self._open[code] = tuple(r for r in self.of(code) if r.seat != seat)
            return found

    def is_asking(self, code: str, device: str) -> bool:
        return any(request.device == device for request in self.of(code))
