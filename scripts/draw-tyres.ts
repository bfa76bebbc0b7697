/**
 * Draws the tyres of `public/tyres`: three seasons for cars, 4x4 and vans, and one for each other vehicle.
 * Each is a body of revolution with its tread cut into the surface, seen from the front left without perspective.
 * Run it after changing a pattern: `node scripts/draw-tyres.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

type Point = readonly [number, number];
type Vector = readonly [number, number, number];

/** Shapes on one pitch of the tread: across from -1 (far shoulder) to 1 (near shoulder), along from 0 to 1. */
interface Tread {
  readonly pitches: number;
  readonly blocks: readonly (readonly Point[])[];
  readonly sipes: readonly (readonly Point[])[];
}

/** Lengths in tyre radii. */
interface Body {
  readonly width: number;
  readonly bead: number;
  readonly groove: number;
  /** How much lower the shoulder is than the middle, and how sharply it bends: 0.028 and 4 where nothing is said. */
  readonly crown?: number;
  readonly bend?: number;
}

const view = (36 * Math.PI) / 180;
const scale = 168;
const middle: Point = [150, 180];

const block = (left: number, right: number, from: number, to: number, lean = 0): Point[] => [
  [left, from],
  [right, from + lean],
  [right, to + lean],
  [left, to],
];
const mirror = (shape: readonly Point[]): Point[] => shape.map(([across, along]) => [-across, along]);
const both = (shapes: readonly (readonly Point[])[]): (readonly Point[])[] =>
  shapes.flatMap((shape) => [shape, mirror(shape)]);
const line = (left: number, right: number, along: number, lean: number): Point[] => [
  [left, along],
  [right, along + lean],
];
const wave = (left: number, right: number, along: number, lean: number): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((part, index) => [
    left + (right - left) * part,
    along + lean * part + (index % 2 ? 0.05 : -0.05),
  ]);

