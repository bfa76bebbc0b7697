import { html, type Html } from '../html.ts';
import type { Block, Letter, Sender } from './letter.ts';
import { proseHtml } from './letter-prose.ts';
import { footOf } from './letter-foot.ts';
import { textsIn } from './texts.ts';

/** Plain enough for every mail reader: no image, no script, nothing fetched. */
const styles: Html = {
  markup: `
    body { margin: 0; padding: 0; background: #f4f1e8; color: #16181a; font: 16px/1.5 Arial, Helvetica, sans-serif; }
    .sheet { max-width: 600px; margin: 0 auto; background: #ffffff; }
    .bar { background: #f6d000; color: #16181a; padding: 16px 24px; font-size: 22px; font-weight: bold; }
    .words { padding: 8px 24px 24px; }
    h1 { font-size: 24px; line-height: 1.25; margin: 16px 0; }
    h2 { font-size: 18px; margin: 28px 0 8px; }
    h3, h4 { font-size: 16px; margin: 20px 0 6px; }
    p { margin: 0 0 14px; }
    .prose { margin-bottom: 22px; }
    ul, ol { margin: 0 0 14px; padding-left: 22px; }
    blockquote { margin: 0 0 14px; padding-left: 14px; border-left: 4px solid #f6d000; }
    th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #dedad0; }
    dl { margin: 0 0 18px; }
    .row { border-bottom: 1px solid #dedad0; padding: 6px 0; }
    dt { color: #555a60; font-size: 14px; }
    dd { margin: 0; }
    .bill .row { display: flex; justify-content: space-between; gap: 16px; }
    .bill dd { text-align: right; white-space: nowrap; }
    .sum dt, .sum dd { color: #16181a; font-size: 18px; font-weight: bold; }
    .press { display: inline-block; background: #f6d000; color: #16181a; padding: 12px 20px; font-weight: bold; text-decoration: none; }
    .foot { padding: 16px 24px; color: #555a60; font-size: 13px; }
    .foot a { color: inherit; }
  `,
};

const drawn = (block: Block): Html => {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'prose':
      return html`<div class="prose">${proseHtml(block.nodes)}</div>`;
    case 'rows':
    case 'bill':
      return html`<dl class="${block.kind}">
        ${block.rows.map(
          ({ label, value, strong }) =>
            html`<div class="row${strong ? ' sum' : ''}">
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`;
    case 'link':
      return html`<p><a class="press" href="${block.url}">${block.text}</a></p>`;
  }
};

/** A message as a page of its own. */
export const letterHtml = (letter: Letter, { nombre, telefono }: Sender): string => {
  const t = textsIn(letter.idioma);
  const { unsubscribe } = letter;
  return html`<!doctype html>
    <html lang="${letter.idioma}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${letter.subject}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <div class="sheet">
          <div class="bar">${nombre}</div>
          <div class="words">
            <h1>${letter.title}</h1>
            ${letter.blocks.map(drawn)}
            <p>${t.firma(nombre)}</p>
          </div>
          <div class="foot">
            ${footOf(letter)(nombre, telefono)}
            ${unsubscribe ? html`<br /><a href="${unsubscribe.url}">${unsubscribe.text}</a>` : ''}
          </div>
        </div>
      </body>
    </html> `.markup;
};
