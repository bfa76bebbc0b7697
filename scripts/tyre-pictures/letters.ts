import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const need = createRequire(import.meta.url);
const files = {
  bold: '700Bold/Archivo_700Bold.ttf',
  heavy: '800ExtraBold/Archivo_800ExtraBold.ttf',
  black: '900Black/Archivo_900Black.ttf',
  medium: '600SemiBold/Archivo_600SemiBold.ttf',
  italic: '800ExtraBold_Italic/Archivo_800ExtraBold_Italic.ttf',
  slanted: '700Bold_Italic/Archivo_700Bold_Italic.ttf',
} as const;
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();
const fontOf = (face: Face): Font => {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(need.resolve(`@expo-google-fonts/archivo/${files[face]}`)) as Font;
  opened.set(face, font);
  return font;
};

type Outline = number[];

/** Lines that follow a curve closely enough for letters of some centimetres. */
const curve = (into: Outline, from: readonly [number, number], rest: readonly number[]): void => {
  const points = [from, ...pairs(rest)];
  for (let step = 1; step <= 6; step++) {
    const t = step / 6;
    let level = points;
    while (level.length > 1) {
      level = level
        .slice(1)
        .map((to, index): readonly [number, number] => [
          (level[index]?.[0] ?? 0) * (1 - t) + to[0] * t,
          (level[index]?.[1] ?? 0) * (1 - t) + to[1] * t,
        ]);
    }
    into.push(level[0]?.[0] ?? 0, level[0]?.[1] ?? 0);
  }
};
const pairs = (flat: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] as number, flat[index * 2 + 1] as number]);

/** The outlines of words as closed lines, and how wide they are; heights in those of a capital, y downwards from its top. */
export const outlines = (
  words: string,
  face: Face,
  spacing: number,
): { readonly lines: Outline[]; readonly wide: number } => {
  const font = fontOf(face);
  const scale = 1 / font.capHeight;
  const lines: Outline[] = [];
  let pen = 0;
  const run = font.layout(words);
  run.glyphs.forEach((glyph, index) => {
    let line: Outline = [];
    const move = (x: number, y: number): [number, number] => [(pen + x) * scale, 1 - y * scale];
    for (const { command, args } of glyph.path.commands) {
      const points = pairs(args).flatMap(([x, y]) => move(x, y));
      if (command === 'moveTo') lines.push((line = [...points]));
      else if (command === 'lineTo') line.push(...points);
      else if (command !== 'closePath') curve(line, [line.at(-2) ?? 0, line.at(-1) ?? 0], points);
    }
    pen += (run.positions[index]?.xAdvance ?? 0) + spacing * font.capHeight;
  });
  return { lines, wide: pen * scale - spacing };
};

/** A picture of how much of each texel is covered. */
export interface Mask {
  readonly columns: number;
  readonly rows: number;
  readonly cover: Float32Array;
}

/** Fills outlines, stretched to a size in texels, by the rule that each crossing turns about. */
export const fill = (lines: readonly Outline[], wide: number, across: number, down: number): Mask => {
  const [margin, parts] = [2, 4];
  const columns = Math.ceil(wide * across) + 2 * margin;
  const rows = Math.ceil(down * 1.3) + 2 * margin;
  const cover = new Float32Array(columns * rows);
  const crossings: [number, number][][] = Array.from({ length: rows * parts }, () => []);
  for (const line of lines) {
    const points = pairs(line).map(([x, y]): [number, number] => [x * across + margin, y * down + margin]);
    points.forEach(([bx, by], index) => {
      const [ax, ay] = points[(index + points.length - 1) % points.length] as [number, number];
      if (ay === by) return;
      const [low, high] = ay < by ? [ay, by] : [by, ay];
      const first = Math.max(0, Math.ceil(low * parts - 0.5));
      for (let row = first; row < rows * parts && (row + 0.5) / parts < high; row++) {
        const y = (row + 0.5) / parts;
        crossings[row]?.push([ax + ((bx - ax) * (y - ay)) / (by - ay), by > ay ? 1 : -1]);
      }
    });
  }
  crossings.forEach((row, index) => {
    row.sort((one, other) => one[0] - other[0]);
    let winding = 0;
    row.forEach(([x, way], place) => {
      winding += way;
      const next = row[place + 1];
      if (winding !== 0 && next) span(cover, Math.floor(index / parts) * columns, columns, x, next[0], 1 / parts);
    });
  });
  return { columns, rows, cover };
};

const span = (cover: Float32Array, start: number, columns: number, from: number, to: number, weight: number): void => {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(columns - 1, Math.floor(to));
  for (let column = first; column <= last; column++) {
    const part = Math.min(to, column + 1) - Math.max(from, column);
    cover[start + column] = Math.min(1, (cover[start + column] ?? 0) + part * weight);
  }
};
