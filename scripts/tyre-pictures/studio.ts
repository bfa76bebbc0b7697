import { at, smooth } from './numbers.ts';

type Vector = readonly [number, number, number];

/** A lit sheet of cloth: where its middle is, how wide and high it looks, how bright. In the camera's space: right, up, back. */
interface SoftBox {
  readonly middle: Vector;
  readonly wide: number;
  readonly high: number;
  readonly bright: number;
}

/** Something in front, the key light above on the left, a filling one on the right, and strips behind that draw the outline. */
const boxes: readonly SoftBox[] = [
  { middle: [-0.2, 0.6, 1], wide: 0.6, high: 0.35, bright: 2.6 },
  { middle: [-0.65, 0.85, 0.75], wide: 0.75, high: 0.55, bright: 7 },
  { middle: [1.1, 0.25, 0.75], wide: 0.28, high: 0.8, bright: 2.1 },
  { middle: [0.15, 1.3, -0.1], wide: 1.1, high: 0.3, bright: 5 },
  { middle: [-1.15, 0.1, -0.42], wide: 0.28, high: 1.1, bright: 11 },
  { middle: [1.15, 0.15, -0.45], wide: 0.28, high: 1.1, bright: 11 },
];

const unit = ([x, y, z]: Vector): Vector => {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const frames = boxes.map((box) => {
  const middle = unit(box.middle);
  const across = unit(cross([0, 1, 0.001], middle));
  return { ...box, middle, across, along: cross(middle, across) };
});

/** How bright the studio is in a direction. */
const studio = (way: Vector): number => {
  let light = 0.1 + 0.16 * smooth(-0.4, 1, way[1]) + 0.1 * smooth(-0.2, -1, way[1]);
  for (const { middle, across, along, wide, high, bright } of frames) {
    const ahead = dot(way, middle);
    if (ahead <= 0.05) continue;
    const x = Math.abs(dot(way, across) / ahead);
    const y = Math.abs(dot(way, along) / ahead);
    light += bright * smooth(wide * 1.15, wide * 0.8, x) * smooth(high * 1.15, high * 0.8, y);
  }
  return light;
};

const size = 64;
/** The direction of a texel of the octahedral map. */
const wayOf = (column: number, row: number): Vector => {
  const x = ((column + 0.5) / size) * 2 - 1;
  const y = ((row + 0.5) / size) * 2 - 1;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z >= 0) return unit([x, y, z]);
  return unit([(1 - Math.abs(y)) * Math.sign(x), (1 - Math.abs(x)) * Math.sign(y), z]);
};

/** The studio seen through a lobe: a cosine for what is dull, a power of it for what shines. */
const spread = (power: number): Float32Array => {
  const ways: Vector[] = [];
  for (let row = 0; row < size; row++) for (let column = 0; column < size; column++) ways.push(wayOf(column, row));
  const lights = ways.map(studio);
  const map = new Float32Array(size * size);
  ways.forEach((way, place) => {
    let [sum, weights] = [0, 0];
    ways.forEach((other, index) => {
      const along = dot(way, other);
      if (along <= 0) return;
      const weight = along ** power;
      sum += weight * (lights[index] as number);
      weights += weight;
    });
    map[place] = sum / weights;
  });
  return map;
};

/** Light from all around for a dull surface, and reflections of a matt and of a shining one. */
export const studioMaps = () => ({ dull: spread(1), matt: spread(9), shining: spread(40) });
export type StudioMaps = ReturnType<typeof studioMaps>;

export const lookUp = (map: Float32Array, x: number, y: number, z: number): number => {
  const all = Math.abs(x) + Math.abs(y) + Math.abs(z);
  let u = x / all;
  let v = y / all;
  if (z < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  const px = Math.min(size - 1.001, Math.max(0, (u + 1) * 0.5 * size - 0.5));
  const py = Math.min(size - 1.001, Math.max(0, (v + 1) * 0.5 * size - 0.5));
  const column = px | 0;
  const row = py | 0;
  const fx = px - column;
  const fy = py - row;
  const place = row * size + column;
  const top = at(map, place) + (at(map, place + 1) - at(map, place)) * fx;
  const low = at(map, place + size) + (at(map, place + size + 1) - at(map, place + size)) * fx;
  return top + (low - top) * fy;
};
