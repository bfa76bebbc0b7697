import type { Draw } from '../numbers.ts';
import { fine, groove, sides, sipe, slot, sweep, wavy, type Pen } from './pen.ts';

/** Ribs between straight grooves: what most tyres for summer, lorries' front axles and trailers have. */
export interface Ribs {
  /** Where the grooves are, in halves of the tread. */
  readonly grooves: readonly number[];
  readonly width: number;
  readonly zigzag: number;
  /** What is cut into the ribs: nothing, slits from one edge, from both, right through, or hooks. */
  readonly ribs: 'plain' | 'slits' | 'pairs' | 'through' | 'hooks' | 'ticks';
  readonly lean: number;
  readonly shoulder: 'open' | 'closed' | 'fine' | 'plain' | 'double';
  readonly bow: number;
  /** How the other side goes: mirrored, turned about, or of its own. */
  readonly other: 'mirrored' | 'turned' | 'own';
  readonly winter: boolean;
}

const ribCuts: Readonly<Record<Ribs['ribs'], (pen: Pen, low: number, high: number, lean: number, at: number) => void>> =
  {
    plain: () => undefined,
    slits: (pen, low, high, lean, at) =>
      slot(
        pen,
        sweep(low, low + (high - low) * 0.6, (part) => at + lean * part),
        { width: 2.2 * fine(pen), to: 0.8 },
      ),
    pairs: (pen, low, high, lean, at) => {
      slot(
        pen,
        sweep(low, low + (high - low) * 0.38, (part) => at + lean * part),
        { width: 1.8 * fine(pen) },
      );
      slot(
        pen,
        sweep(high, high - (high - low) * 0.38, (part) => at + 0.5 - lean * part),
        { width: 1.8 * fine(pen) },
      );
    },
    through: (pen, low, high, lean, at) => {
      slot(
        pen,
        sweep(low, high, (part) => at + lean * part),
        { width: 1.8 * fine(pen) },
      );
      sipe(
        pen,
        sweep(low, high, (part) => at + 0.5 + lean * part),
      );
    },
    hooks: (pen, low, high, lean, at) =>
      slot(
        pen,
        sweep(low, low + (high - low) * 0.72, (part) => at + lean * (part < 0.55 ? part : 1.1 - part)),
        {
          width: 2.4 * fine(pen),
          to: 1.2,
        },
      ),
    ticks: (pen, low, high, lean, at) => {
      for (const shift of [0, 1 / 3, 2 / 3]) {
        sipe(
          pen,
          sweep(low, low + (high - low) * 0.3, (part) => at + shift + lean * 0.4 * part),
        );
        sipe(
          pen,
          sweep(high, high - (high - low) * 0.3, (part) => at + shift - lean * 0.4 * part),
        );
      }
    },
  };

const shoulderCuts: Readonly<Record<Ribs['shoulder'], (pen: Pen, from: number, side: number, bow: number) => void>> = {
  plain: () => undefined,
  open: (pen, from, side, bow) => {
    slot(
      pen,
      sweep(side * from, side * pen.half * 1.4, (part) => 0.2 + bow * part * part),
      { width: 3.2 * fine(pen), to: 5 * fine(pen) },
    );
    sipe(
      pen,
      sweep(side * (from + 3), side * pen.half * 1.18, (part) => 0.7 + bow * part * part),
    );
  },
  closed: (pen, from, side, bow) => {
    const inner = from + (pen.half - from) * 0.22;
    slot(
      pen,
      sweep(side * inner, side * pen.half * 1.4, (part) => 0.2 + bow * part),
      { width: 3 * fine(pen), to: 4.6 * fine(pen) },
    );
    sipe(
      pen,
      sweep(side * from, side * pen.half * 1.1, (part) => 0.68 + bow * part),
    );
  },
  fine: (pen, from, side, bow) => {
    for (const shift of [0.1, 0.43, 0.77]) {
      sipe(
        pen,
        sweep(side * (from + 2), side * pen.half * 1.25, (part) => shift + bow * part * part),
        1.4,
      );
    }
  },
  double: (pen, from, side, bow) => {
    for (const shift of [0.12, 0.45]) {
      slot(
        pen,
        sweep(side * (from + (pen.half - from) * 0.15), side * pen.half * 1.4, (part) => shift + bow * part),
        {
          width: 2.2 * fine(pen),
          to: 3.2 * fine(pen),
        },
      );
    }
    sipe(
      pen,
      sweep(side * from, side * pen.half * 1.2, (part) => 0.8 + bow * part),
    );
  },
};

const winterSipes = (pen: Pen, low: number, high: number, lean: number): void => {
  for (const shift of [0.08, 0.32, 0.56, 0.8])
    sipe(
      pen,
      wavy(low, high, (part) => shift + lean * part, 0.035, 7),
    );
};

