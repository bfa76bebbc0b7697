import type { Body } from './body.ts';
import type { PicturedModel } from './models.ts';
import type { Draw } from './numbers.ts';
import { allTerrain, drive, knobs } from './patterns/blocks.ts';
import { farmRibs, flotation, industrial, tractor } from './patterns/farm.ts';
import type { Pen } from './patterns/pen.ts';
import {
  comfortRibs,
  drawRibs,
  ecoRibs,
  longRibs,
  lorryRibs,
  trailerRibs,
  vanRibs,
  winterRibs,
  type Ribs,
} from './patterns/ribs.ts';
import { sport } from './patterns/sport.ts';
import { cruiser, road, town, trail } from './patterns/two-wheels.ts';
import { allYear, snow } from './patterns/v-shaped.ts';
import { blankTread, fade, lightTread, type Tread } from './relief.ts';

interface Pattern {
  readonly draw: (pen: Pen) => void;
  /** How long a pitch is, in halves of the tread, from and to. */
  readonly pitch: readonly [number, number];
  /** Cut whole first, because its blocks are raised. */
  readonly raised?: boolean;
}

const ribs = (of: (draw: Draw) => Ribs): Pattern => ({
  draw: (pen) => drawRibs(pen, of(pen.draw)),
  pitch: [0.3, 0.44],
});
const either =
  (share: number, one: Pattern, other: Pattern) =>
  (draw: Draw): Pattern =>
    draw() < share ? one : other;
const always = (one: Pattern) => (): Pattern => one;

const snowy: Pattern = { draw: snow, pitch: [0.36, 0.52] };
const yearly: Pattern = { draw: allYear, pitch: [0.4, 0.58] };
const rough: Pattern = { draw: allTerrain, pitch: [0.62, 0.8], raised: true };
const knobby: Pattern = { draw: knobs, pitch: [0.62, 0.85], raised: true };
const lugs: Pattern = { draw: tractor, pitch: [0.82, 1.05], raised: true };
const blocks: Pattern = { draw: drive, pitch: [0.44, 0.62], raised: true };
const soft: Pattern = { draw: flotation, pitch: [0.55, 0.8], raised: true };
const front: Pattern = { draw: farmRibs, pitch: [0.5, 0.7] };
const heavy: Pattern = { draw: industrial, pitch: [0.9, 1.15], raised: true };
const scooter: Pattern = { draw: town, pitch: [0.8, 1.2] };

/** Which pattern a use has; where there are two ways to build one, the model's numbers choose. */
const patterns: Readonly<Record<string, (draw: Draw) => Pattern>> = {
  'turismo-confort': always(ribs(comfortRibs)),
  'turismo-eco': always(ribs(ecoRibs)),
  'turismo-duracion': always(ribs(longRibs)),
  'turismo-deportivo': always({ draw: sport, pitch: [0.5, 0.8] }),
  'turismo-invierno': either(0.78, snowy, ribs(winterRibs)),
  'turismo-versatil': either(0.85, yearly, ribs(winterRibs)),
  '4x4-confort': always(ribs(comfortRibs)),
  '4x4-eco': always(ribs(ecoRibs)),
  '4x4-deportivo': always({ draw: sport, pitch: [0.5, 0.8] }),
  '4x4-invierno': either(0.75, snowy, ribs(winterRibs)),
  '4x4-versatil': either(0.75, yearly, ribs(winterRibs)),
  '4x4-mixto': always(rough),
  'furgoneta-carga': always(ribs(vanRibs)),
  'furgoneta-invierno': either(0.45, snowy, ribs(winterRibs)),
  'furgoneta-versatil': either(0.55, yearly, ribs(winterRibs)),
  'moto-deportivo': always({ draw: road, pitch: [1.1, 1.9] }),
  'moto-urbano': either(0.6, scooter, { draw: cruiser, pitch: [0.8, 1.3] }),
  'moto-scooter': always(scooter),
  'moto-custom': always({ draw: cruiser, pitch: [0.8, 1.3] }),
  'moto-trail': either(0.8, { draw: trail, pitch: [0.62, 1] }, knobby),
  'moto-offroad': always(knobby),
  'moto-trial': always({ ...knobby, pitch: [0.5, 0.62] }),
  quad: always(knobby),
  patinete: either(0.6, scooter, ribs(vanRibs)),
  'camion-direccion': always(ribs(lorryRibs)),
  'camion-remolque': always(ribs(trailerRibs)),
  'camion-traccion': always(blocks),
  'camion-mixto': either(0.5, blocks, rough),
  'agricola-direccion': always(front),
  'agricola-apero': either(0.6, front, soft),
  'agricola-remolque': always(soft),
  'agricola-industrial': either(0.7, heavy, soft),
  agricola: always(lugs),
};

export interface Patterned {
  readonly tread: Tread;
  /** How many pitches go around. */
  readonly count: number;
}

export const treadOf = ({ vehicle, use }: PicturedModel, body: Body, draw: Draw): Patterned => {
  const { radius, wrap, depth } = body.shape;
  const half = body.patternEnd - wrap;
  const pattern = (patterns[`${vehicle}-${use}`] ?? patterns[vehicle] ?? always(ribs(comfortRibs)))(draw);
  const wanted = half * draw.between(...pattern.pitch);
  const count = Math.max(10, Math.round((2 * Math.PI * radius) / wanted));
  const tread = blankTread(
    (2 * Math.PI * radius) / count,
    body.patternEnd,
    depth,
    half / 260,
    pattern.raised ? depth : 0,
  );
  pattern.draw({ tread, half, draw });
  fade(tread, half + wrap * 0.4, body.patternEnd - tread.texel * 2);
  lightTread(tread);
  return { tread, count };
};
