import { browserScript } from './browser-script.ts';
import { hydrated } from './hydrated.ts';
import { insertAt, type PageEdit } from './page-edits.server.ts';

const preload = '<link rel="modulepreload"';
const module = ' type="module" async=""';
const waiting = ' type="text/plain" id="scripts"';
const end = '</body>';

/**
 * What somebody does who is about to use a page. A pointer that stands still is told of, too, when the page is laid out, and a link
 * that is pressed leads on by itself. A finger is one once it is lifted: what the browser does for a tap comes before scripts.
 */
const signs = ['pointermove', 'pointerup', 'keydown', 'focusin', 'scroll', 'input'];

/** What makes React draw the whole page at once where it comes while it is drawn. */
const urgent =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup compositionend input change'.split(
    ' ',
  );

/** What is heard of it before a page listens. */
const heard = ['pointerdown', 'keydown', 'click', 'change', 'input'];

/** For who reads a page and touches nothing: some things come with its scripts, as the question about cookies. */
const restMs = 5000;

/**
 * Runs in the browser. That something was drawn is told once it can be seen, which on a slow processor is a long time after
 * its frame was announced, and then the processor has other work; what does not tell it has a second, or nothing where the
 * browser never would. Then the scripts are fetched: for who comes from another page of the shop to
 * one of their own, as of the basket, as soon as it is there, behind its pictures. They begin at once, or where `restMs` is given at the first sign that
 * somebody is there: where something is stored, the page lacks what is shown of it, and who comes from another page of the shop
 * is there. A page that came with what is stored (`lacksStored` 0) waits all the same. The frame after a touch is that of its
 * answer. Links and forms work by themselves; what was ticked is ticked again as soon as somebody listens, whatever the page's
 * first drawing made of it, what was typed is told, and a button pressed that needs them. Until then no script hears a tap or a key: React
 * would draw the page in one turn for it, in which nobody is answered. React tells what is news of a field by a note of its own.
 * Who has scrolled down keeps their place when all is laid out (`[data-below]` in base.css): browsers do not see to that. Where a
 * page is come back to, the place is that of a page that was laid out.
 */
const begin = browserScript`(restMs, lacksStored, sheet, holdBack) => {
const turned = new Map();
const written = new Set();
let pressed;
let tapped;
const hear = ({ type, target }) => {
if (/down/.test(type)) tapped = type === "pointerdown";
else if (type === "input") {
if (!/radio|checkbox|select/.test(target.type)) written.add(target);
} else if (type === "click") pressed = target.closest('button[type="button"]:not([popovertarget])') ?? pressed;
else if (target.type === "radio") {
for (const other of turned.keys()) if (other.name === target.name && other.form === target.form) turned.delete(other);
turned.set(target, true);
} else if (target.type === "checkbox" && !turned.delete(target)) turned.set(target, target.checked);
};
const hushed = new AbortController();
const whileHushed = { capture: true, signal: hushed.signal };
for (const type of ${JSON.stringify(heard)}) addEventListener(type, hear, whileHushed);
const letGo = holdBack?.(() => turned.size || written.size || pressed, () => come());
addEventListener("${hydrated}", async () => {
hushed.abort();
for (const each of written) {
each._valueTracker?.setValue("");
const news = each === document.activeElement ? ["input"] : ["input", "focusout"];
for (const type of news) each.dispatchEvent(new Event(type, { bubbles: true }));
}
for (const [each, wanted] of [...turned, [pressed]]) {
await new Promise((done) => setTimeout(done));
if (!each?.isConnected) continue;
if (each !== pressed) each.checked = !wanted;
if (tapped) each.dispatchEvent(new Event("pointerdown", { bubbles: true }));
each.click();
}
letGo?.();
}, { once: true });
const waiting = document.getElementById("scripts");
const make = (name, fields) => Object.assign(document.createElement(name), { nonce: waiting.nonce }, fields);
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const whenIdle = window.requestIdleCallback ?? setTimeout;
const tells = PerformanceObserver.supportedEntryTypes?.includes("paint");
const drawn = new Promise((done) => {
if (tells) new PerformanceObserver((seen) => {
if (seen.getEntriesByName("first-contentful-paint").length) whenIdle(done, { timeout: 200 });
}).observe({ type: "paint", buffered: true });
frame().then(() => setTimeout(done, tells ? 1000 : 0));
});
const listening = new AbortController();
const { signal } = listening;
let come;
const wanted = new Promise((done) => come = () => { listening.abort(); done(frame()); });
const sense = ({ type, target, movementX, movementY }) => {
const isStill = type === "pointermove" && !movementX && !movementY;
const isOnLink = /^pointerup|focus/.test(type) && target.closest?.("a[href]");
if (!isStill && !isOnLink) come();
};
for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, sense, { capture: true, passive: true, signal });
for (const type of ${JSON.stringify(urgent)}) addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), whileHushed);
const isWithin = document.referrer.startsWith(location.origin);
try { if ((lacksStored && localStorage.length) || window.suplanta || isWithin) come(); } catch {}
const styled = () => new Promise((done) => document.head.append(make("link", { rel: "stylesheet", href: sheet, onload: done, onerror: done })));
const name = (fetchPriority) => {
if (sheet) document.head.append(make("link", { rel: "preload", as: "style", href: sheet }));
const named = Array.from(waiting.textContent.matchAll(/"([^"]+[.]js)"/g), ([, href]) => href);
const hrefs = [...new Set(named)].filter((href) => !href.includes("/manifest-"));
document.head.append(...hrefs.map((href) => make("link", { rel: "modulepreload", href, fetchPriority })));
};
const layOut = () => {
const isOwnWay = scrollY && performance.getEntriesByType("navigation")[0]?.type === "navigate";
const places = isOwnWay ? [1, 2, 3].map((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part / 4)) : [];
const [seen] = places.filter(Boolean).sort((one, other) => one.clientHeight - other.clientHeight);
const place = () => seen?.getBoundingClientRect().top ?? 0;
const before = place();
document.documentElement.dataset.begun = "";
const moved = place() - before;
if (moved) scrollBy(0, moved);
};
const isSooner = isWithin && !(restMs && lacksStored);
if (isSooner) name("low");
drawn.then(() => {
if (!isSooner) name("auto");
if (!restMs) return;
setTimeout(come, restMs);
return wanted;
}).then(() => sheet && styled()).then(() => {
layOut();
waiting.replaceWith(make("script", { type: "module", textContent: waiting.textContent }));
});
}`;

