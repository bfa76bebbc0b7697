import type { Body } from './body.ts';
import { at, clamp } from './numbers.ts';

export const viewNames = ['tres-cuartos', 'banda', 'lado'] as const;
export type ViewName = (typeof viewNames)[number];

export interface Camera {
  /** Degrees from the axle towards the front, and above the ground. */
  readonly turn: number;
  readonly rise: number;
  /** How far away, in radii of the tyre. */
  readonly away: number;
}

export const cameras: Readonly<Record<ViewName, Camera>> = {
  'tres-cuartos': { turn: 49, rise: 10, away: 6 },
  banda: { turn: 90, rise: 9, away: 6 },
  lado: { turn: 4, rise: 2, away: 8 },
};

type Vector = readonly [number, number, number];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const long = Math.hypot(...a);
  return [a[0] / long, a[1] / long, a[2] / long];
};

/** What of a picture follows from the body and the camera alone, so that all models of a size share it. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
  readonly count: number;
  /** For each sample that meets the outside: which one it is. */
  readonly places: Uint32Array;
  /**
   * Its way through the tread, from 0 to 1: the turn, the arc and the depth as parabolas, how many steps to take, and the direction
   * that it is seen in.
   */
  readonly rays: Float32Array;
  /** Samples that meet the inside: which, and how bright. */
  readonly insides: Uint32Array;
  readonly insideTones: Float32Array;
  /** The soft shadow on the ground, from 0 to 1, a value per sample. */
  readonly shade: Float32Array;
}

export const rayStride = 12;

/** The tables of a body read at a point, between their cells. */
const reader = (body: Body) => {
  const { cell, columns, rows, lowest, gap, under, arc } = body;
  const value = { gap: 0, under: 0, arc: 0, axle: 0 };
  const read = (x: number, y: number, z: number): typeof value => {
    const side = Math.abs(x) / cell;
    const radius = (Math.sqrt(y * y + z * z) - lowest) / cell;
    const column = Math.min(side | 0, columns - 2);
    const row = clamp(Math.floor(radius), 0, rows - 2);
    const fx = side - column;
    const fy = radius - row;
    const a = row * columns + column;
    const b = a + columns;
    const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    const of = (table: Float32Array) =>
      at(table, a) * wa + at(table, a + 1) * wb + at(table, b) * wc + at(table, b + 1) * wd;
    value.gap = of(gap);
    value.under = of(under);
    value.arc = x < 0 ? -of(arc) : of(arc);
    return value;
  };
  return read;
};

interface Growing {
  places: Uint32Array;
  rays: Float32Array;
  count: number;
  insides: number[];
  tones: number[];
}

/** Where a ray that met the hull at `near` leaves the layer that the tread is cut into, or reaches its ground. */
const throughTread = (
  read: ReturnType<typeof reader>,
  origin: Vector,
  ray: Vector,
  near: number,
  deepest: number,
  cell: number,
): number => {
  const step = Math.max(cell * 0.6, deepest / 14);
  let far = near;
  for (let count = 0; count < 90; count++) {
    far += step;
    const { under } = read(origin[0] + ray[0] * far, origin[1] + ray[1] * far, origin[2] + ray[2] * far);
    if (under > deepest || under < 0) break;
  }
  return far;
};

const turnOf = (y: number, z: number): number => Math.atan2(-z, y);
const near0 = (turn: number): number => turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));

/** Keeps a ray that met the outside: the parabolas through the start, the middle and the end of its way. */
const keep = (
  grown: Growing,
  place: number,
  body: Body,
  read: ReturnType<typeof reader>,
  origin: Vector,
  ray: Vector,
  near: number,
): void => {
  const deepest = body.shape.depth;
  const point = (t: number): Vector => [origin[0] + ray[0] * t, origin[1] + ray[1] * t, origin[2] + ray[2] * t];
  const start = point(near);
  const s0 = read(...start).arc;
  const turn = turnOf(start[1], start[2]);
  const isCut = Math.abs(s0) < body.patternEnd + deepest;
  const far = isCut ? throughTread(read, origin, ray, near, deepest, body.cell) : near;
  // What a ray meets that passes through a groove and out again stands before it, and is painted over where it does not.
  if (isCut && read(...point(far)).under < 0)
    trace(grown, place, body, read, origin, ray, far + body.cell * 0.3, far + 4 * body.shape.radius);
  const base = grown.count * rayStride;
  grown.places[grown.count++] = place;
  grown.rays.set([turn, 0, 0, s0, 0, 0, 0, 0, 0, ray[0], ray[1], ray[2]], base);
  if (!isCut) return;
  const middle = point((near + far) / 2);
  const end = point(far);
  const { arc: s1, under: d1 } = read(...middle);
  const { arc: s2, under: d2 } = read(...end);
  const t1 = near0(turnOf(middle[1], middle[2]) - turn);
  const t2 = near0(turnOf(end[1], end[2]) - turn);
  const parabola = (half: number, whole: number): readonly [number, number] => [4 * half - whole, 2 * whole - 4 * half];
  const sideways = Math.hypot(t2 * body.shape.radius, s2 - s0);
  grown.rays.set(
    [
      turn,
      ...parabola(t1, t2),
      s0,
      ...parabola(s1 - s0, s2 - s0),
      ...parabola(d1, d2),
      clamp(Math.ceil(sideways / (deepest * 0.1)), 4, 44),
    ],
    base,
  );
};

