/** How a box is looked at: from the right, a little from above, without perspective, so that flat drawings fit its sides. */
const turn = 0.5;
const tilt = 0.32;
const [ct, st, ci, si] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];

/** x along the front, y up, z towards who looks; millimetres. */
export type Place = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];

const flat = ([x, y, z]: Place): Spot => [x * ct - z * st, -y * ci + (x * st + z * ct) * si];

export interface Cuboid {
  readonly at: Place;
  readonly long: number;
  readonly high: number;
  readonly deep: number;
}

/** Puts something of this size onto the ground of a picture of 300, as large as there is room for. */
export const viewOf = ({ long, high, deep }: Omit<Cuboid, 'at'>) => {
  const corners = [0, long].flatMap((x) => [0, high].flatMap((y) => [0, deep].map((z) => flat([x, y, z]))));
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, ground] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const scale = Math.min(268 / (right - left), 236 / (ground - top));
  const shift: Spot = [150 - ((left + right) / 2) * scale, 152 + ((ground - top) / 2) * scale - ground * scale];
  const spot = (place: Place): Spot => {
    const [x, y] = flat(place);
    return [round(x * scale + shift[0]), round(y * scale + shift[1])];
  };
  /** A drawing in millimetres, from the upper left corner of a side. */
  const side = (origin: Place, along: Place, down: Place, drawn: string): string => {
    const [o, u, v] = [spot(origin), flat(along), flat(down)];
    const numbers = [u[0] * scale, u[1] * scale, v[0] * scale, v[1] * scale].map((value) => value.toFixed(4));
    return `<g transform="matrix(${numbers.join(' ')} ${o[0]} ${o[1]})">${drawn}</g>`;
  };
  return {
    scale,
    spot,
    front: ({ at: [x, y, z], high: tall, deep: far }: Cuboid, drawn: string) =>
      side([x, y + tall, z + far], [1, 0, 0], [0, -1, 0], drawn),
    right: ({ at: [x, y, z], long: wide, high: tall, deep: far }: Cuboid, drawn: string) =>
      side([x + wide, y + tall, z + far], [0, 0, -1], [0, -1, 0], drawn),
    top: ({ at: [x, y, z], high: tall }: Cuboid, drawn: string) => side([x, y + tall, z], [1, 0, 0], [0, 0, 1], drawn),
    /** What it stands on is darker below it. */
    shadow: (): string => {
      const points = [spot([0, 0, deep]), spot([long, 0, deep]), spot([long, 0, 0]), spot([0, 0, 0])];
      return `<polygon points="${points.map((one) => one.join(',')).join(' ')}" fill="#000" fill-opacity=".34" filter="url(#s)" transform="translate(0 4)"/>`;
    },
  };
};

export type View = ReturnType<typeof viewOf>;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;

/** The whole picture; `#s` softens shadows. */
export const picture = (drawn: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><defs><filter id="s" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>${more}</defs>${drawn}</svg>`;