const treads: Record<string, Tread> = {
  'verano-turismo': {
    pitches: 34,
    blocks: [
      block(-0.12, 0.12, 0, 1),
      block(-0.5, -0.2, 0.06, 1, -0.3),
      block(0.2, 0.5, 0, 0.94, -0.3),
      block(0.59, 1.22, 0.08, 0.92, 0.14),
      block(-1.15, -0.59, 0.06, 0.94, -0.14),
    ],
    sipes: [line(0.2, 0.36, 0.5, -0.16), line(-0.36, -0.2, 0.5, -0.16), line(0.66, 1.05, 0.5, 0.1)],
  },
  'invierno-turismo': {
    pitches: 30,
    blocks: both([
      block(0.03, 0.3, 0.1, 0.86, 0.36),
      block(0.36, 0.68, 0.54, 1.26, 0.36),
      block(0.75, 1.24, 1.1, 1.82, 0.16),
    ]),
    sipes: both([
      wave(0.05, 0.28, 0.34, 0.34),
      wave(0.05, 0.28, 0.6, 0.34),
      wave(0.38, 0.66, 0.78, 0.34),
      wave(0.38, 0.66, 1.02, 0.34),
      wave(0.78, 1.1, 1.34, 0.12),
      wave(0.78, 1.1, 1.58, 0.12),
    ]),
  },
  'allseason-turismo': {
    pitches: 30,
    blocks: [
      ...both([block(0.17, 0.52, 0.08, 0.9, 0.5), block(0.6, 1.22, 0.66, 1.5, 0.3)]),
      [
        [-0.1, 0.14],
        [0, 0],
        [0.1, 0.14],
        [0.1, 1.02],
        [0, 0.88],
        [-0.1, 1.02],
      ],
    ],
    sipes: both([line(0.19, 0.5, 0.5, 0.46), wave(0.64, 1.06, 1.08, 0.2)]),
  },
  'verano-4x4': {
    pitches: 26,
    blocks: [
      block(-0.14, 0.14, 0.05, 0.95, 0.1),
      ...both([block(0.24, 0.58, 0.08, 0.92, 0.18)]),
      ...both([block(0.68, 1.34, 0.12, 0.86, 0.06)]),
    ],
    sipes: [line(-0.12, 0.12, 0.5, 0.1), ...both([line(0.26, 0.5, 0.52, 0.14)])],
  },
  'invierno-4x4': {
    pitches: 23,
    blocks: both([
      block(0.04, 0.34, 0.1, 0.8, 0.34),
      block(0.44, 0.72, 0.5, 1.14, 0.3),
      block(0.82, 1.4, 1, 1.62, 0.1),
    ]),
    sipes: both([
      wave(0.06, 0.32, 0.32, 0.32),
      wave(0.06, 0.32, 0.56, 0.32),
      wave(0.46, 0.7, 0.72, 0.28),
      wave(0.46, 0.7, 0.94, 0.28),
      wave(0.85, 1.2, 1.3, 0.08),
    ]),
  },
  'allseason-4x4': {
    pitches: 22,
    blocks: [
      ...both([
        [
          [0.05, 0.1],
          [0.36, 0.3],
          [0.44, 0.62],
          [0.3, 0.86],
          [0.05, 0.7],
        ],
        [
          [0.54, 0.56],
          [0.72, 0.46],
          [0.8, 0.9],
          [0.74, 1.2],
          [0.5, 1.06],
        ],
      ]),
      ...both([block(0.88, 1.44, 0.3, 0.92, 0.04)]),
    ],
    sipes: both([line(0.1, 0.34, 0.44, 0.14), line(0.56, 0.74, 0.8, 0.06)]),
  },
  'verano-furgoneta': {
    pitches: 30,
    blocks: [
      block(-0.16, 0.16, 0, 1),
      ...both([
        [
          [0.26, 0],
          [0.54, 0],
          [0.6, 0.5],
          [0.54, 1],
          [0.26, 1],
          [0.32, 0.5],
        ],
        [
          [0.66, 0.03],
          [1.14, 0.03],
          [1.14, 0.97],
          [0.66, 0.97],
          [0.72, 0.5],
        ],
      ]),
    ],
    sipes: [line(-0.16, -0.04, 0.5, 0.1), line(0.04, 0.16, 0.5, -0.1), ...both([line(0.86, 1.14, 0.5, 0)])],
  },
  'invierno-furgoneta': {
    pitches: 28,
    blocks: [
      block(-0.14, 0.14, 0.06, 0.94, 0.12),
      ...both([block(0.24, 0.58, 0.1, 0.9, 0.24), block(0.68, 1.22, 0.36, 1.18, 0.08)]),
    ],
    sipes: [
      wave(-0.12, 0.12, 0.36, 0.1),
      wave(-0.12, 0.12, 0.66, 0.1),
      ...both([
        wave(0.26, 0.56, 0.36, 0.22),
        wave(0.26, 0.56, 0.64, 0.22),
        wave(0.72, 1.06, 0.64, 0.06),
        wave(0.72, 1.06, 0.92, 0.06),
      ]),
    ],
  },
  'allseason-furgoneta': {
    pitches: 28,
    blocks: [
      block(-0.14, 0.14, 0, 1),
      ...both([block(0.24, 0.56, 0.08, 0.92, 0.3), block(0.66, 1.18, 0.42, 1.28, 0.1)]),
    ],
    sipes: [wave(-0.14, 0.14, 0.5, 0.16), ...both([wave(0.26, 0.54, 0.5, 0.28), line(0.72, 1.02, 0.86, 0.06)])],
  },
};

const shifted = (shape: readonly Point[], by: number): Point[] => shape.map(([across, along]) => [across, along + by]);
/** A shape on the near side, and its mirror half a pitch later on the far side. */
const staggered = (shape: readonly Point[]): (readonly Point[])[] => [shape, shifted(mirror(shape), 0.5)];