/**
 * Runs in the browser on a page of somebody's own, where scripts alone hear forms. Until they do, a form is not sent and a link
 * leads nowhere while something waits: it would be lost with the page. A link that is pressed once more leads on, for scripts
 * that never come.
 */
const holdBack = browserScript`(waits, come) => {
const types = ["click", "submit"];
let way;
const hear = (event) => {
const { type, target } = event;
const next = type === "submit" ? target : target.closest("a[href]");
const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
if (type === "click" && (!next || next === way || isElsewhere || !waits())) return;
event.preventDefault();
way = next;
come();
};
for (const type of types) addEventListener(type, hear, true);
return () => {
for (const type of types) removeEventListener(type, hear, true);
if (way?.requestSubmit) way.requestSubmit();
else way?.click();
};
}`;

/** What a page's scripts wait for. */
export interface ScriptsWait {
  /** It can be used without them until somebody comes near. */
  readonly isWhole: boolean;
  /** It came with what the browser has stored. */
  readonly isOwn: boolean;
}

/**
 * Holds a page's scripts back until it is drawn: it can be read and used without them, and on a telephone they would be
 * fetched and begun before the first picture. Those of a page that is whole for everybody wait for somebody, too. React Router
 * offers no way to say so; a page that has no scripts stays as it is.
 */
export const scriptsLast = (
  html: Buffer,
  nonce: string,
  { isWhole, isOwn, sheet }: ScriptsWait & { readonly sheet?: string | undefined },
): readonly PageEdit[] => {
  const start = html.indexOf(module);
  const last = html.lastIndexOf(end);
  if (start < 0 || last < start) return [];
  // React Router indents what it says of the routes.
  const done = html.indexOf('</script>', start);
  const written = html.toString('utf8', start + module.length, done).replaceAll(/\n +/g, '');
  const edits: PageEdit[] = [{ at: start, until: done, text: waiting + written }];
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, at + 1)) {
    const until = html.indexOf('>', at) + 1;
    const href = / href="([^"]*)"/.exec(html.toString('utf8', at, until))?.[1] ?? '';
    // The waiting script names it again, and is read for it; what it does not name is fetched at once.
    if (written.includes(`"${href}"`)) edits.push({ at, until, text: '' });
  }
  const told = [isWhole ? restMs : 0, isOwn ? 0 : 1, ...(sheet || isOwn ? [sheet ?? ''] : [])];
  const given = [...told.map((each) => JSON.stringify(each)), ...(isOwn ? [holdBack] : [])];
  return [...edits, ...insertAt(last, `<script nonce="${nonce}">(${begin})(${given.join(',')})</script>`)];
};
