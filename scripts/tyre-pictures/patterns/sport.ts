import { fine, groove, sides, sipe, slot, sweep, type Pen } from './pen.ts';

/** Large stiff blocks outside, more grooves inside, long sweeping cuts. */
const asymmetric = (pen: Pen): void => {
  const { half, tread, draw } = pen;
  const places = draw.one([
    [-0.6, -0.2, 0.2],
    [-0.66, -0.28, 0.12, 0.48],
    [-0.55, -0.12, 0.34],
    [-0.62, -0.3, 0.05, 0.4],
  ]);
  const wide = half * draw.between(0.09, 0.14);
  for (const [index, place] of places.entries())
    groove(pen, place * half, wide * (index === 0 ? 0.8 : 1.15 - 0.08 * index), tread.deepest);
  const lean = draw.between(0.5, 1.5) * draw.one([-1, 1]);
  const outer = (places.at(-1) ?? 0) * half + wide / 2;
  slot(
    pen,
    sweep(
      outer + (half - outer) * draw.between(0.05, 0.4),
      half * 1.4,
      (part) => 0.1 + lean * 0.5 * part * (1.4 - part),
    ),
    { width: 3.4 * fine(pen), to: 5.5 * fine(pen) },
  );
  if (draw() < 0.6)
    slot(
      pen,
      sweep(outer, outer + (half - outer) * 0.5, (part) => 0.55 + lean * 0.4 * part),
      { width: 3 * fine(pen), to: 0.8 },
    );
  places.slice(0, -1).forEach((place, index) => {
    const [low, high] = [place * half + wide / 2, (places[index + 1] ?? 0) * half - wide / 2];
    const reach = draw.between(0.45, 0.95);
    slot(
      pen,
      sweep(low, low + (high - low) * reach, (part) => 0.3 * index + lean * 0.55 * part),
      { width: 2.4 * fine(pen), to: 0.9 },
    );
    if (draw() < 0.5)
      sipe(
        pen,
        sweep(high, high - (high - low) * 0.4, (part) => 0.6 + 0.3 * index - lean * 0.3 * part),
        1.5,
      );
  });
  const inner = (places[0] ?? 0) * half - wide / 2;
  for (const shift of draw.one([[0.1, 0.6], [0.3], [0.05, 0.38, 0.7]])) {
    slot(
      pen,
      sweep(inner - 2, -half * 1.4, (part) => shift + lean * 0.25 * part),
      { width: 2.6 * fine(pen), to: 4 * fine(pen) },
    );
  }
};

/** Arrows: two or three grooves and long cuts that lead water away from the middle. */
const arrows = (pen: Pen): void => {
  const { half, tread, draw } = pen;
  const middle = draw() < 0.5;
  const wide = half * draw.between(0.09, 0.13);
  if (middle) groove(pen, 0, wide * 0.8, tread.deepest);
  const first = draw.between(0.26, 0.36);
  const second = draw() < 0.45 ? first + draw.between(0.26, 0.34) : undefined;
  const lean = draw.between(0.7, 1.8);
  const bend = draw.between(0.3, 0.9);
  for (const side of sides) {
    groove(pen, side * first * half, wide, tread.deepest);
    if (second) groove(pen, side * second * half, wide * 0.8, tread.deepest);
    const start = half * (first + draw.between(0.05, 0.08));
    const curve = (part: number) => 0.1 + lean * part * (1 - bend * 0.5 * part);
    slot(pen, sweep(side * start, side * half * 1.4, curve), { width: 4 * fine(pen), to: 5.4 * fine(pen) });
    slot(
      pen,
      sweep(side * half * 0.05, side * half * (first - 0.07), (part) => 0.45 + lean * 0.4 * part),
      { width: 1.2 * fine(pen), to: 2.8 * fine(pen) },
    );
    sipe(
      pen,
      sweep(side * (start + half * 0.2), side * half * 1.1, (part) => curve(part) + 0.5),
      1.4,
    );
  }
};

export const sport = (pen: Pen): void => (pen.draw() < 0.68 ? asymmetric(pen) : arrows(pen));
