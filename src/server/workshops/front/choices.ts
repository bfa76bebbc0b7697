/** Of the picture, in its own units: twice as wide as tall. */
export const frontSize = { width: 480, top: 30, height: 240 } as const;

/** Where buildings stand. */
export const ground = 226;

const walls = [
  ['#efe9dc', '#8c8f94'],
  ['#d9b08a', '#7a5540'],
  ['#dfe3e4', '#5f6a74'],
  ['#e6d9a8', '#8a7550'],
  ['#c9d4c5', '#5f7263'],
  ['#e2c7bd', '#85574a'],
] as const;

export const roofs = ['flat', 'gable', 'saw', 'arch', 'step'] as const;

/** What a building is made of; lengths in the picture's units. */
export interface Choices {
  readonly seed: number;
  readonly doors: number;
  readonly doorWidth: number;
  /** The left end of each door. */
  readonly doorsAt: readonly number[];
  /** The left end of the office. */
  readonly office: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly wall: string;
  readonly roof: string;
  readonly shape: (typeof roofs)[number];
  readonly land: number;
  readonly trees: number;
}

const officeWidth = 84;
const gap = 10;

/** Spreads neighbouring numbers far apart (the finaliser of MurmurHash3). */
export const spreadOf = (number: number): number => {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** What follows from a workshop's number and its doors. */
export const choicesOf = (codTienda: number, doors: number): Choices => {
  const seed = spreadOf(codTienda);
  const doorWidth = Math.min(86, (430 - officeWidth) / doors - gap);
  const width = officeWidth + doors * (doorWidth + gap) + gap;
  const left = (frontSize.width - width) / 2;
  const officeFirst = (seed & 1) === 0;
  const begin = left + gap + (officeFirst ? officeWidth : 0);
  const [wall, roof] = walls[(seed >>> 3) % walls.length] ?? walls[0];
  return {
    seed,
    doors,
    doorWidth,
    doorsAt: Array.from({ length: doors }, (_, index) => begin + index * (doorWidth + gap)),
    office: officeFirst ? left : left + width - officeWidth,
    left,
    right: left + width,
    width,
    wall,
    roof,
    shape: roofs[(seed >>> 7) % roofs.length] ?? 'flat',
    land: (seed >>> 11) % 4,
    trees: 50 + ((seed >>> 14) % 40),
  };
};
