import { at, smooth } from './numbers.ts';

/** A point of the tread: along in pitches, across in millimetres of arc from the middle. */
export type Spot = readonly [along: number, across: number];

/** One pitch of a tread, repeated around the tyre: how deep it is cut, and how much light reaches it. */
export interface Tread {
  readonly pitch: number;
  readonly reach: number;
  readonly columns: number;
  readonly rows: number;
  readonly texel: number;
  readonly deepest: number;
  readonly depth: Float32Array;
  readonly light: Float32Array;
}

export const blankTread = (pitch: number, reach: number, deepest: number, texel: number, cut = 0): Tread => {
  const columns = Math.max(8, Math.round(pitch / texel));
  const rows = Math.ceil((2 * reach) / texel);
  return {
    pitch,
    reach,
    columns,
    rows,
    texel,
    deepest,
    depth: new Float32Array(columns * rows).fill(cut),
    light: new Float32Array(columns * rows).fill(1),
  };
};

/** Calls back for each texel within `around` of a box; columns repeat. */
const within = (
  tread: Tread,
  box: readonly [left: number, right: number, low: number, high: number],
  visit: (place: number, along: number, across: number) => void,
): void => {
  const { columns, rows, texel, reach, pitch } = tread;
  const wide = pitch / columns;
  const first = Math.max(0, Math.floor((box[2] + reach) / texel));
  const last = Math.min(rows - 1, Math.ceil((box[3] + reach) / texel));
  const [from, to] = [Math.floor(box[0] / wide), Math.ceil(box[1] / wide)];
  for (let row = first; row <= last; row++) {
    const across = (row + 0.5) * texel - reach;
    for (let column = from; column <= to; column++) {
      const wrapped = ((column % columns) + columns) % columns;
      visit(row * columns + wrapped, (column + 0.5) * wide, across);
    }
  }
};

export interface Cut {
  readonly width: number;
  readonly depth: number;
  /** How far its wall leans. */
  readonly edge?: number;
  /** Width at the last point, where it tapers. */
  readonly to?: number;
}

/** Cuts a groove or a sipe along a line. */
export const cut = (tread: Tread, line: readonly Spot[], { width, depth, edge = 0.9, to = width }: Cut): void => {
  for (let index = 0; index + 1 < line.length; index++) {
    const [start, end] = [line[index] as Spot, line[index + 1] as Spot];
    const [ax, ay, bx, by] = [start[0] * tread.pitch, start[1], end[0] * tread.pitch, end[1]];
    const w0 = width + ((to - width) * index) / (line.length - 1);
    const w1 = width + ((to - width) * (index + 1)) / (line.length - 1);
    const pad = Math.max(w0, w1) / 2 + edge;
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy || 1;
    within(
      tread,
      [Math.min(ax, bx) - pad, Math.max(ax, bx) + pad, Math.min(ay, by) - pad, Math.max(ay, by) + pad],
      (place, x, y) => {
        let part = ((x - ax) * dx + (y - ay) * dy) / long;
        part = part < 0 ? 0 : part > 1 ? 1 : part;
        const away = Math.hypot(x - ax - dx * part, y - ay - dy * part);
        const half = (w0 + (w1 - w0) * part) / 2;
        const deep = depth * smooth(half + edge / 2, half - edge / 2, away);
        if (deep > at(tread.depth, place)) tread.depth[place] = deep;
      },
    );
  }
};

/** How far a point is from a polygon's edge, negative inside. */
const fromPolygon = (corners: readonly Spot[], x: number, y: number): number => {
  let [least, inside] = [Infinity, false];
  let [ax, ay] = corners.at(-1) as Spot;
  for (const [bx, by] of corners) {
    const [dx, dy] = [bx - ax, by - ay];
    let part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    const [ex, ey] = [x - ax - dx * part, y - ay - dy * part];
    least = Math.min(least, ex * ex + ey * ey);
    if (ay > y !== by > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside ? -Math.sqrt(least) : Math.sqrt(least);
};

/** Raises a block out of the ground of the tread, up to `top` below the surface. */
export const raise = (
  tread: Tread,
  polygon: readonly Spot[],
  { top = 0, edge = 1.6, round = 1 }: { top?: number; edge?: number; round?: number } = {},
): void => {
  const corners = polygon.map(([along, across]): Spot => [along * tread.pitch, across]);
  const alongs = corners.map(([along]) => along);
  const acrosses = corners.map(([, across]) => across);
  const pad = edge + round;
  within(
    tread,
    [Math.min(...alongs) - pad, Math.max(...alongs) + pad, Math.min(...acrosses) - pad, Math.max(...acrosses) + pad],
    (place, x, y) => {
      const away = fromPolygon(corners, x, y) - round;
      if (away > edge) return;
      const ground = at(tread.depth, place);
      const deep = top + (ground - top) * smooth(-edge * 0.3, edge, away);
      if (deep < ground) tread.depth[place] = deep;
    },
  );
};

/** Runs out the pattern towards the end of its reach, where the sidewall begins. */
export const fade = (tread: Tread, from: number, to: number): void => {
  for (let row = 0; row < tread.rows; row++) {
    const across = Math.abs((row + 0.5) * tread.texel - tread.reach);
    const rest = 1 - smooth(from, to, across);
    if (rest === 1) continue;
    for (let column = 0; column < tread.columns; column++) {
      const place = row * tread.columns + column;
      tread.depth[place] = at(tread.depth, place) * rest;
    }
  }
};

/** A mean over a square of texels; columns repeat, rows end. */
const blurred = ({ columns, rows }: Tread, from: Float32Array, by: number): Float32Array => {
  const half = new Float32Array(from.length);
  const whole = new Float32Array(from.length);
  const size = 2 * by + 1;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    const start = row * columns;
    for (let k = -by; k <= by; k++) sum += at(from, start + (((k % columns) + columns) % columns));
    for (let column = 0; column < columns; column++) {
      half[start + column] = sum / size;
      sum += at(from, start + ((column + by + 1) % columns));
      sum -= at(from, start + ((((column - by) % columns) + columns) % columns));
    }
  }
  for (let column = 0; column < columns; column++) {
    let sum = 0;
    const value = (row: number) => at(half, (row < 0 ? 0 : row >= rows ? rows - 1 : row) * columns + column);
    for (let k = -by; k <= by; k++) sum += value(k);
    for (let row = 0; row < rows; row++) {
      whole[row * columns + column] = sum / size;
      sum += value(row + by + 1) - value(row - by);
    }
  }
  return whole;
};

/** How much light reaches each place: less the deeper it lies below what is around it, near and farther. */
export const lightTread = (tread: Tread): void => {
  const { depth, light, texel, deepest } = tread;
  const near = Math.max(2, Math.round((deepest * 0.3) / texel));
  const far = Math.max(4, Math.round((deepest * 0.9) / texel));
  const small = blurred(tread, depth, near);
  const large = blurred(tread, blurred(tread, depth, far), far);
  for (let place = 0; place < depth.length; place++) {
    const deep = at(depth, place);
    const narrow = Math.max(0, deep - at(small, place)) / (near * texel);
    const wide = Math.max(0, deep - at(large, place)) / (far * texel);
    // The wall of a narrow cut lies in its own shade.
    const wall = deep > 0.25 ? 0.35 * at(small, place) : 0;
    light[place] = 1 / (1 + 1.2 * narrow + 2.2 * wide + wall);
  }
};
