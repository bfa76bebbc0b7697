import type { Body } from './body.ts';
import type { Face } from './letters.ts';
import type { PicturedModel } from './models.ts';
import type { Draw } from './numbers.ts';
import { blankSidewall, letter, ridges, ring, sign, type Lettering, type Sidewall } from './sidewall.ts';

/** A mountain of three peaks around a snowflake, as the rule asks of tyres for snow; the flake is left out of the mountain. */
const mountain: readonly number[][] = [
  [0, 1, 0.32, 0.28, 0.44, 0.44, 0.6, 0, 0.78, 0.42, 0.88, 0.3, 1.25, 1],
  ...[0, 60, 120].map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const [long, thick] = [0.2, 0.035];
    return [
      [-long, thick],
      [long, thick],
      [long, -thick],
      [-long, -thick],
    ].flatMap(([u = 0, v = 0]) => [0.61 + u * x - v * y, 0.68 + u * y + v * x]);
  }),
];
const arrow: readonly number[][] = [[0, 0.3, 1.6, 0.3, 1.6, 0, 2.4, 0.5, 1.6, 1, 1.6, 0.7, 0, 0.7]];

const decorate = (wall: Sidewall, draw: Draw, isRough: boolean): void => {
  const shoulder = draw.one(['ring', 'two rings', 'saw', 'fine', 'steps']);
  if (shoulder === 'ring' || shoulder === 'saw') ring(wall, 0.1, 0.115, 0.9);
  if (shoulder === 'two rings') {
    ring(wall, 0.09, 0.1, 0.9);
    ring(wall, 0.13, 0.14, 0.9);
  }
  const lean = draw.between(-3, 3);
  if (shoulder === 'saw')
    ridges(wall, 0.13, 0.19 + draw.between(0, 0.04), { count: draw.whole(150, 320), high: 1, lean, saw: 1 });
  if (shoulder === 'fine') ridges(wall, 0.09, 0.18, { count: draw.whole(280, 420), high: 0.7, lean });
  if (shoulder === 'steps')
    ridges(wall, 0.08, 0.2, { count: draw.whole(48, 110), high: isRough ? 2.4 : 1.2, lean: lean * 0.3, saw: 1 });
  const ground = draw.one(['plain', 'velvet', 'dark', 'parts']);
  if (ground === 'velvet')
    ridges(wall, 0.23, 0.55, { count: 400, high: 0.35, lean: draw.between(-20, 20), tone: 0.72 });
  if (ground === 'dark') ring(wall, 0.23, 0.55, -0.4, 0.01, 0.74);
  if (ground === 'parts')
    ridges(wall, 0.24, 0.53, {
      count: draw.whole(220, 400),
      high: 0.5,
      lean: draw.between(-12, 12),
      tone: 0.78,
      times: draw.one([4, 6, 8]),
      filled: 0.5,
    });
  ring(wall, 0.6, 0.61 + draw.between(0, 0.02), 0.7);
  ring(wall, 0.7, 0.76 + draw.between(0, 0.06), draw.between(1.2, 3), 0.03);
  ring(wall, 0.88, 0.89, 0.8);
};

interface Look {
  readonly face: Face;
  readonly stretch: number;
  readonly spacing: number;
  readonly hollow: boolean;
  readonly tone: number;
}

const lookOf = (draw: Draw, isRough: boolean): Look => {
  const white = isRough && draw() < 0.45;
  return {
    face: draw.one(['bold', 'heavy', 'black', 'italic', 'slanted', 'medium']),
    stretch: draw.between(0.95, 1.6),
    spacing: draw.between(0.04, 0.28),
    hollow: draw() < (white ? 0.5 : 0.12),
    tone: white ? 8 : draw.between(2.2, 2.8),
  };
};

export const sidewallOf = (model: PicturedModel, body: Body, size: string, draw: Draw): Sidewall => {
  const wall = blankSidewall(body);
  const isRough = model.use === 'mixto' || model.use === 'custom' || model.use === 'quad';
  decorate(wall, draw, isRough);
  // A maker letters its name alike on all its tyres.
  const own = lookOf(draw.of(model.maker), isRough);
  const look = lookOf(draw, isRough);
  const tall = draw.between(0.19, 0.25);
  const top = 0.39 - tall / 2;
  const words = (what: Look, text: string, turn: number, most: number, part = 1): Lettering => ({
    ...what,
    words: text.toUpperCase(),
    turn,
    most,
    top: top + (tall * (1 - part)) / 2,
    tall: tall * part,
    high: 1.1,
  });
  const layout = draw.one(['cross', 'pair', 'pair', 'cross', 'three'] as const);
  const places = {
    cross: { maker: [0, 0.5], model: [0.25, 0.75], most: 0.17, free: 0.125, gap: 0.08 },
    pair: { maker: [-0.12, 0.38], model: [0.12, 0.62], most: 0.19, free: 0.25, gap: 0.07 },
    three: { maker: [0, 1 / 3, 2 / 3], model: [1 / 6, 0.5, 5 / 6], most: 0.12, free: 1 / 12, gap: 0.046 },
  }[layout];
  if (model.maker) for (const turn of places.maker) letter(wall, body, words(own, model.maker, turn, places.most));
  if (model.model)
    for (const turn of places.model)
      letter(wall, body, words(look, model.model, turn, places.most, draw.between(0.72, 0.95)));
  small(wall, body, model, size, places);
  return wall;
};

/** Size and signs, small, where no name stands. */
const small = (
  wall: Sidewall,
  body: Body,
  { season, use }: PicturedModel,
  size: string,
  { free, gap }: { readonly free: number; readonly gap: number },
): void => {
  const text = { face: 'medium', top: 0.34, tall: 0.1, stretch: 1.15, spacing: 0.1, high: 0.8, tone: 1.6 } as const;
  const mark = { top: 0.31, tall: 0.15, high: 0.8, tone: 1.8 };
  for (const turn of [free, free + 0.5]) {
    letter(wall, body, { ...text, words: size, turn: turn - gap * 0.18, most: gap * 0.55 });
    if (season !== 'verano') sign(wall, body, mountain, { ...mark, turn: turn + gap * 0.34 });
    else if (use === 'deportivo') sign(wall, body, arrow, { ...mark, top: 0.35, tall: 0.07, turn: turn + gap * 0.34 });
  }
  if (season !== 'verano') letter(wall, body, { ...text, words: 'M+S', turn: free + 0.25, most: gap * 0.4 });
};
