import type { Body } from './body.ts';
import { at, blend, clamp, smooth } from './numbers.ts';
import type { Tread } from './relief.ts';
import type { Sidewall } from './sidewall.ts';
import { lookUp, type StudioMaps } from './studio.ts';
import { rayStride, type View } from './view.ts';

/** A tyre as it is painted: its body, its tread with how its pitches follow each other, and its sidewall. */
export interface Tyre {
  readonly body: Body;
  readonly tread: Tread;
  /** By turn, in equal steps from -π to π: how many pitches have passed. */
  readonly pitches: Float32Array;
  readonly wall: Sidewall;
}

/** Pitches of several lengths follow each other, so that a tyre does not sing; `lengths` says how different they are. */
export const pitchesAround = (count: number, lengths: number, draw: () => number): Float32Array => {
  const sizes = Array.from({ length: count }, () => 1 + lengths * (Math.floor(draw() * 3) - 1));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const steps = 8192;
  const table = new Float32Array(steps + 2);
  let [index, passed] = [0, 0];
  for (let step = 0; step < table.length; step++) {
    const here = (step / steps) * all;
    while (index < count - 1 && passed + (sizes[index] ?? 1) < here) passed += sizes[index++] ?? 1;
    table[step] = index + (here - passed) / (sizes[index] ?? 1);
  }
  return table;
};

const turns = 2 * Math.PI;

interface Surface {
  nx: number;
  ny: number;
  nz: number;
  tone: number;
  light: number;
  gloss: number;
}

const pitchAt = (table: Float32Array, turn: number): number => {
  const steps = table.length - 2;
  let part = turn / turns + 0.5;
  part -= Math.floor(part);
  const place = part * steps;
  const index = place | 0;
  return at(table, index) + (at(table, index + 1) - at(table, index)) * (place - index);
};

const treadPlace = (tread: Tread, along: number, across: number): number => {
  const part = along - Math.floor(along);
  let column = (part * tread.columns) | 0;
  if (column >= tread.columns) column = tread.columns - 1;
  let row = ((across + tread.reach) / tread.texel) | 0;
  if (row < 0) row = 0;
  else if (row >= tread.rows) row = tread.rows - 1;
  return row * tread.columns + column;
};

/** Normal of the smooth outside at an arc and a turn, tilted by how fast the relief falls along and across. */
const tilt = (into: Surface, body: Body, turn: number, arc: number, alongSlope: number, acrossSlope: number): void => {
  const index = Math.min(body.curve.length / 4 - 1, Math.round(Math.abs(arc) / body.step)) * 4;
  const side = arc < 0 ? -1 : 1;
  const axle = at(body.curve, index + 2) * side;
  const out = at(body.curve, index + 3);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  // Towards larger arcs: out of the crown to the side, on the near side as on the far one.
  const [ax, ar] = [out, -axle];
  const nx = axle - acrossSlope * ax;
  const nr = out - acrossSlope * ar;
  const ny = nr * cos - alongSlope * -sin;
  const nz = -nr * sin - alongSlope * -cos;
  const long = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  into.nx = nx * long;
  into.ny = ny * long;
  into.nz = nz * long;
};

/** Follows a ray through the tread; says where it meets rubber, or nothing where it passes above a groove's rim. */
const march = (tyre: Tyre, rays: Float32Array, base: number, found: Float64Array): boolean => {
  const { tread, pitches } = tyre;
  const t0 = at(rays, base);
  const [t1, t2] = [at(rays, base + 1), at(rays, base + 2)];
  const s0 = at(rays, base + 3);
  const [s1, s2] = [at(rays, base + 4), at(rays, base + 5)];
  const [d1, d2] = [at(rays, base + 6), at(rays, base + 7)];
  const steps = at(rays, base + 8);
  let along = pitchAt(pitches, t0);
  if (at(tread.depth, treadPlace(tread, along, s0)) < 0.08) {
    found[0] = 0;
    found[1] = along;
    return true;
  }
  let [before, missBefore] = [0, at(tread.depth, treadPlace(tread, along, s0))];
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    along = pitchAt(pitches, t0 + t * (t1 + t * t2));
    const miss = at(tread.depth, treadPlace(tread, along, s0 + t * (s1 + t * s2))) - t * (d1 + t * d2);
    if (miss <= 0) {
      const exact = before + ((t - before) * missBefore) / (missBefore - miss);
      found[0] = exact;
      found[1] = pitchAt(pitches, t0 + exact * (t1 + exact * t2));
      return true;
    }
    [before, missBefore] = [t, miss];
  }
  // The ground itself: the table of the body is a little coarser than the relief.
  found[0] = 1;
  found[1] = along;
  return d1 + d2 > tread.deepest * 0.8;
};

