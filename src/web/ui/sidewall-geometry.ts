/** The tyre's middle and the band that carries the lettering, in the units of `/sidewall.svg` (1200 by 470). */
export const wheel = { x: 600, y: 1210, inner: 908, outer: 1072, baseline: 950, caption: 866 };

const largest = 114;
const room = 1090;
const middle = (wheel.inner + wheel.outer) / 2;

/** The widths of Archivo at 112 %, extra bold, in ems: measured. */
const widthOf = (text: string): number =>
  [...text].reduce((width, mark) => width + (mark === '/' ? 0.32 : mark === 'W' ? 1.1 : mark >= 'A' ? 0.84 : 0.7), 0);

export interface Placed {
  /** Degrees from the top of the wheel. */
  readonly turn: number;
  /** Length along the band. */
  readonly length: number;
}

/**
 * Sets texts one after another along the band, centred at its top, each with the air it asks for (in ems) before it.
 * The type gets smaller where they would not fit.
 */
export function setOnArc(texts: readonly { text: string; before: number; least: number }[]): {
  size: number;
  places: Placed[];
} {
  const widths = texts.map(({ text, least }) => Math.max(widthOf(text), least));
  const total = texts.reduce((sum, { before }, index) => sum + before + (widths[index] ?? 0), 0);
  const size = Math.min(largest, room / total);
  let at = -total / 2;
  const places = texts.map(({ before }, index) => {
    const width = widths[index] ?? 0;
    at += before + width;
    return {
      turn: Math.round((((at - width / 2) * size) / middle) * (180 / Math.PI) * 100) / 100,
      length: width * size,
    };
  });
  return { size: Math.round(size), places };
}

/** A piece of the band of the given length at the top of the wheel. */
export function bandPiece(length: number): string {
  const half = length / 2 / middle;
  const corner = (radius: number, side: 1 | -1) =>
    `${Math.round(wheel.x + side * radius * Math.sin(half))} ${Math.round(wheel.y - radius * Math.cos(half))}`;
  const { inner, outer } = wheel;
  return `M${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}L${corner(inner, 1)}A${inner} ${inner} 0 0 0 ${corner(inner, -1)}Z`;
}

/** The line that lettering of the given radius stands on. */
export const arc = (radius: number): string => {
  const x = Math.round(radius * 0.6);
  const y = Math.round(wheel.y - radius * 0.8);
  return `M${wheel.x - x} ${y}A${radius} ${radius} 0 0 1 ${wheel.x + x} ${y}`;
};
