import type { Language } from '#domain/language.ts';
import { createHash } from 'node:crypto';
import { telHref } from '#web/ui/phone-link.tsx';
import { areaKey } from '#web/stored/area-key.ts';
import { visitKey } from '#web/stored/visit-key.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { themeColour } from '#web/theme-colour.ts';
import faces from '#web/styles/fonts.css?inline';
import tokens from '#web/styles/tokens.css?inline';
import { showKept, type KeptWords } from './show-kept.ts';
import { appTexts } from './texts.server.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** The shop's colours and letters. Its typeface is in the browser's own cache since any page was seen; it may come a moment late here. */
const sheet = `
${faces.replace(/font-display:\s*optional/, 'font-display:swap')}
${tokens}
:root { font: var(--text-m)/1.5 var(--face); }
body { margin: 0; background: var(--paper); color: var(--ink); }
header, main { padding: var(--s4) max(var(--gutter), (100% - 34rem) / 2); }
main { padding-block: var(--s8); }
header { background: var(--asphalt); color: var(--on-asphalt); font-stretch: var(--wide); font-weight: 800; font-size: var(--text-l); border-bottom: var(--corner) solid var(--signal); }
h1, h2 { font-stretch: var(--wide); font-weight: 800; line-height: 1.08; letter-spacing: -0.012em; }
h1 { font-size: var(--text-2xl); margin: 0 0 var(--s4); }
h2 { font-size: var(--text-xl); margin: var(--s8) 0 var(--s2); }
ul { list-style: none; margin: 0; padding: 0; }
p { margin: 0 0 var(--s4); }
.ways { display: flex; flex-wrap: wrap; gap: var(--s3); margin-top: var(--s8); }
a, button { display: inline-flex; align-items: center; min-height: var(--control); padding: var(--s2) var(--s6); border: var(--rule) solid var(--ink); border-radius: var(--corner); box-sizing: border-box; font: inherit; font-weight: 700; font-stretch: 108%; line-height: 1.15; color: inherit; background: none; text-decoration: none; cursor: pointer; }
button { background: ${themeColour}; border-color: ${themeColour}; color: var(--on-signal); box-shadow: inset 0 0 0 1px var(--signal), inset 0 0 0 3px var(--on-signal); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

interface Shop {
  readonly nombre: string;
  readonly telefono: string;
}

/** A script's text within a page: nothing in it ends the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

interface OfflineDocument {
  readonly html: string;
  /** Content-Security-Policy: this sheet, this script and the shop's typeface, and nothing from anywhere. */
  readonly policy: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page that stands in for all others without network: whole in itself, because nothing else can be counted on then. */
export const offlineDocument = (language: Language, { nombre, telefono }: Shop): OfflineDocument => {
  const t = appTexts[language].sinRed;
  const words: KeptWords = {
    idioma: language,
    cuando: t.cuando('{dia}', '{hora}'),
    sinCita: t.sinCita,
    sinCesta: t.sinCesta,
    areaKey,
    visitKey,
    basketKey,
  };
  const script = `(${showKept.toString()})(document, localStorage, new Date(), ${inScript(words)});
document.getElementById('otra-vez').addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${themeColour}">
<title>${escaped(t.titulo)} · ${escaped(nombre)}</title>
<style>${sheet}</style>
</head>
<body>
<header>${escaped(nombre)}</header>
<main>
<h1>${escaped(t.titulo)}</h1>
<p>${escaped(t.texto)}</p>
<h2>${escaped(t.cita)}</h2>
<ul id="cita"><li>${escaped(t.sinCita)}</li></ul>
<h2>${escaped(t.cesta)}</h2>
<ul id="cesta"><li>${escaped(t.sinCesta)}</li></ul>
<p class="ways"><a href="${escaped(telHref(telefono))}">${escaped(t.llamar(telefono))}</a><button type="button" id="otra-vez">${escaped(t.reintentar)}</button></p>
</main>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(sheet)}`,
    "font-src 'self'",
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
};