const onTread = (tyre: Tyre, rays: Float32Array, base: number, found: Float64Array, into: Surface): boolean => {
  if (!march(tyre, rays, base, found)) return false;
  const { tread, body } = tyre;
  const t = found[0] as number;
  const along = found[1] as number;
  const turn = at(rays, base) + t * (at(rays, base + 1) + t * at(rays, base + 2));
  const arc = at(rays, base + 3) + t * (at(rays, base + 4) + t * at(rays, base + 5));
  const deep = t * (at(rays, base + 6) + t * at(rays, base + 7));
  const place = treadPlace(tread, along, arc);
  const { columns, depth, texel } = tread;
  const column = place % columns;
  const right = column === columns - 1 ? place - columns + 1 : place + 1;
  const left = column === 0 ? place + columns - 1 : place - 1;
  const above = place + columns < depth.length ? place + columns : place;
  const below = place >= columns ? place - columns : place;
  const wide = (2 * tread.pitch) / columns;
  const fallAlong = (at(depth, left) - at(depth, right)) / wide;
  const fallAcross = (at(depth, below) - at(depth, above)) / (2 * texel);
  const most = 1.4;
  tilt(into, body, turn, arc, clamp(fallAlong, -most, most), clamp(fallAcross, -most, most));
  const ground = at(depth, place);
  // Up a wall there is more light than at its foot.
  const part = ground > 0.3 ? clamp(deep / ground) : 1;
  into.light = blend(1, at(tread.light, place), part);
  into.tone = ground < 0.4 ? 1 : 0.8;
  into.gloss = ground < 0.4 ? 0.32 : 0.2;
  return true;
};

const onWall = ({ body, wall }: Tyre, turn: number, arc: number, into: Surface): void => {
  const along = ((turn / turns + 1) % 1) * wall.columns;
  const side = Math.abs(arc);
  const row = Math.min(wall.rows - 2, Math.max(1, ((side - wall.from) / wall.texel) | 0));
  const column = along | 0;
  const place = row * wall.columns + column;
  const next = column === wall.columns - 1 ? place - column : place + 1;
  const before = column === 0 ? place + wall.columns - 1 : place - 1;
  const index = Math.min(body.curve.length / 4 - 1, Math.round(side / body.step)) * 4;
  const wide = (2 * turns * at(body.curve, index + 1)) / wall.columns;
  const alongSlope = (at(wall.height, next) - at(wall.height, before)) / wide;
  const acrossSlope =
    (at(wall.height, place + wall.columns) - at(wall.height, place - wall.columns)) / (2 * wall.texel);
  const most = 1.6;
  tilt(into, body, turn, arc, clamp(alongSlope, -most, most), clamp(acrossSlope, -most, most) * Math.sign(arc));
  into.tone = at(wall.tone, place);
  into.light = 1;
  into.gloss = 0.5;
};

const shown = Uint8Array.from({ length: 4096 }, (_, index) => {
  const light = 1 - Math.exp(-index / 1024);
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
});
/** Light as a screen shows it: what is very bright is rolled off. */
const toByte = (light: number): number => shown[Math.min(4095, (light * 1024) | 0)] as number;

/** Black rubber is never quite black, so that it stands out from a dark page. */
const lift = 0.008;
const albedo = 0.0155;

/** Paints a tyre as it is seen; red, green, blue and how much it covers, a byte each. */
export const paint = (tyre: Tyre, view: View, maps: StudioMaps): Uint8Array => {
  const { width, height, rays, places, right, up, back } = view;
  const { body } = tyre;
  const { depth } = body.shape;
  const pixels = new Uint8Array(width * height * 4);
  // The shadow lies on the ground wherever the tyre does not stand before it.
  for (let place = 0; place < width * height; place++) pixels[place * 4 + 3] = at(view.shade, place) * 215;
  const found = new Float64Array(2);
  const surface: Surface = { nx: 0, ny: 0, nz: 0, tone: 1, light: 1, gloss: 0 };
  const put = (place: number, bright: number, warm: number) => {
    const value = toByte(lift + bright * 0.95);
    pixels[place * 4] = value * (0.975 + warm);
    pixels[place * 4 + 1] = value * 0.99;
    pixels[place * 4 + 2] = Math.min(255, value * (1.02 - warm));
    pixels[place * 4 + 3] = 255;
  };
  for (let index = 0; index < view.insides.length; index++) {
    put(view.insides[index] as number, at(view.insideTones, index) * 0.09, 0);
  }
  const treadEnd = body.patternEnd - depth * 0.02;
  for (let index = 0; index < view.count; index++) {
    const base = index * rayStride;
    const turn = at(rays, base);
    const arc = at(rays, base + 3);
    if (Math.abs(arc) < treadEnd) {
      if (!onTread(tyre, rays, base, found, surface)) continue;
    } else onWall(tyre, turn, arc, surface);
    const { nx, ny, nz, light } = surface;
    const cx = nx * right[0] + ny * right[1] + nz * right[2];
    const cy = nx * up[0] + ny * up[1] + nz * up[2];
    const cz = nx * back[0] + ny * back[1] + nz * back[2];
    const [rx, ry, rz] = [at(rays, base + 9), at(rays, base + 10), at(rays, base + 11)];
    const vx = rx * right[0] + ry * right[1] + rz * right[2];
    const vy = rx * up[0] + ry * up[1] + rz * up[2];
    const vz = rx * back[0] + ry * back[1] + rz * back[2];
    const facing = -(vx * cx + vy * cy + vz * cz);
    const [mx, my, mz] = [vx + 2 * facing * cx, vy + 2 * facing * cy, vz + 2 * facing * cz];
    const grazing = (1 - clamp(facing)) ** 4;
    const dull = lookUp(maps.dull, cx, cy, cz) * albedo;
    const matt = lookUp(maps.matt, mx, my, mz) * (0.009 + 0.2 * grazing);
    const shine = lookUp(maps.shining, mx, my, mz) * (0.05 + 0.4 * grazing) * surface.gloss;
    const high = Math.cos(turn);
    const ground = blend(0.42, 1, smooth(-1.05, -0.1, high));
    put(places[index] as number, (dull + (matt + shine) * light) * light * ground * surface.tone, 0);
  }
  return pixels;
};
