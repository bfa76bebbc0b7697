import type { Language } from '#domain/language.ts';
import { createHash } from 'node:crypto';
import { telHref } from '#web/ui/phone-link.tsx';
import { areaKey } from '#web/stored/area-key.ts';
import { visitKey } from '#web/stored/visit-key.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { themeColour } from '#web/theme-colour.ts';
import { showKept, type KeptWords } from './show-kept.ts';
import { appTexts } from './texts.server.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const sheet = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
header, main { padding: 1rem max(1.25rem, (100% - 34rem) / 2); }
main { padding-block: 2rem; }
header { background: #16181a; color: #fff; font-weight: 800; font-size: 1.25rem; letter-spacing: .02em; border-bottom: .375rem solid ${themeColour}; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .25rem; }
ul { list-style: none; margin: 0; padding: 0; }
p { margin: 0 0 1rem; }
a, button { display: inline-block; min-height: 3rem; padding: .75rem 1.25rem; margin: 1.5rem .5rem 0 0; border: 2px solid currentColor; border-radius: .375rem; box-sizing: border-box; font: inherit; font-weight: 700; color: inherit; background: none; text-decoration: none; cursor: pointer; }
button { background: ${themeColour}; border-color: ${themeColour}; color: #16181a; }
:focus-visible { outline: 3px solid #003399; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { :focus-visible { outline-color: #9db8ff; } }
`;

interface Shop {
  readonly nombre: string;
  readonly telefono: string;
}

/** A script's text within a page: nothing in it ends the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

interface OfflineDocument {
  readonly html: string;
  /** Content-Security-Policy: this sheet and this script, and nothing from anywhere. */
  readonly policy: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page that stands in for all others without network: whole in itself, because nothing else can be had then. */
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
<p><a href="${escaped(telHref(telefono))}">${escaped(t.llamar(telefono))}</a><button type="button" id="otra-vez">${escaped(t.reintentar)}</button></p>
</main>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(sheet)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
};
