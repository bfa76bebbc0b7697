import { contactReasons, type ContactReason } from '../cases/case.ts';
import { longestPictureName } from '../pictures/bounds.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { articleLists, contentVehicles, type ArticleList, type ContentVehicle } from './block-words.ts';
import { mostQuestions } from './bounds.ts';
import { isLink } from './link.ts';

/** What the shop shows in the middle of a text. `respuesta` is Markdown. */
export type ContentBlock =
  | {
      readonly tipo: 'productos';
      readonly titulo: string;
      readonly lista: 'neumaticos';
      readonly medida: { readonly ancho: number; readonly serie: number; readonly llanta: number } | null;
      readonly temporada: 'verano' | 'invierno' | 'allseason' | null;
      readonly marca: string | null;
      readonly cuantos: number;
    }
  | {
      readonly tipo: 'productos';
      readonly titulo: string;
      readonly lista: ArticleList;
      readonly marca: string | null;
      readonly cuantos: number;
    }
  | { readonly tipo: 'ofertas'; readonly titulo: string; readonly vehiculo: ContentVehicle; readonly cuantos: number }
  | { readonly tipo: 'talleres'; readonly titulo: string; readonly area: string; readonly cuantos: number }
  | {
      readonly tipo: 'formulario';
      readonly titulo: string;
      readonly texto: string;
      /** What its messages are about; null where who writes chooses. */
      readonly motivo: ContactReason | null;
    }
  | {
      readonly tipo: 'imagen';
      /** What the picture is named by. */
      readonly nombre: string;
      /** A line below it; empty for none. */
      readonly pie: string;
    }
  | {
      readonly tipo: 'preguntas';
      readonly preguntas: readonly { readonly pregunta: string; readonly respuesta: string }[];
    }
  | {
      readonly tipo: 'llamada';
      readonly titulo: string;
      readonly texto: string;
      readonly enlace: string;
      readonly boton: string;
    };

export type BlockName = ContentBlock['tipo'];

/** Fields of a block as they were written, each once. */
type Fields = ReadonlyMap<string, string>;

const most = 160;
const few = /^(?:[1-9]|1[0-2])$/;
const part = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const sizes = /^(\d{2,3})\s*\/\s*(\d{2,3})\s*(?:Z?R|-)?\s*(\d{1,2}(?:\.5)?)$/i;
const seasons = ['verano', 'invierno', 'allseason'] as const;

const oneOf = <Word extends string>(words: readonly Word[], value: string): Word | undefined =>
  words.find((word) => word === value);

const countOf = (fields: Fields): number | undefined => {
  const value = fields.get('cuantos') ?? '3';
  return few.test(value) ? Number(value) : undefined;
};

/** A word of an address that may be missing; undefined where it is none. */
const partOf = (value: string | undefined): string | null | undefined =>
  value === undefined ? null : part.test(value) ? value : undefined;

const sizeOf = (value: string | undefined) => {
  if (value === undefined) return null;
  const [, ancho, serie, llanta] = sizes.exec(value) ?? [];
  return ancho ? { ancho: Number(ancho), serie: Number(serie), llanta: Number(llanta) } : undefined;
};

const readProducts = (fields: Fields): ContentBlock | undefined => {
  const [titulo, lista] = [fields.get('titulo') ?? '', fields.get('lista') ?? 'neumaticos'];
  const [cuantos, marca] = [countOf(fields), partOf(fields.get('marca'))];
  if (cuantos === undefined || marca === undefined) return undefined;
  if (lista !== 'neumaticos') {
    const articles = oneOf(articleLists, lista);
    if (!articles || fields.has('medida') || fields.has('temporada')) return undefined;
    return { tipo: 'productos', titulo, lista: articles, marca, cuantos };
  }
  const asked = fields.get('temporada');
  const temporada = asked === undefined ? null : oneOf(seasons, asked);
  const medida = sizeOf(fields.get('medida'));
  if (temporada === undefined || medida === undefined) return undefined;
  return { tipo: 'productos', titulo, lista, medida, temporada, marca, cuantos };
};

const readOffers = (fields: Fields): ContentBlock | undefined => {
  const vehiculo = oneOf(contentVehicles, fields.get('vehiculo') ?? 'coche');
  const cuantos = countOf(fields);
  return vehiculo && cuantos ? { tipo: 'ofertas', titulo: fields.get('titulo') ?? '', vehiculo, cuantos } : undefined;
};

