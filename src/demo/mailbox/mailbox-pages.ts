import type { Language } from '#domain/language.ts';
import { html, type Html } from '#server/html.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { textsIn } from '#server/mail/texts.ts';

export const mailboxPath = '/buzon';

const page = (language: Language, title: string, main: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${mailboxPath}/mailbox.css" />
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `.markup;

/** On a wall in Spain, where the demo's people read their letters. */
const wall = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const;
const onTheWall = { es: new Intl.DateTimeFormat('es', wall), ca: new Intl.DateTimeFormat('ca', wall) };

const when = (instant: Date, language: Language): Html =>
  html`<time datetime="${instant.toISOString()}">${onTheWall[language].format(instant)}</time>`;

/** A message with what it says; without a letter where what it speaks of is gone. */
export interface WrittenMail {
  readonly row: MailRow;
  readonly letter: Letter | undefined;
}

/** The newest messages, each leading to its own page. */
export const mailList = (mails: readonly WrittenMail[], language: Language): string => {
  const t = textsIn(language).buzon;
  const entry = ({ row, letter }: WrittenMail): Html => html`
    <li>
      <a href="${mailboxPath}/${row.id}">${letter?.subject ?? t.sinContenido}</a>
      <p>${row.destinatario} · ${when(row.creado, language)} · ${t.estados[row.status]}</p>
    </li>
  `;
  const main = html`
    <h1>${t.titulo}</h1>
    <p>${t.texto}</p>
    ${
      mails.length === 0
        ? html`<p>${t.vacio}</p>`
        : html`<ol class="mails">
            ${mails.map(entry)}
          </ol>`
    }
  `;
  return page(language, t.titulo, main);
};

const body = (id: string, letter: Letter, text: string, t: ReturnType<typeof textsIn>['buzon']): Html => html`
  ${
    letter.calendar
      ? html`<p>
          ${t.adjuntos}: <a href="${mailboxPath}/${id}/${letter.calendar.filename}">${letter.calendar.filename}</a>
        </p>`
      : undefined
  }
  ${
    letter.file
      ? html`<p>${t.adjuntos}: <a href="${mailboxPath}/${id}/adjunto">${letter.file.filename}</a></p>`
      : undefined
  }
  <h2>${t.enHtml}</h2>
  <iframe sandbox="" src="${mailboxPath}/${id}/html" title="${letter.subject}"></iframe>
  <h2>${t.enTexto}</h2>
  <pre>${text}</pre>
`;

/** One message: as HTML inside a frame that may do nothing, and as text. */
export const mailPage = (
  { row, letter }: WrittenMail,
  { text, file }: { readonly text: string; readonly file: boolean },
  language: Language,
): string => {
  const t = textsIn(language).buzon;
  const main = html`
    <p><a href="${mailboxPath}">${t.volver}</a></p>
    <h1>${letter?.subject ?? t.sinContenido}</h1>
    <p>${t.para}: ${row.destinatario} · ${when(row.creado, language)} · ${t.estados[row.status]}</p>
    ${file ? html`<p><a href="${mailboxPath}/${row.id}/eml">${t.archivo}</a></p>` : undefined}
    ${letter ? body(row.id, letter, text, t) : undefined}
  `;
  return page(language, letter?.subject ?? t.titulo, main);
};