const vehicleTreads: Record<string, Tread> = {
  moto: {
    pitches: 15,
    blocks: [block(-0.3, 0.3, 0, 1.02), ...both([block(0.33, 0.62, 0.06, 0.98, 0.2), block(0.62, 1.2, 0, 1.02, 0.1)])],
    sipes: [
      ...staggered([
        [0.02, 0.1],
        [0.3, 0.34],
        [0.62, 0.5],
        [0.98, 0.56],
      ]),
      ...staggered([
        [0.5, 0.86],
        [0.8, 0.98],
      ]),
    ],
  },
  quad: {
    pitches: 17,
    blocks: [
      ...staggered([
        [0.02, 0.06],
        [0.3, 0.16],
        [0.34, 0.6],
        [0.02, 0.5],
      ]),
      ...staggered([
        [0.4, 0.34],
        [0.78, 0.5],
        [0.78, 0.9],
        [0.4, 0.76],
      ]),
      ...staggered(block(0.86, 1.36, 0.06, 0.6, 0.06)),
    ],
    sipes: [],
  },
  patinete: {
    pitches: 26,
    blocks: [block(-0.24, 0.24, 0, 1.02), ...both([block(0.34, 1.16, 0.1, 0.9, 0.16)])],
    sipes: [line(-0.2, 0.2, 0.5, 0.2)],
  },
  camion: {
    pitches: 36,
    blocks: [block(-0.14, 0.14, 0, 1.02), ...both([block(0.22, 0.5, 0, 1.02), block(0.58, 1.14, 0, 1.02)])],
    sipes: [
      ...both([line(0.22, 0.3, 0.3, 0.04), line(0.42, 0.5, 0.3, 0.04), line(0.58, 0.7, 0.5, 0.04)]),
      line(-0.14, -0.04, 0.6, 0),
      line(0.04, 0.14, 0.6, 0),
    ],
  },
  agricola: {
    pitches: 19,
    blocks: staggered([
      [-0.08, 0.16],
      [0.5, 0.42],
      [1.34, 1.02],
      [1.34, 1.42],
      [0.5, 0.76],
      [-0.08, 0.44],
    ]),
    sipes: [],
  },
};

const bodies: Record<string, Body> = {
  turismo: { width: 0.66, bead: 0.645, groove: 0.006 },
  '4x4': { width: 0.72, bead: 0.58, groove: 0.014 },
  furgoneta: { width: 0.64, bead: 0.57, groove: 0.006 },
  moto: { width: 0.52, bead: 0.68, groove: 0.004, crown: 0.13, bend: 2.2 },
  quad: { width: 0.9, bead: 0.5, groove: 0.016, crown: 0.06, bend: 3 },
  patinete: { width: 0.44, bead: 0.6, groove: 0.006, crown: 0.1, bend: 2.2 },
  camion: { width: 0.58, bead: 0.55, groove: 0.008 },
  agricola: { width: 0.7, bead: 0.56, groove: 0.02, crown: 0.03, bend: 3 },
};

/** Across the tread to (axle, radius); beyond 1 the shoulder bends into the sidewall. */
const profile = ({ width, crown = 0.028, bend = 4 }: Body, across: number): Point => {
  const side = Math.abs(across);
  const inside = Math.min(side, 1);
  const over = Math.max(side - 1, 0);
  return [Math.sign(across) * width * (0.455 * inside + 0.13 * over), 1 - crown * inside ** bend - 0.34 * over];
};

const place = (axle: number, radius: number, turn: number): Vector => [
  axle,
  radius * Math.cos(turn),
  radius * Math.sin(turn),
];
const project = ([axle, up, front]: Vector): Point => [
  middle[0] + scale * (axle * Math.cos(view) - front * Math.sin(view)),
  middle[1] - scale * up,
];
const onSurface = (body: Body, across: number, turn: number, depth = 0): Vector => {
  const [axle, radius] = profile(body, across);
  return place(axle, radius - depth, turn);
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const normal = (body: Body, across: number, turn: number): Vector => {
  const step = 0.01;
  const a = minus(onSurface(body, across + step, turn), onSurface(body, across - step, turn));
  const b = minus(onSurface(body, across, turn + step), onSurface(body, across, turn - step));
  return unit([b[1] * a[2] - b[2] * a[1], b[2] * a[0] - b[0] * a[2], b[0] * a[1] - b[1] * a[0]]);
};

const eye: Vector = [Math.sin(view), 0, Math.cos(view)];
const light: Vector = unit([0.1, 0.85, 0.75]);
/** From the deepest shade to the brightest rubber. */
const tones = ['#1b1d1f', '#222527', '#292c2f', '#303437', '#383c40', '#404549', '#494e52', '#52575c', '#5b6166'];

const number = (value: number) => String(Math.round(value * 10) / 10);
/** A path of relative steps: each from where the rounded pen really stands. */
const trace = (points: readonly Point[], closed: boolean): string => {
  let [penX, penY] = [0, 0];
  const steps = points.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)];
    const step = index ? `${tenths(toX - penX)}${tenths(toY - penY)}` : `M${toX / 10} ${toY / 10}l`;
    [penX, penY] = [toX, toY];
    return step;
  });
  return `${steps.join('')}${closed ? 'z' : ''}`.replace('l ', 'l');
};
/** A step in tenths, with the space before it only where no minus parts it from the last. */
const tenths = (value: number) => `${value < 0 ? '-' : ' '}${String(Math.abs(value) / 10).replace(/^0\./, '.')}`;
const ellipse = (body: { axle: number; radius: number }, fill: string, rest = '') =>
  `<ellipse cx="${number(middle[0] + scale * body.axle * Math.cos(view))}" cy="${middle[1]}" rx="${number(scale * body.radius * Math.sin(view))}" ry="${number(scale * body.radius)}" fill="${fill}"${rest}/>`;
