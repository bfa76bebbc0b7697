import type { Draw } from '../numbers.ts';
import { cut, type Cut, type Spot, type Tread } from '../relief.ts';

/** What a pattern is drawn with: the pitch to draw on, half the width of the tread, and the numbers of its model. */
export interface Pen {
  readonly tread: Tread;
  readonly half: number;
  readonly draw: Draw;
}

/** A groove right around the tyre, straight or in a zigzag. */
export const groove = ({ tread }: Pen, across: number, width: number, depth: number, zigzag = 0): void => {
  const line: Spot[] = zigzag
    ? [-0.25, 0.25, 0.75, 1.25].map((along, index) => [along, across + (index % 2 ? zigzag : -zigzag)])
    : [
        [-0.2, across],
        [1.2, across],
      ];
  cut(tread, line, { width, depth, edge: Math.min(1.6, width * 0.25) });
};

/** A line from one place across the tread to another, by a function of how far it has come. */
export const sweep = (from: number, to: number, along: (part: number) => number, steps = 10): Spot[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    return [along(part), from + (to - from) * part];
  });

/** The same with a tooth at each step, as the sipes of a winter tyre have it. */
export const wavy = (from: number, to: number, along: (part: number) => number, high: number, teeth: number): Spot[] =>
  Array.from({ length: teeth + 1 }, (_, index) => {
    const part = index / teeth;
    return [along(part) + (index % 2 ? high : -high), from + (to - from) * part];
  });

export const sipe = (pen: Pen, line: readonly Spot[], width = 1): void =>
  cut(pen.tread, line, { width: width * fine(pen), depth: pen.tread.deepest * 0.6, edge: 0.5 * fine(pen) });

export const slot = (pen: Pen, line: readonly Spot[], what: Partial<Cut> & { readonly width: number }): void =>
  cut(pen.tread, line, { depth: pen.tread.deepest * 0.85, edge: 1.1 * fine(pen), ...what });

/** Widths of thin things grow with the tyre, so that a lorry's are seen as well as a scooter's. */
export const fine = ({ half }: Pen): number => Math.max(0.55, Math.min(1.7, half / 86));

export const sides = [-1, 1] as const;
