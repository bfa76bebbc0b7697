import { fine, groove, sides, sipe, slot, sweep, type Pen } from './pen.ts';

/** Road motorcycles: a smooth middle and long curved cuts to both sides, one half a pitch after the other. */
export const road = (pen: Pen): void => {
  const { draw, half, tread } = pen;
  const count = draw.whole(1, 3);
  const [lean, bend] = [draw.between(0.5, 1.3) * draw.one([-1, 1]), draw.between(-0.9, 0.9)];
  const from = draw.between(0.03, 0.22);
  const to = draw.between(0.72, 1.02);
  if (draw() < 0.2) groove(pen, 0, half * 0.05, tread.deepest);
  for (const side of sides) {
    const shift = side > 0 ? 0.5 : 0;
    for (let index = 0; index < count; index++) {
      const [a, b] = [from + index * draw.between(0.12, 0.3), to - index * draw.between(0.05, 0.3)];
      if (b - a < 0.15) continue;
      slot(
        pen,
        sweep(side * a * half, side * b * half, (part) => shift + index / count + lean * part * (1 + bend * part), 14),
        {
          width: half * draw.between(0.05, 0.075),
          to: half * draw.between(0.02, 0.09),
          depth: tread.deepest,
        },
      );
    }
    if (draw() < 0.5)
      sipe(
        pen,
        sweep(side * 0.5 * half, side * half, (part) => shift + 0.25 + lean * 0.4 * part),
        1.6,
      );
  }
};

/** Scooters and town: arrows close together, often with a groove in the middle. */
export const town = (pen: Pen): void => {
  const { draw, half, tread } = pen;
  if (draw() < 0.55) groove(pen, 0, half * draw.between(0.06, 0.1), tread.deepest, draw.one([0, 0, half * 0.04]));
  const [lean, bend] = [draw.between(0.25, 1), draw.between(-0.6, 0.8)];
  const split = draw.between(0.35, 0.6);
  const shifted = draw.one([0, 0.5]);
  const [gap, after] = [draw.between(0, 0.12), draw.one([0, 0.5])];
  for (const side of sides) {
    const shift = side > 0 ? shifted : 0;
    const line = (part: number) => shift + lean * part * (1 + bend * part);
    slot(pen, sweep(side * half * 0.14, side * half * split, line), { width: half * 0.07, depth: tread.deepest });
    slot(
      pen,
      sweep(side * half * (split + gap), side * half * 1.12, (part) => line(0.6 + 0.5 * part) + after),
      { width: half * 0.08, to: half * 0.12, depth: tread.deepest },
    );
    sipe(
      pen,
      sweep(side * half * 0.3, side * half * 0.95, (part) => line(part) + 0.5),
      1.4,
    );
  }
};

/** Cruisers: one groove or two, and short cuts beside it. */
export const cruiser = (pen: Pen): void => {
  const { draw, half, tread } = pen;
  const places = draw.one([[0], [-0.16, 0.16], [0, -0.4, 0.4], [-0.2, 0.2]]);
  const zigzag = draw.one([0, 0, half * 0.03]);
  for (const place of places) groove(pen, place * half, half * draw.between(0.05, 0.09), tread.deepest, zigzag);
  const lean = draw.between(0.2, 0.9) * draw.one([-1, 1]);
  const from = Math.max(...places) + 0.06;
  for (const side of sides) {
    const shift = side > 0 ? 0.5 : 0;
    slot(
      pen,
      sweep(side * from * half, side * half * draw.between(0.55, 1.05), (part) => shift + lean * part),
      { width: half * 0.07, to: half * 0.05, depth: tread.deepest },
    );
    if (draw() < 0.7)
      slot(
        pen,
        sweep(side * half * 0.6, side * half * 1.08, (part) => shift + 0.5 + lean * 0.6 * part),
        { width: half * 0.05 * fine(pen) + 1, depth: tread.deepest },
      );
  }
};

/** Trail: large blocks by wide cuts, still quiet on a road. */
export const trail = (pen: Pen): void => {
  const { draw, half, tread } = pen;
  const [lean, width] = [draw.between(0.15, 0.75), half * draw.between(0.09, 0.15)];
  const shifted = draw.one([0, 0.5]);
  const middle = draw() < 0.5;
  if (middle) groove(pen, 0, width * 0.6, tread.deepest, draw.one([0, half * 0.05]));
  const joint = draw.between(0.42, 0.6);
  for (const side of sides) {
    const shift = side > 0 ? shifted : 0;
    slot(
      pen,
      sweep(middle ? 0 : side * half * 0.08, side * half * 1.2, (part) => shift + lean * part),
      { width: width * 0.75, to: width * 1.2, depth: tread.deepest },
    );
    slot(
      pen,
      [
        [shift + lean * joint, side * joint * half],
        [shift + 1 + lean * joint, side * (joint + draw.between(-0.12, 0.12)) * half],
      ],
      { width: width * 0.7, depth: tread.deepest },
    );
    if (draw() < 0.6)
      slot(
        pen,
        sweep(side * half * 0.7, side * half * 1.15, (part) => shift + 0.5 + lean * part),
        { width: width * 0.6, depth: tread.deepest },
      );
  }
};
