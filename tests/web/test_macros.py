"""Small drawings are remembered, and never mixed up."""

from __future__ import annotations

from jinja2 import DictLoader, Environment

from companion.web.macros import Remembered, remember_macros

KIT = {
    "kit/icons.html": "{% macro icon(name, size='') %}<i {{ name }} {{ size }}>{% endmacro %}",
    "kit/box.html": "{% macro box() %}[{{ caller() }}]{% endmacro %}",
    "page.html": "{% from 'kit/icons.html' import icon %}{{ icon(x) }}{{ icon(x, size=y) }}",
}


def environment() -> Environment:
    env = Environment(loader=DictLoader(KIT), autoescape=True)
    remember_macros(env)
    return env


def test_what_is_asked_alike_is_drawn_once() -> None:
    env = environment()
    icon = env.get_template("kit/icons.html").module.icon  # type: ignore[attr-defined]
    assert isinstance(icon, Remembered)
    assert icon("sun") is icon("sun")
    assert icon("sun", size="s") != icon("sun")


def test_one_and_yes_are_two_things_and_so_are_markup_and_text() -> None:
    page = environment().get_template("page.html")
    assert page.render(x=1, y=True) == "<i 1 ><i 1 True>"
    assert page.render(x=True, y=1) == "<i True ><i True 1>"
    assert page.render(x="<b>", y=["a"]) == "<i &lt;b&gt; ><i &lt;b&gt; [&#39;a&#39;]>"


def test_a_macro_that_wraps_what_its_caller_draws_is_left_alone() -> None:
    box = environment().get_template("kit/box.html").module.box  # type: ignore[attr-defined]
    assert not isinstance(box, Remembered)
