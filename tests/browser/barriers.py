"""What would keep somebody from using a page: found in the page as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Axe()
GRAVE = ("serious", "critical")

KNOWN = """() => {
const top = document.querySelector('dialog[open]') || document.body;
const seen = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && e.getBoundingClientRect().width > 1 && e.getBoundingClientRect().bottom > 0;
const says = (e) => (e.getAttribute('aria-label') || e.textContent || e.name || '').trim();
const kind = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') || ''}`;
const what = (e) => `${kind(e)} “${says(e).slice(0, 40)}”`;
"""

SMALL_TARGETS = (
    KNOWN
    + """
const touched = 'a[href],button,input:not([type=hidden]),select,summary,textarea,' +
    '[role=button],[role=slider],[role=switch],[role=radio],[role=checkbox]';
const parts = (e) => [e, e.closest('label'), ...(e.labels || [])].filter(Boolean);
const box = (e) => {
  const all = parts(e).map((one) => one.getBoundingClientRect());
  return {
    wide: Math.max(...all.map((r) => r.right)) - Math.min(...all.map((r) => r.left)),
    high: Math.max(...all.map((r) => r.bottom)) - Math.min(...all.map((r) => r.top)),
  };
};
return [...top.querySelectorAll(touched)]
  .filter((e) => parts(e).some(seen) && getComputedStyle(e).pointerEvents !== 'none')
  .filter((e) => !e.matches('.skip,[tabindex="-1"]') && !e.closest('[inert]'))
  .map((e) => [what(e), box(e)])
  .filter(([, b]) => b.wide < 47.5 || b.high < 47.5)
  .map(([e, b]) => `${e} ${Math.round(b.wide)}×${Math.round(b.high)}`);
}"""
)

SMALL_TEXT = (
    KNOWN
    + """
const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
const small = new Set();
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  const e = node.parentElement;
  if (!node.textContent.trim() || !seen(e) || e.closest('.sr,template,script')) continue;
  const scale = e.ownerSVGElement ? e.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(e).fontSize) * scale;
  if (size < 12.9) small.add(`${what(e)} ${size.toFixed(1)}px`);
}
return [...small];
}"""
)

HEADINGS = (
    KNOWN
    + """
const levels = [...top.querySelectorAll('h1,h2,h3,h4')].filter((e) => e.checkVisibility())
    .map((e) => [Number(e.tagName[1]), what(e)]);
const first = top === document.body ? 1 : 2;
const wrong = levels.filter(([level], i) => level > (i ? levels[i - 1][0] : first - 1) + 1);
const titles = levels.filter(([level]) => level === 1).length;
if (first === 1 && titles !== 1) wrong.push([1, `${titles} titles`]);
return wrong.map(([level, e]) => `h${level} ${e}`);
}"""
)

STILL = """() => document.getAnimations().every((a) =>
  a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity)"""
"""Blocks that are still landing are half transparent: colours are judged once they lie."""

WIDER_THAN_THE_WINDOW = """() => {
const page = document.documentElement;
return page.scrollWidth > innerWidth + 1 ? [`${page.scrollWidth} in ${innerWidth}`] : [];
}"""


def grave(page: Page) -> list[str]:
    """What axe calls serious or critical: in the open sheet alone where there is one."""
    place = "#sheet" if page.locator("dialog[open]").count() else None
    page.wait_for_function(STILL)
    found = AXE.run(page, place, {"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What a thumb cannot hit: smaller than 48 by 48, its label counted in."""
    return list(page.evaluate(SMALL_TARGETS))


def small_text(page: Page) -> list[str]:
    return list(page.evaluate(SMALL_TEXT))


def headings_out_of_order(page: Page) -> list[str]:
    return list(page.evaluate(HEADINGS))


def wider_than_the_window(page: Page) -> list[str]:
    page.wait_for_function(STILL)
    return list(page.evaluate(WIDER_THAN_THE_WINDOW))


def missing_live_region(page: Page) -> list[str]:
    said = page.locator('[aria-live="polite"], [role="status"], [role="alert"]')
    return [] if said.count() else ["nothing here speaks to those who listen"]
