import { longestText, mostBlocks } from './bounds.ts';
import { isBlockName, readBlock, type ContentBlock } from './blocks.ts';

/** A text is Markdown with blocks between: `::: ofertas`, its fields, `:::`. */
export type BodyPart = { readonly tipo: 'texto'; readonly markdown: string; readonly linea: number } | ContentBlock;

export interface BodyTrouble {
  /** From 1. */
  readonly linea: number;
  readonly codigo:
    | 'campo-largo'
    | 'contenido-bloque-desconocido'
    | 'contenido-bloque-campo'
    | 'contenido-bloque-abierto'
    | 'contenido-bloques'
    | 'contenido-anidado'
    | 'contenido-imagen';
}

export interface Body {
  readonly partes: readonly BodyPart[];
  readonly fallos: readonly BodyTrouble[];
  /** The pictures that its blocks name, each with the line of its block. */
  readonly imagenes: readonly { readonly nombre: string; readonly linea: number }[];
}

const opening = /^:::\s*([a-z-]+)\s*$/;
const closing = /^:::\s*$/;
const fence = /^ {0,3}(?:`{3,}|~{3,})/;

interface Line {
  readonly text: string;
  readonly linea: number;
}

/** Where an opened block ends; -1 where it does not. */
const endOf = (lines: readonly string[], from: number): number =>
  lines.findIndex((line, index) => index > from && closing.test(line));

const withoutEmpty = (lines: readonly Line[]): BodyPart[] => {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const begin = lines[first];
  if (!begin) return [];
  return [
    {
      tipo: 'texto',
      markdown: lines
        .slice(first)
        .map(({ text }) => text)
        .join('\n'),
      linea: begin.linea,
    },
  ];
};

/**
 * Takes a text apart. What cannot be read is said with its line and left out, so that the rest can be shown. A mark inside
 * fenced code is text.
 */
export const readBody = (text: string): Body => {
  if (text.length > longestText) return { partes: [], fallos: [{ linea: 1, codigo: 'campo-largo' }], imagenes: [] };
  const lines = text.split(/\r\n?|\n/);
  const partes: BodyPart[] = [];
  const fallos: BodyTrouble[] = [];
  const imagenes: { nombre: string; linea: number }[] = [];
  let prose: Line[] = [];
  let blocks = 0;
  let isCode = false;

  const readAt = (index: number, name: string): number => {
    const linea = index + 1;
    partes.push(...withoutEmpty(prose));
    prose = [];
    const end = endOf(lines, index);
    blocks += 1;
    if (blocks === mostBlocks + 1) fallos.push({ linea, codigo: 'contenido-bloques' });
    if (end === -1) fallos.push({ linea, codigo: 'contenido-bloque-abierto' });
    else if (!isBlockName(name)) fallos.push({ linea, codigo: 'contenido-bloque-desconocido' });
    else if (blocks <= mostBlocks) {
      const block = readBlock(name, lines.slice(index + 1, end));
      if (block) partes.push(block);
      if (block?.tipo === 'imagen') imagenes.push({ nombre: block.nombre, linea });
      if (!block) fallos.push({ linea, codigo: 'contenido-bloque-campo' });
    }
    return end === -1 ? lines.length : end;
  };

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (fence.test(line)) isCode = !isCode;
    const name = isCode ? undefined : opening.exec(line)?.[1];
    if (name === undefined) prose.push({ text: line, linea: index + 1 });
    else index = readAt(index, name);
  }
  partes.push(...withoutEmpty(prose));
  return { partes, fallos, imagenes };
};
