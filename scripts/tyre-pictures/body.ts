import { at } from './numbers.ts';

/** The shape of a tyre without its tread, in millimetres. */
export interface Shape {
  readonly radius: number;
  readonly bead: number;
  /** Width over the sidewalls, of the tread, and between the beads. */
  readonly section: number;
  readonly tread: number;
  readonly rim: number;
  /** How much lower the edge of the tread is than its middle, and how sharply it bends. */
  readonly drop: number;
  readonly bend: number;
  /** 0 is a round shoulder, 1 a square one. */
  readonly square: number;
  /** How deep the tread is cut, and how far its pattern reaches over the shoulder. */
  readonly depth: number;
  readonly wrap: number;
}

type Point = readonly [axle: number, radius: number];

const bezier = (a: Point, b: Point, c: Point, d: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
  });

/** One half of a shell, from the middle of the crown to the bead. */
const shell = (shape: Shape, inset: number, crown: number): Point[] => {
  const half = shape.tread / 2;
  const points: Point[] = [];
  for (let step = 0; step <= 90; step++) {
    const across = step / 90;
    points.push([half * across, shape.radius - crown - shape.drop * across ** shape.bend]);
  }
  const edge = points.at(-1) as Point;
  const slope = (shape.drop * shape.bend) / half;
  const long = Math.hypot(1, slope);
  const high = Math.min(0.52 * (shape.radius - shape.bead), 0.66 * (edge[1] - shape.bead));
  const widest: Point = [shape.section / 2 - inset, shape.bead + high];
  const out = Math.max(widest[0] - edge[0], 2);
  const down = edge[1] - widest[1];
  const hand = out * (0.45 + 0.9 * shape.square);
  points.push(
    ...bezier(
      edge,
      [edge[0] + hand / long, edge[1] - (hand * slope) / long],
      [widest[0], widest[1] + down * (0.4 + 0.5 * shape.square)],
      widest,
      80,
    ),
  );
  const flange: Point = [shape.rim / 2 + 3 - inset * 0.4, shape.bead + 0.09 * (shape.radius - shape.bead)];
  const low = widest[1] - flange[1];
  points.push(
    ...bezier(widest, [widest[0], widest[1] - 0.55 * low], [flange[0] + 4, flange[1] + 0.35 * low], flange, 80),
  );
  return points;
};

/** The outline of half a tyre: outside from crown to bead, then inside back to the crown. */
const outline = (shape: Shape): { outer: Point[]; inner: Point[] } => {
  const thick = (shape.radius - shape.bead) * 0.085;
  const outer = shell(shape, 0, 0);
  const flange = outer.at(-1) as Point;
  outer.push(
    ...bezier(
      flange,
      [flange[0] - 2, flange[1] - (flange[1] - shape.bead) * 0.7],
      [flange[0] - 2, shape.bead],
      [flange[0] - 8, shape.bead],
      14,
    ),
  );
  const toe: Point = [flange[0] - thick * 2.2, shape.bead + thick * 0.25];
  outer.push(toe);
  const inner = shell({ ...shape, tread: shape.tread * 0.94 }, thick, shape.depth + thick * 1.1);
  return { outer, inner: [toe, ...inner.toReversed()] };
};

/**
 * A body of revolution in a table over (axle, radius): how far a point is from the surface (`gap`, negative inside), how deep
 * below the outside (`under`), and where on the outside it is nearest (`arc`, from the middle of the crown).
 */
export interface Body {
  readonly shape: Shape;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly lowest: number;
  readonly gap: Float32Array;
  readonly under: Float32Array;
  readonly arc: Float32Array;
  /** By arc: the point of the outside and its normal, each (axle, radius), a step of `step` apart. */
  readonly step: number;
  readonly curve: Float32Array;
  /** Where the pattern of the tread ends, and where the outside ends. */
  readonly patternEnd: number;
  readonly end: number;
}