/** How bright the bare inside is at a point: darker the deeper, lit by what comes through the opening. */
const insideTone = (body: Body, point: Vector): number => {
  const { radius, bead, section } = body.shape;
  const height = (Math.hypot(point[1], point[2]) - bead) / (radius - bead);
  const across = point[0] / section + 0.5;
  const low = clamp(-point[1] / radius);
  return (0.22 + 0.5 * low) * (1 - 0.75 * clamp(height * 1.15)) * (1 - 0.45 * across) + 0.02;
};

/** The ground's shadow where the tyre stands: dark and small under it, wide and faint around. */
const shadowAt = (body: Body, x: number, z: number): number => {
  const { tread, radius } = body.shape;
  const side = Math.max(0, Math.abs(x) - tread * 0.42);
  const along = Math.abs(z);
  const lift = radius - Math.sqrt(Math.max(0, radius * radius - Math.min(along, radius) ** 2));
  const contact = Math.exp(-((side / (radius * 0.03)) ** 2) - (along / (radius * 0.2)) ** 2);
  const soft = Math.exp(-((side / (radius * 0.17)) ** 2)) * Math.exp(-lift / (radius * 0.16));
  return 0.5 * contact + 0.42 * soft;
};

/** Where the picture's edges are: the tyre stands in it with a little air, its shadow below. */
const framing = (body: Body, camera: Camera, aspect: number) => {
  const { radius, section } = body.shape;
  const turn = (camera.turn * Math.PI) / 180;
  const wide = 2 * radius * Math.sin(turn) + section * Math.cos(turn);
  const across = 2 * radius * Math.cos(turn) + section * Math.sin(turn);
  const near = 1 + 0.5 * (wide / (camera.away * radius)) * 0.3;
  const high = 2 * radius * near;
  // Higher than it is wide: the higher of the two fills the frame.
  const half = Math.max((high / 2) * 1.035, (across / 2 / aspect) * 1.04 * near);
  return half;
};

export const buildView = (body: Body, camera: Camera, width: number, height: number): View => {
  const { radius, section, depth } = body.shape;
  const [turn, rise] = [(camera.turn * Math.PI) / 180, (camera.rise * Math.PI) / 180];
  const back: Vector = [Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn)];
  const right = unit(cross([-back[0], -back[1], -back[2]], [0, 1, 0]));
  const up = cross(back, right);
  const far = camera.away * radius;
  const origin: Vector = [back[0] * far, back[1] * far, back[2] * far];
  const scale = framing(body, camera, width / height) / far / (height / 2);
  const read = reader(body);
  const samples = width * height;
  const grown: Growing = {
    places: new Uint32Array(samples * 1.3),
    rays: new Float32Array(Math.round(samples * 1.3) * rayStride),
    count: 0,
    insides: [],
    tones: [],
  };
  const shade = new Float32Array(samples);
  const reach = Math.hypot(radius, section / 2) + depth;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sx = (column + 0.5 - width / 2) * scale;
      const sy = (height / 2 - row - 0.5) * scale;
      const ray = unit([
        right[0] * sx + up[0] * sy - back[0],
        right[1] * sx + up[1] * sy - back[1],
        right[2] * sx + up[2] * sy - back[2],
      ]);
      const place = row * width + column;
      if (ray[1] < 0) {
        const down = (-radius - origin[1]) / ray[1];
        shade[place] = shadowAt(body, origin[0] + ray[0] * down, origin[2] + ray[2] * down);
      }
      const toMiddle = -(origin[0] * ray[0] + origin[1] * ray[1] + origin[2] * ray[2]);
      const closest = far * far - toMiddle * toMiddle;
      if (closest > reach * reach) continue;
      const spread = Math.sqrt(reach * reach - closest);
      trace(grown, place, body, read, origin, ray, toMiddle - spread, toMiddle + spread);
    }
  }
  return {
    width,
    height,
    right,
    up,
    back,
    shade,
    count: grown.count,
    places: grown.places.slice(0, grown.count),
    rays: grown.rays.slice(0, grown.count * rayStride),
    insides: Uint32Array.from(grown.insides),
    insideTones: Float32Array.from(grown.tones),
  };
};

const trace = (
  grown: Growing,
  place: number,
  body: Body,
  read: ReturnType<typeof reader>,
  origin: Vector,
  ray: Vector,
  from: number,
  to: number,
): void => {
  const { cell, shape } = body;
  let t = from;
  for (let count = 0; count < 160 && t < to; count++) {
    const [x, y, z] = [origin[0] + ray[0] * t, origin[1] + ray[1] * t, origin[2] + ray[2] * t];
    const radius = Math.sqrt(y * y + z * z);
    const half = shape.section / 2 + 3 * cell;
    const outOf = Math.max(Math.abs(x) - half, radius - shape.radius - 3 * cell, shape.bead - 3 * cell - radius);
    if (outOf > 0) {
      t += outOf + cell * 0.5;
      continue;
    }
    const found = read(x, y, z);
    if (found.gap < cell * 0.08) {
      if (Math.abs(found.under) < cell * 1.5) keep(grown, place, body, read, origin, ray, t);
      else {
        grown.insides.push(place);
        grown.tones.push(insideTone(body, [x, y, z]));
      }
      return;
    }
    t += Math.max(found.gap * 0.95, cell * 0.06);
  }
};
