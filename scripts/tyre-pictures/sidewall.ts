import type { Body } from './body.ts';
import { fill, outlines, type Face, type Mask } from './letters.ts';
import { at, clamp, smooth } from './numbers.ts';

/** The relief of a sidewall, unrolled: a row for each step of arc from the tread's end to the bead, a column for each turn. */
export interface Sidewall {
  readonly columns: number;
  readonly rows: number;
  readonly from: number;
  readonly texel: number;
  readonly height: Float32Array;
  /** How light the rubber is, 1 for plain. */
  readonly tone: Float32Array;
}

const columns = 3072;

export const blankSidewall = (body: Body): Sidewall => {
  const from = body.patternEnd - body.shape.depth;
  const rows = 220;
  return {
    columns,
    rows,
    from,
    texel: (body.end - from) / rows,
    height: new Float32Array(columns * rows),
    tone: new Float32Array(columns * rows).fill(1),
  };
};

/** Places on a sidewall are parts of it: 0 where the tread ends, 1 at the bead. */
export const ring = (wall: Sidewall, from: number, to: number, high: number, edge = 0.012, tone = 1): void => {
  for (let row = 0; row < wall.rows; row++) {
    const part = (row + 0.5) / wall.rows;
    const inside = smooth(from - edge, from, part) * smooth(to + edge, to, part);
    if (inside === 0) continue;
    for (let place = row * columns; place < (row + 1) * columns; place++) {
      wall.height[place] = at(wall.height, place) + high * inside;
      wall.tone[place] = at(wall.tone, place) * (1 + (tone - 1) * inside);
    }
  }
};

export interface Ridges {
  readonly count: number;
  readonly high: number;
  /** How far a ridge leans over the band, in turns of itself. */
  readonly lean?: number;
  readonly tone?: number;
  /** Only between these parts of a turn, repeated `times` around. */
  readonly times?: number;
  readonly filled?: number;
  /** 0 is round, 1 is sharp like a saw. */
  readonly saw?: number;
}

/** A band of ridges from the middle outwards, as serrations of a shoulder or the dark ground behind letters. */
export const ridges = (wall: Sidewall, from: number, to: number, what: Ridges): void => {
  const { count, high, lean = 0, tone = 1, times = 1, filled = 1, saw = 0 } = what;
  for (let row = Math.floor(from * wall.rows); row < Math.min(wall.rows, to * wall.rows); row++) {
    const part = ((row + 0.5) / wall.rows - from) / (to - from);
    const rise = smooth(0, 0.08, part) * smooth(1, 0.92, part);
    for (let column = 0; column < columns; column++) {
      const turn = column / columns;
      const sector = (turn * times) % 1;
      const open = filled >= 1 ? 1 : smooth(0.5 + filled / 2, 0.5 + filled / 2 - 0.02, Math.abs(sector - 0.5) + 0.5);
      if (open === 0) continue;
      const phase = (turn * count + lean * part + 100) % 1;
      const wave = saw ? phase : 0.5 - 0.5 * Math.cos(2 * Math.PI * phase);
      const place = row * columns + column;
      wall.height[place] = at(wall.height, place) + high * wave * rise * open;
      wall.tone[place] = at(wall.tone, place) * (1 + (tone - 1) * rise * open);
    }
  }
};

export interface Lettering {
  readonly words: string;
  readonly face: Face;
  /** Where the middle of the words stands, in turns from the top. */
  readonly turn: number;
  /** Where their tops stand, and how high they are, in parts of the sidewall. */
  readonly top: number;
  readonly tall: number;
  /** How much wider than drawn, and how far apart. */
  readonly stretch: number;
  readonly spacing: number;
  readonly high: number;
  readonly tone: number;
  /** The most that the words may take, in turns. */
  readonly most: number;
  readonly hollow?: boolean;
}

const blurMask = ({ columns: wide, rows, cover }: Mask, by: number): Float32Array => {
  const result = new Float32Array(cover.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < wide; column++) {
      let [sum, count] = [0, 0];
      for (let y = -by; y <= by; y++) {
        for (let x = -by; x <= by; x += 1) {
          const [r, c] = [row + y, column + x];
          count++;
          if (r >= 0 && r < rows && c >= 0 && c < wide) sum += at(cover, r * wide + c);
        }
      }
      result[row * wide + column] = sum / count;
    }
  }
  return result;
};

/** Letters stand on the ground that the band has, whatever was there before. */
export const letter = (wall: Sidewall, body: Body, what: Lettering): void => {
  const down = what.tall * wall.rows;
  const middleArc = wall.from + (what.top + what.tall / 2) * (body.end - wall.from);
  const radius = at(body.curve, Math.min(body.curve.length / 4 - 1, Math.round(middleArc / body.step)) * 4 + 1);
  const perMillimetre = columns / (2 * Math.PI * radius);
  const { lines, wide } = outlines(what.words, what.face, what.spacing);
  const natural = down * wall.texel * perMillimetre * what.stretch;
  const across = Math.min(natural, (what.most * columns) / wide);
  const squeezed = across / natural < 0.72 ? across / natural / 0.72 : 1;
  const mask = fill(lines, wide, across, down * squeezed);
  const soft = what.hollow ? blurMask(mask, Math.max(2, Math.round(down * 0.07))) : undefined;
  const left = Math.round(what.turn * columns - (wide * across) / 2) - 2;
  const first = Math.round(what.top * wall.rows + (down * (1 - squeezed)) / 2) - 2;
  for (let row = 0; row < mask.rows; row++) {
    for (let column = 0; column < mask.columns; column++) {
      let cover = at(mask.cover, row * mask.columns + column);
      if (cover === 0 || first + row < 0 || first + row >= wall.rows) continue;
      if (soft) cover *= 1 - smooth(0.93, 1, at(soft, row * mask.columns + column));
      const place = (first + row) * columns + ((((left + column) % columns) + columns) % columns);
      wall.height[place] = at(wall.height, place) * (1 - cover) + what.high * cover;
      wall.tone[place] = at(wall.tone, place) * (1 - cover) + what.tone * cover;
    }
  }
};

/** Filled polygons in millimetres around a place, as for signs: a snowflake on a mountain, an arrow. */
export const sign = (
  wall: Sidewall,
  body: Body,
  lines: readonly (readonly number[])[],
  what: { turn: number; top: number; tall: number; high: number; tone: number },
): void => {
  const down = what.tall * wall.rows;
  const arc = wall.from + (what.top + what.tall / 2) * (body.end - wall.from);
  const radius = at(body.curve, Math.min(body.curve.length / 4 - 1, Math.round(arc / body.step)) * 4 + 1);
  const across = (down * wall.texel * columns) / (2 * Math.PI * radius);
  const wide = Math.max(...lines.flatMap((line) => line.filter((_, index) => index % 2 === 0)));
  const mask = fill(
    lines.map((line) => [...line]),
    wide,
    across,
    down,
  );
  const left = Math.round(what.turn * columns - (wide * across) / 2) - 2;
  const first = Math.round(what.top * wall.rows) - 2;
  for (let row = 0; row < mask.rows; row++) {
    for (let column = 0; column < mask.columns; column++) {
      const cover = at(mask.cover, row * mask.columns + column);
      const into = clamp(first + row, 0, wall.rows - 1);
      const place = into * columns + ((((left + column) % columns) + columns) % columns);
      wall.height[place] = at(wall.height, place) * (1 - cover) + what.high * cover;
      wall.tone[place] = at(wall.tone, place) * (1 - cover) + what.tone * cover;
    }
  }
};
