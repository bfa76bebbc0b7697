import { raise, type Spot } from '../relief.ts';
import { groove, sides, slot, sweep, type Pen } from './pen.ts';

interface Lug {
  readonly lean: number;
  readonly bend: number;
  readonly thick: number;
  readonly nose: number;
  readonly overlap: number;
}

/** A tractor's lug from the middle to the shoulder, as a band along a curve. */
const lug = (pen: Pen, side: number, shift: number, { lean, bend, thick, nose, overlap }: Lug): void => {
  const steps = 8;
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const across = -overlap + (1.5 + overlap) * part;
    return {
      along: lean * (across * (1 - bend * 0.35 * across)),
      across,
      half: thick * (nose + (1 - nose) * Math.min(1, part * 2.2)) * (1 + 0.25 * part),
    };
  });
  const upper = line.map(({ along, across, half }): Spot => [shift + along + half, side * across * pen.half]);
  const lower = line.map(({ along, across, half }): Spot => [shift + along - half, side * across * pen.half]);
  raise(pen.tread, [...upper, ...lower.toReversed()], { edge: pen.tread.deepest * 0.4, round: 2 });
};

export const tractor = (pen: Pen): void => {
  const { draw } = pen;
  const what = {
    lean: draw.between(0.75, 1.35),
    bend: draw.between(0, 1),
    thick: draw.between(0.13, 0.19),
    nose: draw.between(0.5, 1.1),
    overlap: draw.between(-0.02, 0.12),
  };
  for (const side of sides) lug(pen, side, side > 0 ? 0.5 : 0, what);
};

/** Two lugs a pitch close together: machines on hard ground, with wide and low lugs. */
export const industrial = (pen: Pen): void => {
  const { draw } = pen;
  const what = {
    lean: draw.between(0.3, 0.7),
    bend: draw.between(0.4, 1.2),
    thick: draw.between(0.24, 0.3),
    nose: draw.between(0.8, 1.3),
    overlap: draw.between(0.02, 0.14),
  };
  for (const side of sides) lug(pen, side, side > 0 ? 0.5 : 0, what);
};

/** Front wheels of tractors and implements: high ribs, the middle one highest. */
export const farmRibs = (pen: Pen): void => {
  const { draw, half, tread } = pen;
  const places = draw.one([
    [-0.36, 0.36],
    [-0.55, -0.18, 0.18, 0.55],
    [-0.42, 0, 0.42],
    [-0.3, 0.3],
  ]);
  const wide = draw.between(0.14, 0.24) * (3 / (places.length + 1));
  for (const place of places) groove(pen, place * half, wide * half, tread.deepest, draw.one([0, 0, 0.04]) * half);
  for (const side of sides) {
    slot(
      pen,
      sweep(side * half * 0.9, side * half * 1.4, () => 0.5),
      { width: draw.between(4, 9), depth: tread.deepest * draw.between(0.3, 0.8) },
    );
  }
};

/** Trailers on soft ground: shallow blocks with rounded corners in staggered rows. */
export const flotation = (pen: Pen): void => {
  const { draw } = pen;
  const [long, lean] = [draw.between(0.34, 0.42), draw.between(0.05, 0.5)];
  const rows = draw.one([3, 4, 5]);
  const wide = 1.8 / rows;
  for (let row = 0; row < rows; row++) {
    const across = -0.9 + wide * (row + 0.5);
    const shift = (row % 2) * 0.5;
    const slope = lean * Math.sign(across || 1) * 0.4;
    const end = row === 0 || row === rows - 1 ? 0.35 : 0;
    const [left, right] = [
      across - wide * 0.42 - (row === 0 ? end : 0),
      across + wide * 0.42 + (row === rows - 1 ? end : 0),
    ];
    raise(
      pen.tread,
      [
        [shift - long - slope, left * pen.half],
        [shift + long - slope, left * pen.half],
        [shift + long + slope, right * pen.half],
        [shift - long + slope, right * pen.half],
      ],
      { edge: pen.tread.deepest * 0.5, round: 3 },
    );
  }
};