export const drawRibs = (pen: Pen, what: Ribs): void => {
  const { half, tread, draw } = pen;
  const wide = what.width * half;
  for (const place of what.grooves)
    groove(pen, place * half, wide * (Math.abs(place) > 0.45 ? 0.88 : 1.08), tread.deepest, what.zigzag * half);
  what.grooves.slice(0, -1).forEach((from, index) => {
    const low = from * half + wide * 0.5;
    const high = (what.grooves[index + 1] ?? 1) * half - wide * 0.5;
    const isLeft = (low + high) / 2 < 0;
    const turned = what.other === 'turned' && isLeft;
    const lean = what.other === 'mirrored' && isLeft ? -what.lean : what.lean;
    const [a, b] = turned || (what.other === 'mirrored' && isLeft) ? [high, low] : [low, high];
    const style = what.other === 'own' && isLeft && what.ribs === 'slits' ? 'plain' : what.ribs;
    ribCuts[style](pen, a, b, turned ? -lean : lean, 0.15 + 0.37 * index);
    if (what.winter) winterSipes(pen, low, high, lean * 0.6);
  });
  const last = Math.max(...what.grooves.map(Math.abs)) * half + wide * 0.5;
  const own = draw.one(['open', 'closed', 'double'] as const);
  for (const side of sides) {
    const bow = what.other === 'turned' ? side * what.bow : what.bow;
    const style = what.other === 'own' && side > 0 ? own : what.shoulder;
    shoulderCuts[style](pen, last, side, bow);
    if (!what.winter) continue;
    for (const shift of [0.42, 0.62, 0.84]) {
      sipe(
        pen,
        wavy(side * last, side * half * 1.05, (part) => shift + bow * part, 0.03, 8),
      );
    }
  }
};

const layouts = {
  four: [-0.64, -0.22, 0.22, 0.64],
  fourWide: [-0.68, -0.27, 0.27, 0.68],
  three: [-0.5, 0, 0.5],
  threeAside: [-0.55, -0.1, 0.42],
  fourAside: [-0.62, -0.26, 0.14, 0.55],
  five: [-0.74, -0.38, 0, 0.38, 0.74],
} as const;

export const comfortRibs = (draw: Draw): Ribs => ({
  grooves: layouts[draw.one(['four', 'four', 'three', 'fourWide', 'fourAside'])],
  width: draw.between(0.085, 0.13),
  zigzag: 0,
  ribs: draw.one(['slits', 'pairs', 'through', 'hooks']),
  lean: draw.between(0.12, 0.6) * draw.one([-1, 1]),
  shoulder: draw.one(['open', 'closed', 'double']),
  bow: draw.between(-0.1, 0.5),
  other: draw.one(['mirrored', 'turned', 'own']),
  winter: false,
});

export const ecoRibs = (draw: Draw): Ribs => ({
  ...comfortRibs(draw),
  grooves: layouts[draw.one(['three', 'threeAside', 'four'])],
  width: draw.between(0.06, 0.085),
  ribs: draw.one(['ticks', 'slits', 'plain', 'pairs']),
  shoulder: draw.one(['fine', 'closed', 'double']),
});

export const longRibs = (draw: Draw): Ribs => ({
  ...comfortRibs(draw),
  grooves: layouts[draw.one(['fourWide', 'four', 'five'])],
  width: draw.between(0.075, 0.1),
  zigzag: draw.one([0, 0, 0.02]),
  ribs: draw.one(['through', 'ticks', 'pairs']),
  lean: draw.between(0.05, 0.35) * draw.one([-1, 1]),
});

export const vanRibs = (draw: Draw): Ribs => ({
  ...comfortRibs(draw),
  grooves: layouts[draw.one(['four', 'three', 'fourWide', 'five'])],
  width: draw.between(0.07, 0.1),
  zigzag: draw.one([0, 0.02, 0.035, 0.05]),
  ribs: draw.one(['ticks', 'slits', 'through', 'plain']),
  lean: draw.between(0, 0.25) * draw.one([-1, 1]),
  shoulder: draw.one(['closed', 'double', 'fine', 'open']),
  bow: draw.between(-0.05, 0.15),
  other: draw.one(['mirrored', 'turned']),
});

/** Winter tyres of vans and of quick cars keep their ribs, and are sliced all over. */
export const winterRibs = (draw: Draw): Ribs => ({
  ...comfortRibs(draw),
  grooves: layouts[draw.one(['four', 'threeAside', 'fourAside', 'fourWide'])],
  width: draw.between(0.08, 0.11),
  zigzag: draw.one([0, 0.02, 0.04]),
  ribs: draw.one(['through', 'pairs', 'slits']),
  shoulder: draw.one(['open', 'open', 'double']),
  winter: true,
});

export const lorryRibs = (draw: Draw): Ribs => ({
  grooves: layouts[draw.one(['four', 'fourWide', 'five', 'three'])],
  width: draw.between(0.06, 0.085),
  zigzag: draw.one([0, 0, 0.015, 0.03, 0.045]),
  ribs: draw.one(['ticks', 'plain', 'ticks', 'pairs']),
  lean: draw.between(0.02, 0.3),
  shoulder: draw.one(['fine', 'plain', 'fine']),
  bow: draw.between(-0.05, 0.08),
  other: draw.one(['mirrored', 'turned']),
  winter: false,
});

export const trailerRibs = (draw: Draw): Ribs => ({
  ...lorryRibs(draw),
  grooves: layouts[draw.one(['four', 'three', 'five', 'fourWide'])],
  width: draw.between(0.05, 0.07),
  zigzag: draw.one([0, 0, 0.02]),
  ribs: draw.one(['plain', 'plain', 'ticks']),
  shoulder: draw.one(['plain', 'plain', 'fine']),
});