const circlePath = (axle: number, radius: number) => {
  const x = middle[0] + scale * axle * Math.cos(view);
  const [rx, ry] = [scale * radius * Math.sin(view), scale * radius];
  return `M${number(x - rx)} ${middle[1]}a${number(rx)} ${number(ry)} 0 0 1 ${number(2 * rx)} 0a${number(rx)} ${number(ry)} 0 0 1 ${number(-2 * rx)} 0z`;
};

const drawTread = (body: Body, tread: Tread): string => {
  const levels = tones.map(() => '');
  let cuts = '';
  const pitch = (2 * Math.PI) / tread.pitches;
  for (let index = 0; index < tread.pitches; index++) {
    const turnOf = (along: number) => (index - along) * pitch;
    const seen = (shape: readonly Point[], least = 0.04): number | undefined => {
      const across = shape.reduce((sum, point) => sum + point[0], 0) / shape.length;
      const along = shape.reduce((sum, point) => sum + point[1], 0) / shape.length;
      const facing = normal(body, across, turnOf(along));
      return dot(facing, eye) < least ? undefined : Math.max(dot(facing, light), 0);
    };
    const points = (shape: readonly Point[]) =>
      shape.map(([across, along]) => project(onSurface(body, across, turnOf(along))));
    for (const shape of tread.blocks) {
      const bright = seen(shape);
      if (bright === undefined) continue;
      const level = Math.min(Math.floor(bright * tones.length), tones.length - 1);
      levels[level] += trace(points(shape), true);
    }
    for (const shape of tread.sipes) if (seen(shape, 0.3) !== undefined) cuts += trace(points(shape), false);
  }
  const filled = levels.map((path, level) => (path ? `<path d="${path}" fill="${tones[level]}"/>` : '')).join('');
  return `${filled}<path d="${cuts}" fill="none" stroke="#111213" stroke-width="1.1"/>`;
};

/** Rings of the near sidewall from the shoulder to the bead: (axle in widths, radius, tone). */
const drawSidewall = ({ width, bead, groove, crown = 0.028 }: Body): string => {
  const shoulder = 0.976 - crown - groove;
  const rings = 14;
  const parts: string[] = [];
  for (let ring = 0; ring < rings; ring++) {
    const part = ring / (rings - 1);
    const radius = shoulder - (shoulder - bead) * part;
    const axle = width * (0.462 + 0.07 * Math.sin(Math.PI * (0.12 + 0.8 * part)) - 0.03 * part);
    const tone = Math.round(30 + 17 * Math.sin(Math.PI * Math.min(part * 1.35, 1)) - 8 * part);
    parts.push(ellipse({ axle, radius }, `rgb(${tone},${tone + 2},${tone + 4})`));
  }
  const band = (part: number, stroke: string, thick: number, dash = '') => {
    const radius = shoulder - (shoulder - bead) * part;
    const axle = width * (0.462 + 0.07 * Math.sin(Math.PI * (0.12 + 0.8 * part)) - 0.03 * part);
    return ellipse(
      { axle, radius },
      'none',
      ` stroke="${stroke}" stroke-width="${thick}"${dash && ` stroke-dasharray="${dash}"`}`,
    );
  };
  parts.push(
    band(0.2, '#4c5155', 1.2),
    band(0.3, '#505559', 5, '1 2.6'),
    band(0.4, '#4c5155', 0.8),
    band(0.86, '#191b1c', 5),
    band(0.9, '#5a6065', 1),
  );
  return parts.join('');
};

