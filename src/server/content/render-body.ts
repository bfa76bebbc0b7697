import type { ContentPart } from '#contract/content.ts';
import { readBody, type BodyPart, type BodyTrouble } from '#domain/content/body.ts';
import { renderMarkdown, tooDeepAt, type Headings } from './render-markdown.ts';

/** A picture as pages show it, without the line below it. */
export type ShownPicture = Omit<Extract<ContentPart, { tipo: 'imagen' }>, 'pie'>;
/** By the names that blocks use. */
export type ShownPictures = ReadonlyMap<string, ShownPicture>;

const none: ShownPictures = new Map();

const renderPart = (part: BodyPart, headings: Headings, pictures: ShownPictures): ContentPart | undefined => {
  if (part.tipo === 'texto') return { tipo: 'texto', prosa: renderMarkdown(part.markdown, headings) };
  if (part.tipo === 'preguntas')
    return {
      tipo: 'preguntas',
      preguntas: part.preguntas.map(({ pregunta, respuesta }) => ({
        pregunta,
        respuesta: renderMarkdown(respuesta, headings),
      })),
    };
  if (part.tipo !== 'imagen') return part;
  const picture = pictures.get(part.nombre);
  return picture && { ...picture, pie: part.pie };
};

const markdownOf = (part: BodyPart): readonly { readonly text: string; readonly linea: number }[] => {
  if (part.tipo === 'texto') return [{ text: part.markdown, linea: part.linea }];
  return part.tipo === 'preguntas' ? part.preguntas.map(({ respuesta }) => ({ text: respuesta, linea: 1 })) : [];
};

const tooDeep = (part: BodyPart): BodyTrouble[] =>
  markdownOf(part).flatMap(({ text, linea }) => {
    const at = tooDeepAt(text);
    return at === undefined ? [] : [{ linea: linea + at, codigo: 'contenido-anidado' as const }];
  });

/** The pictures that a text names, each once. */
export const namedPictures = (text: string): string[] => [
  ...new Set(readBody(text).imagenes.map(({ nombre }) => nombre)),
];

/** What is wrong with a text, with the line of each. `known` are the pictures that there are, of those that it names. */
export const troublesOf = (text: string, known: Iterable<string> = []): BodyTrouble[] => {
  const { partes, fallos, imagenes } = readBody(text);
  const there = new Set(known);
  const gone = imagenes
    .filter(({ nombre }) => !there.has(nombre))
    .map(({ linea }) => ({ linea, codigo: 'contenido-imagen' as const }));
  return [...fallos, ...partes.flatMap(tooDeep), ...gone].toSorted((one, other) => one.linea - other.linea);
};

/** A text as pages show it. What cannot be read, or is not there, is left out. */
export const renderBody = (text: string, pictures: ShownPictures = none): ContentPart[] => {
  const headings: Headings = new Map();
  return readBody(text).partes.flatMap((part) => renderPart(part, headings, pictures) ?? []);
};