/** Nearest point of a broken line: its distance and the arc up to it. */
const nearest = (line: Float32Array, count: number, x: number, y: number, into: [number, number]): void => {
  let [best, where] = [Infinity, 0];
  for (let index = 0; index < count - 1; index++) {
    const [ax, ay, s0] = [at(line, index * 3), at(line, index * 3 + 1), at(line, index * 3 + 2)];
    const dx = at(line, index * 3 + 3) - ax;
    const dy = at(line, index * 3 + 4) - ay;
    const long = dx * dx + dy * dy;
    let part = long > 0 ? ((x - ax) * dx + (y - ay) * dy) / long : 0;
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    const ex = x - ax - dx * part;
    const ey = y - ay - dy * part;
    const away = ex * ex + ey * ey;
    if (away < best) {
      best = away;
      where = s0 + part * Math.sqrt(long);
    }
  }
  into[0] = Math.sqrt(best);
  into[1] = where;
};

const measured = (points: readonly Point[]): Float32Array => {
  const line = new Float32Array(points.length * 3);
  let arc = 0;
  points.forEach(([x, y], index) => {
    const before = points[Math.max(0, index - 1)] as Point;
    arc += Math.hypot(x - before[0], y - before[1]);
    line.set([x, y, arc], index * 3);
  });
  return line;
};

const isInside = (polygon: readonly Point[], x: number, y: number): boolean => {
  let inside = false;
  polygon.forEach(([bx, by], index) => {
    const [ax, ay] = polygon[(index + polygon.length - 1) % polygon.length] as Point;
    if (ay > y !== by > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
  });
  return inside;
};

const resample = (line: Float32Array, count: number, step: number): Float32Array => {
  const end = at(line, count * 3 - 1);
  const size = Math.floor(end / step) + 1;
  const curve = new Float32Array(size * 4);
  let index = 0;
  for (let place = 0; place < size; place++) {
    const arc = place * step;
    while (index < count - 2 && at(line, index * 3 + 5) < arc) index++;
    const [ax, ay, s0] = [at(line, index * 3), at(line, index * 3 + 1), at(line, index * 3 + 2)];
    const [bx, by, s1] = [at(line, index * 3 + 3), at(line, index * 3 + 4), at(line, index * 3 + 5)];
    const part = s1 > s0 ? (arc - s0) / (s1 - s0) : 0;
    curve.set([ax + (bx - ax) * part, ay + (by - ay) * part], place * 4);
  }
  for (let place = 0; place < size; place++) {
    const [from, to] = [Math.max(0, place - 2), Math.min(size - 1, place + 2)];
    const dx = at(curve, to * 4) - at(curve, from * 4);
    const dy = at(curve, to * 4 + 1) - at(curve, from * 4 + 1);
    const long = Math.hypot(dx, dy) || 1;
    curve.set(place === 0 ? [0, 1] : [-dy / long, dx / long], place * 4 + 2);
  }
  return curve;
};

export const buildBody = (shape: Shape): Body => {
  const { outer, inner } = outline(shape);
  const polygon: Point[] = [...outer, ...inner, [-1, shape.radius - 2 * shape.depth], [-1, shape.radius]];
  const [outside, inside] = [measured(outer), measured(inner)];
  const cell = shape.section / 220;
  const lowest = shape.bead - 4 * cell;
  const columns = Math.ceil((shape.section / 2 + 4 * cell) / cell) + 1;
  const rows = Math.ceil((shape.radius + 4 * cell - lowest) / cell) + 1;
  const [gap, under, arc] = [0, 0, 0].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const found: [number, number] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * cell, lowest + row * cell];
      const place = row * columns + column;
      nearest(outside, outer.length, x, y, found);
      const [toOutside, where] = found;
      nearest(inside, inner.length, x, y, found);
      const sign = isInside(polygon, x, y) ? -1 : 1;
      gap[place] = sign * Math.min(toOutside, found[0]);
      // Beyond the inner surface one is inside of the hull all the same.
      under[place] = sign < 0 || found[0] < toOutside ? toOutside : -toOutside;
      arc[place] = where;
    }
  }
  const step = 0.5;
  const curve = resample(outside, outer.length, step);
  const edge = at(outside, 90 * 3 + 2);
  return {
    shape,
    cell,
    columns,
    rows,
    lowest,
    gap,
    under,
    arc,
    step,
    curve,
    patternEnd: edge + shape.wrap,
    end: at(outside, outer.length * 3 - 1),
  };
};
