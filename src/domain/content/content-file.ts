import { isDay } from '../day.ts';
import { contentKinds, type ContentKind } from './kinds.ts';

/** One language of a page as it stands in a file: a typed header between `---`, then Markdown. */
export interface ContentFile {
  /** The same in both languages' files. */
  readonly clave: string;
  readonly clase: ContentKind;
  readonly slug: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly entrada: string;
  /** Of an article: the day under which it is listed. */
  readonly fecha: string | null;
  readonly indexar: boolean;
  /** Whether the foot of every page leads to it. */
  readonly pie: boolean;
  readonly texto: string;
}

export type FileTrouble =
  | { readonly problema: 'sin-cabecera' }
  | { readonly problema: 'campo'; readonly campo: string };

const form = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const names = ['clave', 'clase', 'slug', 'titulo', 'descripcion', 'entrada', 'fecha', 'indexar', 'pie'] as const;
const needed = ['clave', 'clase', 'slug', 'titulo', 'descripcion'] as const;

const isKind = (word: string | undefined): word is ContentKind => contentKinds.some((kind) => kind === word);

type Fields = ReadonlyMap<string, string>;

const readHead = (head: string): Fields | FileTrouble => {
  const fields = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const [, campo, value = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    if (!campo || !names.some((name) => name === campo) || fields.has(campo))
      return { problema: 'campo', campo: campo ?? line.slice(0, 40) };
    fields.set(campo, value.trim());
  }
  return fields;
};

/** The first field that is missing or wrong; undefined where none is. */
const wrongField = (fields: Fields): (typeof names)[number] | undefined => {
  const missing = needed.find((name) => !fields.get(name));
  if (missing) return missing;
  if (!isKind(fields.get('clase'))) return 'clase';
  const fecha = fields.get('fecha');
  if (fecha === undefined ? fields.get('clase') === 'articulo' : !isDay(fecha)) return 'fecha';
  return (['indexar', 'pie'] as const).find((name) => !['si', 'no'].includes(fields.get(name) ?? 'no'));
};

/** Reads such a file, or says which field of its header is missing, unknown or wrong. */
export const readContentFile = (file: string): ContentFile | FileTrouble => {
  const [, head, texto] = form.exec(file) ?? [];
  if (head === undefined || texto === undefined) return { problema: 'sin-cabecera' };
  const fields = readHead(head);
  if ('problema' in fields) return fields;
  const wrong = wrongField(fields);
  const clase = fields.get('clase');
  if (wrong || !isKind(clase)) return { problema: 'campo', campo: wrong ?? 'clase' };
  const of = (name: (typeof names)[number]) => fields.get(name) ?? '';
  return {
    clave: of('clave'),
    clase,
    slug: of('slug'),
    titulo: of('titulo'),
    descripcion: of('descripcion'),
    entrada: of('entrada'),
    fecha: fields.get('fecha') ?? null,
    indexar: of('indexar') !== 'no',
    pie: of('pie') === 'si',
    texto: texto.trim(),
  };
};
