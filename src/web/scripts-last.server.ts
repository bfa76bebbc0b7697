import { hydrated } from './hydrated.ts';

const preload = '<link rel="modulepreload"';
const module = ' type="module" async=""';
const waiting = ' type="text/plain" id="scripts"';
const end = '</body>';

/**
 * Runs in the browser. That something was drawn is told once it can be seen, which on a slow processor is a long time after
 * its frame was announced, and then the processor has other work; what does not tell it has a second, or nothing where the
 * browser never would. Links and forms work by themselves; what was ticked is ticked again as soon as somebody listens, and a
 * button pressed that needs them.
 */
const begin = `((hrefs) => {
const turned = new Set();
let pressed;
const hear = ({ type, target }) => {
if (type === "click") pressed = target.closest('button[type="button"]:not([popovertarget])') ?? pressed;
else if (target.type === "radio" || (target.type === "checkbox" && !turned.delete(target))) turned.add(target);
};
for (const type of ["click", "change"]) addEventListener(type, hear, true);
addEventListener("${hydrated}", async () => {
for (const type of ["click", "change"]) removeEventListener(type, hear, true);
for (const each of [...turned, pressed]) {
await new Promise((done) => setTimeout(done));
if (!each?.isConnected || (each.type === "radio" && !each.checked)) continue;
if (each !== pressed) each.checked = !each.checked;
each.click();
}
}, { once: true });
const waiting = document.getElementById("scripts");
const start = () => {
if (!waiting.isConnected) return;
const make = (name, fields) => Object.assign(document.createElement(name), { nonce: waiting.nonce }, fields);
document.head.append(...hrefs.map((href) => make("link", { rel: "modulepreload", href })));
waiting.replaceWith(make("script", { type: "module", textContent: waiting.textContent }));
};
const whenIdle = window.requestIdleCallback ?? ((begin) => begin());
const tells = PerformanceObserver.supportedEntryTypes?.includes("paint");
if (tells) new PerformanceObserver((drawn) => {
if (drawn.getEntriesByName("first-contentful-paint").length) whenIdle(start, { timeout: 200 });
}).observe({ type: "paint", buffered: true });
requestAnimationFrame(() => setTimeout(start, tells ? 1000 : 0));
})`;

/**
 * Holds a page's scripts back until it is drawn: it can be read and used without them, and on a telephone they would be
 * fetched and begun before the first picture. React Router offers no way to say so; a page that has no scripts stays as
 * it is.
 */
export const scriptsLast = (html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> => {
  const start = html.indexOf(module);
  const last = html.lastIndexOf(end);
  if (start < 0 || last < start) return html;
  const parts: Uint8Array[] = [];
  const hrefs: string[] = [];
  let from = 0;
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, from)) {
    parts.push(html.subarray(from, at));
    from = html.indexOf('>', at) + 1;
    hrefs.push(/ href="([^"]*)"/.exec(html.toString('utf8', at, from))?.[1] ?? '');
  }
  // React Router indents what it says of the routes.
  const done = html.indexOf('</script>', start);
  const written = html.toString('utf8', start + module.length, done).replaceAll(/\n +/g, '');
  parts.push(
    html.subarray(from, start),
    Buffer.from(waiting + written),
    html.subarray(done, last),
    Buffer.from(`<script nonce="${nonce}">${begin}(${JSON.stringify(hrefs)})</script>`),
    html.subarray(last),
  );
  return Buffer.concat(parts);
};
