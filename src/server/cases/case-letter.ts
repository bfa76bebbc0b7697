import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Letter } from '../mail/letter.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { pageUrl } from '../page-url.ts';
import type { Runtime } from '../runtime.ts';
import { caseById, type CaseRow } from './cases-store.ts';

type Said = Pick<Letter, 'subject' | 'title' | 'blocks'>;

/** The number stands in every letter about a case (Ley 10/2025). What its writer typed stands in none: the address may be another's. */
const letterOf = async (
  { database, config }: Runtime,
  caseId: string,
  idioma: Language,
  say: (row: CaseRow) => Said | undefined,
): Promise<Letter | undefined> => {
  const row = await caseById(database, caseId);
  const said = row && say(row);
  if (!row || !said) return undefined;
  const { saludo, caso } = textsIn(idioma);
  return {
    idioma,
    because: 'caso',
    subject: said.subject,
    title: said.title,
    blocks: [
      { kind: 'text', text: saludo(row.nombre) },
      ...said.blocks,
      {
        kind: 'rows',
        rows: [
          { label: caso.numero, value: row.numero },
          { label: caso.motivo, value: caso.motivos[row.motivo] },
        ],
      },
      { kind: 'text', text: caso.otraVez(config.site.telefono) },
      { kind: 'link', text: caso.escribir, url: pageUrl(config, address('contact', idioma)) },
    ],
  };
};

/** That a message came, under which number, and by when it is answered. */
export const caseReceivedLetter: Template<MailData['caso-recibido']> = async (runtime, { caseId }, idioma) => {
  const { recibido: t } = textsIn(idioma).caso;
  return await letterOf(runtime, caseId, idioma, ({ numero, plazo }) => ({
    subject: t.asunto(numero),
    title: t.titulo,
    blocks: [{ kind: 'text', text: t.texto(dayInWords(dayOnTheWall(plazo), idioma)) }],
  }));
};

/** What the shop answers. */
export const caseAnsweredLetter: Template<MailData['caso-contestado']> = async (runtime, { caseId, turno }, idioma) => {
  const { contestado: t } = textsIn(idioma).caso;
  return await letterOf(runtime, caseId, idioma, ({ numero, respuestas }) => {
    const answer = respuestas[turno - 1];
    if (!answer) return undefined;
    const paragraphs = answer.texto.split(/\n+/).filter((line) => line.trim() !== '');
    return {
      subject: t.asunto(numero),
      title: t.titulo,
      blocks: paragraphs.map((text) => ({ kind: 'text', text })),
    };
  });
};

/** That a case ended without a written answer. */
export const caseClosedLetter: Template<MailData['caso-cerrado']> = async (runtime, { caseId }, idioma) => {
  const { cerrado: t } = textsIn(idioma).caso;
  return await letterOf(runtime, caseId, idioma, ({ numero }) => ({
    subject: t.asunto(numero),
    title: t.titulo,
    blocks: [{ kind: 'text', text: t.texto }],
  }));
};