const holes = ({ width, bead }: Body) => ({
  near: { axle: width * 0.432, radius: bead },
  far: { axle: -width * 0.41, radius: bead * 0.99 },
});

/** Leaves out what is seen through both openings: the page shows there, whatever its colour. */
const openMask = (body: Body): string => {
  const { near, far } = holes(body);
  return `<clipPath id="h"><path d="${circlePath(near.axle, near.radius)}"/></clipPath><mask id="o" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="360"><path d="M0 0h300v360H0z" fill="#fff"/><path d="${circlePath(far.axle, far.radius)}" clip-path="url(#h)"/></mask>`;
};

const drawHole = (body: Body): string => {
  const { width } = body;
  const { near, far } = holes(body);
  const inner = circlePath(near.axle, near.radius);
  return (
    `<path d="${inner}" fill="#0b0c0d"/>` +
    `<g clip-path="url(#h)"><path d="${circlePath(-width * 0.1, 0.9)}" fill="#131516"/><path d="${circlePath(-width * 0.3, 0.78)}" fill="#1b1d1f"/>` +
    `<path d="${circlePath(far.axle, far.radius + 0.03)}" fill="#3d4246"/></g>` +
    `<path d="${inner}" fill="none" stroke="#565b60" stroke-width="1.4"/>`
  );
};

/** Where the tread has no block: the whole band, or ring after ring where it is round. */
const drawSilhouette = (body: Body): string => {
  const { width, groove, crown } = body;
  if (crown) {
    const rings = Array.from({ length: 15 }, (_, ring) => profile(body, (ring - 7) / 7));
    return rings.map(([axle, radius]) => ellipse({ axle, radius: radius - groove - 0.002 }, '#0e0f10')).join('');
  }
  const reach = 0.455 * width;
  const left = middle[0] - scale * reach * Math.cos(view);
  const right = middle[0] + scale * reach * Math.cos(view);
  const rim = scale * (0.998 - groove);
  const across = number(rim * Math.sin(view));
  const outline = `M${number(left)} ${number(middle[1] - rim)}L${number(right)} ${number(middle[1] - rim)}A${across} ${number(rim)} 0 0 1 ${number(right)} ${number(middle[1] + rim)}L${number(left)} ${number(middle[1] + rim)}A${across} ${number(rim)} 0 0 1 ${number(left)} ${number(middle[1] - rim)}z`;
  return `<path d="${outline}" fill="#0e0f10" stroke="#4a4e52" stroke-width="1"/>`;
};

const drawTyre = (body: Body, tread: Tread): string => {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360" width="300" height="360">',
    '<defs><linearGradient id="l" x1=".2" y1="0" x2=".55" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>',
    openMask(body),
    '</defs>',
    '<ellipse cx="156" cy="348" rx="104" ry="8" fill="#000" fill-opacity=".2"/><g mask="url(#o)">',
    drawSilhouette(body),
    drawSidewall(body),
    `<path d="${circlePath(body.width * 0.466, 0.973 - (body.crown ?? 0.028) - body.groove)}${circlePath(body.width * 0.432, body.bead)}" fill="url(#l)" fill-rule="evenodd"/>`,
    drawTread(body, tread),
    drawHole(body),
    '</g></svg>\n',
  ].join('');
};

mkdirSync('public/tyres', { recursive: true });
for (const [name, tread] of Object.entries({ ...treads, ...vehicleTreads })) {
  const body = bodies[name.slice(name.indexOf('-') + 1)];
  if (!body) throw new Error(`No body for the tread ${name}`);
  writeFileSync(`public/tyres/${name}.svg`, drawTyre(body, tread));
}
