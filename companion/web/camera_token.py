"""How the camera of this computer proves itself: it can read the secret of the data folder."""

from itsdangerous import BadSignature, URLSafeSerializer

HEADER = "X-Camera"


def camera_token(secret: bytes, code: str) -> str:
    return str(URLSafeSerializer(secret, salt="camera").dumps(code))


def is_camera_of(secret: bytes, code: str, token: str) -> bool:
    try:
        return bool(URLSafeSerializer(secret, salt="camera").loads(token) == code)
    except BadSignature:
        return False
