import { raise, type Spot } from '../relief.ts';
import { fine, sides, sipe, slot, sweep, type Pen } from './pen.ts';

/** Blocks stand out of the ground: the pitch is cut whole, and these are raised. */
const shape = (pen: Pen, along: number, across: number, corners: readonly Spot[]): Spot[] =>
  corners.map(([u, v]) => [along + u, (across + v) * pen.half]);

/** A block with a corner cut off or a notch, by the numbers of the model. */
const blockCorners = (long: number, wide: number, lean: number, cut: number): Spot[] => [
  [-long + lean, -wide],
  [long * (1 - cut) + lean * 0.4, -wide],
  [long, -wide * (1 - cut)],
  [long - lean, wide],
  [-long * (1 - cut) - lean * 0.4, wide],
  [-long, wide * (1 - cut)],
];

/** All-terrain tyres: two staggered rows in the middle that reach into each other, and lugs on the shoulders. */
export const allTerrain = (pen: Pen): void => {
  const { draw, half } = pen;
  const edge = { edge: pen.tread.deepest * 0.3, round: 1.2 };
  const [long, wide, lean, cutOff] = [
    draw.between(0.31, 0.39),
    draw.between(0.15, 0.19),
    draw.between(-0.1, 0.12),
    draw.between(0, 0.45),
  ];
  const middle = draw() < 0.5;
  const offset = middle ? 0.4 : 0.21;
  if (middle) {
    for (const along of [0.25, 0.75])
      raise(pen.tread, shape(pen, along, 0, blockCorners(0.21, 0.15, lean * 0.6, cutOff)), edge);
  }
  for (const side of sides) {
    const shift = side > 0 ? 0.5 : 0;
    const corners = blockCorners(long, wide, lean, cutOff).map(([u, v]): Spot => [u, side * v]);
    raise(pen.tread, shape(pen, 0.25 + shift, side * offset, corners), edge);
    sipe(
      pen,
      sweep(
        side * (offset - wide * 0.6) * half,
        side * (offset + wide * 0.7) * half,
        (part) => 0.25 + shift + (part < 0.5 ? 0.08 : -0.08),
      ),
      1.5,
    );
    if (!middle) {
      const outer = blockCorners(long * 0.7, wide * 0.62, -lean, cutOff).map(([u, v]): Spot => [u, side * v]);
      raise(pen.tread, shape(pen, 0.7 + shift, side * (offset + wide * 1.62), outer), edge);
    }
    lugs(pen, side, shift, middle ? 0.66 : 0.72);
  }
};

const lugs = (pen: Pen, side: number, shift: number, from: number): void => {
  const { draw } = pen;
  const edge = { edge: pen.tread.deepest * 0.35, round: 1.4 };
  const uneven = draw.between(0, 0.1);
  for (const [index, along] of [0.25, 0.75].entries()) {
    const inner = from + (index ? uneven : 0);
    raise(
      pen.tread,
      shape(pen, along + shift * 0.5, 0, [
        [-0.19, side * inner],
        [0.15, side * (inner - 0.03)],
        [0.19, side * 1.5],
        [-0.17, side * 1.5],
      ]),
      edge,
    );
    sipe(
      pen,
      sweep(side * (inner + 0.08) * pen.half, side * pen.half, () => along + shift * 0.5),
      1.5,
    );
  }
};

/** Drive axles of lorries: deep blocks, with or without a rib in the middle. */
export const drive = (pen: Pen): void => {
  const { draw } = pen;
  const edge = { edge: 2, round: 1 };
  const lean = draw.between(0.02, 0.22) * draw.one([-1, 1]);
  const gap = draw.between(0.07, 0.12);
  const rows = draw.one([2, 3, 4]);
  const inner = 0.62;
  const wide = (2 * inner) / rows;
  for (let row = 0; row < rows; row++) {
    const middle = -inner + wide * (row + 0.5);
    const shift = (row % 2) * draw.one([0, 0.5]);
    const corners = blockCorners(0.5 - gap, wide / 2 - 0.03, lean, draw.between(0, 0.3));
    raise(pen.tread, shape(pen, 0.5 + shift, middle, corners), edge);
    sipe(
      pen,
      sweep(
        (middle - wide * 0.35) * pen.half,
        (middle + wide * 0.35) * pen.half,
        (part) => 0.5 + shift + lean * (part - 0.5),
      ),
      1.4,
    );
  }
  for (const side of sides) {
    const shift = side > 0 ? draw.one([0, 0.5]) : 0;
    raise(
      pen.tread,
      shape(pen, 0.5 + shift, 0, [
        [-0.4, side * 0.7],
        [0.4, side * 0.68],
        [0.38, side * 1.3],
        [-0.38, side * 1.3],
      ]),
      edge,
    );
    slot(
      pen,
      sweep(side * pen.half * 0.86, side * pen.half * 1.3, () => 0.5 + shift),
      { width: 3 * fine(pen), to: 6 * fine(pen) },
    );
  }
};

/** Knobs for mud and stones: motorcycles, trial, quads. */
export const knobs = (pen: Pen): void => {
  const { draw, tread } = pen;
  const edge = { edge: tread.deepest * 0.25, round: 0.8 };
  const [long, wide] = [draw.between(0.16, 0.24), draw.between(0.12, 0.2)];
  const arrow = draw.between(-0.14, 0.14);
  const knob = (along: number, across: number, l: number, w: number) =>
    raise(
      tread,
      shape(pen, along, across, [
        [-l + arrow * w, -w],
        [l + arrow * w, -w],
        [l - arrow * w, w],
        [-l - arrow * w, w],
      ]),
      edge,
    );
  const spread = draw.between(0.42, 0.55);
  const shift = draw.one([0, 0.5]);
  knob(0.25, 0, long, wide * 1.2);
  if (draw() < 0.5) {
    knob(0.75, -wide * 0.9, long * 0.8, wide * 0.7);
    knob(0.75, wide * 0.9, long * 0.8, wide * 0.7);
  } else knob(0.75, 0, long * 0.7, wide * 1.5);
  for (const side of sides) {
    knob(0.25 + shift, side * spread, long * 0.9, wide * 0.9);
    knob(0.75 + shift, side * (spread + 0.14), long * 0.9, wide * 0.8);
    knob(0.25, side * 0.98, long, wide * 0.9);
    if (draw() < 0.6) knob(0.75, side * 1.08, long * 0.8, wide * 0.6);
  }
};