const readWorkshops = (fields: Fields): ContentBlock | undefined => {
  const area = partOf(fields.get('area') ?? 'todas');
  const cuantos = countOf(fields);
  return area && cuantos ? { tipo: 'talleres', titulo: fields.get('titulo') ?? '', area, cuantos } : undefined;
};

const readForm = (fields: Fields): ContentBlock | undefined => {
  const asked = fields.get('motivo');
  const motivo = asked === undefined ? null : oneOf(contactReasons, asked);
  if (motivo === undefined) return undefined;
  return { tipo: 'formulario', titulo: fields.get('titulo') ?? '', texto: fields.get('texto') ?? '', motivo };
};

const readCall = (fields: Fields): ContentBlock | undefined => {
  const [titulo, boton, enlace] = [fields.get('titulo'), fields.get('boton'), fields.get('enlace')];
  if (!titulo || !boton || !enlace || !isLink(enlace)) return undefined;
  return { tipo: 'llamada', titulo, texto: fields.get('texto') ?? '', enlace, boton };
};

const readPicture = (fields: Fields): ContentBlock | undefined => {
  const nombre = fields.get('nombre');
  if (nombre === undefined || nombre.length > longestPictureName || !pictureName.test(nombre)) return undefined;
  return { tipo: 'imagen', nombre, pie: fields.get('pie') ?? '' };
};

interface Reader {
  readonly fields: readonly string[];
  readonly read: (fields: Fields) => ContentBlock | undefined;
}

const readers: Readonly<Record<Exclude<BlockName, 'preguntas'>, Reader>> = {
  productos: { fields: ['titulo', 'lista', 'medida', 'temporada', 'marca', 'cuantos'], read: readProducts },
  ofertas: { fields: ['titulo', 'vehiculo', 'cuantos'], read: readOffers },
  talleres: { fields: ['titulo', 'area', 'cuantos'], read: readWorkshops },
  formulario: { fields: ['titulo', 'texto', 'motivo'], read: readForm },
  imagen: { fields: ['nombre', 'pie'], read: readPicture },
  llamada: { fields: ['titulo', 'texto', 'enlace', 'boton'], read: readCall },
};

const isReader = (name: string): name is keyof typeof readers => Object.hasOwn(readers, name);

/** `campo: valor` on each line; undefined where a line is something else, or a field is not of the block, or twice. */
const readFields = (lines: readonly string[], allowed: readonly string[]): Fields | undefined => {
  const fields = new Map<string, string>();
  for (const line of lines) {
    if (line.trim() === '') continue;
    const [, name, value = ''] = /^\s*([a-z]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || !allowed.includes(name) || fields.has(name) || value.length > most) return undefined;
    if (value.trim() !== '') fields.set(name, value.trim());
  }
  return fields;
};

/** Each question is a line that begins with `? `; what follows is its answer. */
const readQuestions = (lines: readonly string[]): ContentBlock | undefined => {
  const preguntas: { pregunta: string; respuesta: string }[] = [];
  for (const line of lines) {
    const asked = /^\? +(\S.*)$/.exec(line)?.[1];
    const last = preguntas.at(-1);
    if (asked !== undefined) preguntas.push({ pregunta: asked.trim(), respuesta: '' });
    else if (last) last.respuesta += `${line}\n`;
    else if (line.trim() !== '') return undefined;
  }
  const answered = preguntas.map(({ pregunta, respuesta }) => ({ pregunta, respuesta: respuesta.trim() }));
  const isWhole =
    answered.length > 0 && answered.every(({ pregunta, respuesta }) => respuesta && pregunta.length <= most);
  return isWhole && answered.length <= mostQuestions ? { tipo: 'preguntas', preguntas: answered } : undefined;
};

/** Whether there is a block of such a name. */
export const isBlockName = (name: string): name is BlockName => name === 'preguntas' || isReader(name);

/** A block of the lines between its two marks; undefined where a field is missing, unknown or wrong. */
export const readBlock = (name: BlockName, lines: readonly string[]): ContentBlock | undefined => {
  if (name === 'preguntas') return readQuestions(lines);
  const { fields, read } = readers[name];
  const given = readFields(lines, fields);
  return given && read(given);
};
