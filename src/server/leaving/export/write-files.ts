import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import type { Collected, KeptList } from './collect.ts';
import { exportTextsIn } from './export-texts.ts';
import { keptTables, leftTables } from './kept-tables.ts';

export interface FileInside {
  readonly name: string;
  readonly content: Buffer;
}

interface Given {
  readonly idioma: Language;
  readonly sitio: string;
  readonly telefono: string;
  readonly now: Date;
}

/** What is kept and not handed over, by table and column, each with its reason. */
const left = [
  ...Object.entries(keptTables).flatMap(([tabla, kept]) =>
    'hides' in kept ? Object.entries(kept.hides).map(([campo, motivo]) => ({ tabla, campo, motivo })) : [],
  ),
  ...Object.entries(leftTables).map(([tabla, motivo]) => ({ tabla, campo: null, motivo })),
];

/** One document: each kind with its title, what each field says, and its rows. */
const writeJson = ({ email, lists }: Collected, { idioma, sitio, now }: Given): string => {
  const t = exportTextsIn(idioma);
  const datos = lists.map(({ kind, fields, rows }) => [
    kind,
    {
      titulo: t.tipos[kind],
      campos: Object.fromEntries(fields.map((field) => [field, t.campos[field]])),
      filas: rows,
    },
  ]);
  return JSON.stringify(
    {
      sitio,
      cuenta: email,
      generado: now.toISOString(),
      idioma,
      datos: Object.fromEntries(datos) as unknown,
      noIncluido: { motivos: t.motivos, campos: left },
    },
    null,
    2,
  );
};

/** A value as a cell; what has parts is the JSON of it. */
const cell = (value: unknown): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
};

/** RFC 4180 in UTF-8, marked as such for spreadsheets, for which no cell is a formula. */
const writeCsv = ({ fields, rows }: KeptList): string =>
  stringify(
    rows.map((row) => fields.map((field) => cell(row[field]))),
    {
      header: true,
      columns: [...fields],
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quote_record_delimiter: true,
    },
  );

const writeReadme = ({ email, lists }: Collected, { idioma, sitio, telefono, now }: Given): string => {
  const { leeme: t, tipos, motivos } = exportTextsIn(idioma);
  const when = new Intl.DateTimeFormat(idioma, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });
  const headed = (title: string, ...lines: readonly string[]) => [title, '-'.repeat(title.length), ...lines, ''];
  return [
    ...headed(t.titulo(sitio), t.deQuien(email, when.format(now))),
    ...headed(
      t.archivos,
      t.json,
      t.csv,
      ...lists.map(({ kind, rows }) => `  csv/${kind}.csv: ${t.filas(tipos[kind], rows.length)}`),
      t.facturas,
    ),
    ...headed(t.leer, t.formato, t.comilla, t.valores),
    ...headed(t.fuera, ...Object.values(motivos).map((motivo) => `- ${motivo}`)),
    ...headed(t.derechos, t.ley(telefono)),
  ].join('\r\n');
};

/** All that is in the ZIP. JSON and tables say the same. */
export const writeFiles = (collected: Collected, given: Given): FileInside[] => [
  { name: exportTextsIn(given.idioma).leeme.archivo, content: Buffer.from(writeReadme(collected, given)) },
  { name: 'datos.json', content: Buffer.from(writeJson(collected, given)) },
  ...collected.lists.map((list) => ({ name: `csv/${list.kind}.csv`, content: Buffer.from(writeCsv(list)) })),
];
