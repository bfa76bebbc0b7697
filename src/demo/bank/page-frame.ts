import type { Language } from '#domain/language.ts';
import { html, type Html } from '#server/html.ts';
import { textsIn } from './texts.ts';

interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** Scripts of this site that the page may do without. */
  readonly script?: string;
  /** More room for a second column. */
  readonly wide?: boolean;
}

/** Every page of the pretend gateway: marked as pretend before anything else is said. */
export const framedPage = (prefix: string, { language, title, main, script, wide = false }: PageParts): string => {
  const t = textsIn(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${t.site}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${prefix}/pasarela.css" />
        ${script ? html`<script src="${prefix}/${script}" defer></script>` : undefined}
      </head>
      <body>
        <header class="band">
          <p class="site">${t.site}</p>
          <p class="pretend">${t.pretend}</p>
        </header>
        <main class="${wide ? 'wide' : 'narrow'}">${main}</main>
      </body>
    </html> `.markup;
};
