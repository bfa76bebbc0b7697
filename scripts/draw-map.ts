/**
 * Draws what lies under the map of workshops, from the municipalities of the Instituto Geográfico Nacional (CC BY 4.0, by
 * the package es-atlas) and the countries of Natural Earth (public domain, by world-atlas): `npx node scripts/draw-map.ts`.
 * Its output is committed: an outline for every zoom, and for each province what is shown once it is near (decision 083).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mapOrigin, mapUnit, project } from '#web/map/projection.ts';

type Point = readonly [number, number];

interface Shape {
  readonly type: string;
  readonly id?: string;
  readonly properties?: { readonly name?: string };
  readonly arcs?: readonly unknown[];
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Shape[] }>>;
}

const read = (file: string): Topology => JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Topology;

/** The map's whole numbers of a place. */
const onMap = ([lon, lat]: Point): Point => {
  const { x, y } = project({ lat, lon });
  return [Math.round((x - mapOrigin.x) * mapUnit), Math.round((y - mapOrigin.y) * mapUnit)];
};

/** Leaves out every point that is nearer than `by` to the line without it (Douglas and Peucker). */
const simplify = (points: readonly Point[], by: number): Point[] => {
  const [[ax, ay] = [0, 0], [bx, by2] = [0, 0]] = [points[0], points.at(-1)];
  const [dx, dy] = [bx - ax, by2 - ay];
  const length = dx * dx + dy * dy;
  let [far, at] = [by * by, 0];
  for (const [place, [x, y]] of points.entries()) {
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    const away = (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
    if (away > far) [far, at] = [away, place];
  }
  const ends = [points[0], points.at(-1)].flatMap((point) => (point ? [point] : []));
  if (at === 0) return ends;
  return [...simplify(points.slice(0, at + 1), by), ...simplify(points.slice(at), by).slice(1)];
};

/** A line as SVG writes it, each point from the one before. */
const line = (points: readonly Point[], closed: boolean): string => {
  const [first, ...more] = points;
  if (!first) return '';
  let [x, y] = first;
  let steps = '';
  for (const [toX, toY] of more) {
    if (toX !== x || toY !== y) steps += ` ${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
  }
  if (steps === '') return '';
  return `M${first[0]} ${first[1]}l${steps.slice(1).replaceAll(' -', '-')}${closed ? 'z' : ''}`;
};

const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

const middle = (ring: readonly Point[]): Point => {
  const whole = area(ring) || 1;
  let [x, y] = [0, 0];
  for (const [place, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [Math.round(x / (6 * whole)), Math.round(y / (6 * whole))];
};

/** A topology's lines, each simplified once, so that neighbours still meet. */
const open = ({ transform: { scale, translate }, arcs, objects }: Topology, by: number, where = onMap) => {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return where([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return by > 0 ? simplify(points, by) : points;
  });
  const arcOf = (number: number): readonly Point[] =>
    number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? []);
  const ring = (numbers: readonly number[]): Point[] =>
    numbers.flatMap((number, place) => arcOf(number).slice(place === 0 ? 0 : 1)).slice(0, -1);
  const polygons = ({ type, arcs: of = [] }: Shape): (readonly (readonly number[])[])[] =>
    (type === 'Polygon' ? [of] : of) as (readonly (readonly number[])[])[];
  return {
    shapes: (name: string) => objects[name]?.geometries ?? [],
    rings: (shape: Shape) => polygons(shape).flatMap((rings) => rings.map(ring)),
    /** The lines that two of some shapes share. */
    between: (shapes: readonly Shape[]): string => {
      const met = new Map<number, number>();
      for (const number of shapes.flatMap((shape) => polygons(shape).flat(2)))
        met.set(number < 0 ? ~number : number, (met.get(number < 0 ? ~number : number) ?? 0) + 1);
      return [...met].flatMap(([number, times]) => (times > 1 ? [line(arcOf(number), false)] : [])).join('');
    },
  };
};

/** What of a ring lies within the map's neighbourhood. */
const within = { west: -14, east: 9, south: 34, north: 48 };
const clip = (ring: readonly Point[]): readonly Point[] => {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, within.west, 1],
    [0, within.east, -1],
    [1, within.south, 1],
    [1, within.north, -1],
  ];
  return sides.reduce<readonly Point[]>((points, [axis, limit, sign]) => {
    const inside = (point: Point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, place) => {
      const before = points.at(place - 1) ?? point;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      if (inside(point)) return inside(before) ? [point] : [cut, point];
      return inside(before) ? [cut] : [];
    });
  }, ring);
};

const neighbours = new Set(['250', '620', '020', '504', '012', '724']);
/** Provinces that lie beyond the map. */
const far = new Set(['35', '38', '51', '52', '54']);

/** Islands that are smaller are left out, and bends that are flatter, of a whole country at once. */
const coarse = { area: 120, bend: 7 };

const fill = (rings: readonly (readonly Point[])[], least: number): string =>
  rings
    .filter((ring) => Math.abs(area(ring)) > least)
    .map((ring) => line(ring, true))
    .join('');

const drawOutline = (): string => {
  const world = open(read(import.meta.resolve('world-atlas/countries-10m.json')), 0, (point) => point);
  const around = world
    .shapes('countries')
    .filter(({ id = '' }) => neighbours.has(id))
    .flatMap((shape) => world.rings(shape).map((ring) => simplify(clip(ring).map(onMap), 16)));
  const spain = open(read(import.meta.resolve('es-atlas/es/provinces.json')), coarse.bend);
  const land = spain.shapes('border').flatMap((shape) => spain.rings(shape));
  const [canaryEast] = onMap([-13, 28]);
  const isCanary = (ring: readonly Point[]) => ring.every(([x]) => x < canaryEast);
  const paths = {
    around: fill(around, coarse.area),
    spain: fill(
      land.filter((ring) => !isCanary(ring)),
      coarse.area,
    ),
    lines: spain.between(spain.shapes('provinces')),
    canary: fill(land.filter(isCanary), 4),
  };
  const drawn = Object.entries(paths).map(
    ([id, d]) => `<path vector-effect="non-scaling-stroke" id="${id}" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`;
};

interface NearProvince {
  readonly box: readonly [number, number, number, number];
  readonly land: string;
  readonly net: string;
  readonly towns: readonly (readonly [string, number, number])[];
}

/** A province as it is shown near: its land, the lines between its municipalities, and their names, large ones first. */
const drawProvinces = (): Map<string, NearProvince> => {
  const spain = open(read(import.meta.resolve('es-atlas/es/municipalities.json')), 0);
  const towns = Map.groupBy(spain.shapes('municipalities'), ({ id = '' }) => id.slice(0, 2));
  const drawn = new Map<string, NearProvince>();
  for (const shape of spain.shapes('provinces')) {
    const { id = '' } = shape;
    if (far.has(id) || id === '') continue;
    const rings = spain.rings(shape);
    const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
    const own = towns.get(id) ?? [];
    const named = own.flatMap((town) => {
      const [largest] = spain.rings(town).sort((one, other) => Math.abs(area(other)) - Math.abs(area(one)));
      const name = town.properties?.name?.split('/')[0];
      return largest && name ? [{ name, size: Math.abs(area(largest)), at: middle(largest) }] : [];
    });
    drawn.set(id, {
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      land: fill(rings, 0),
      net: spain.between(own),
      towns: named.sort((one, other) => other.size - one.size).map(({ name, at }) => [name, ...at] as const),
    });
  }
  return drawn;
};

const readTowns = (): [string, number, number, number][] =>
  readFileSync(new URL('map-towns.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row): [string, number, number, number] => {
      const [name = '', lat, lon, rank] = row.split(';');
      return [name, ...onMap([Number(lon), Number(lat)]), Number(rank)];
    })
    .sort((one, other) => one[3] - other[3]);

const root = new URL('../', import.meta.url);
const folder = new URL('public/map/', root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('src/web/map/outline.svg', root), drawOutline());
const provinces = drawProvinces();
for (const [id, { box: _, ...near }] of provinces) writeFileSync(new URL(`${id}.json`, folder), JSON.stringify(near));
writeFileSync(
  new URL('index.json', folder),
  JSON.stringify({ provinces: [...provinces].map(([id, { box }]) => [id, ...box]), towns: readTowns() }),
);
