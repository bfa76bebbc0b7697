import { refuse, type Refusal } from '../refusal.ts';
import { highestLoadIndex } from './load-index.ts';
import { printRating } from './print-size.ts';
import { speedLimit } from './speed-symbols.ts';

/**
 * A tyre size of a motorcycle, quad, e-scooter, lorry or tractor, as it is printed on the tyre. `ancho`, `serie`
 * (the `alto` of motorcycles) and `llanta` are what it is found by:
 * - `metric`, 120/70 ZR17: mm, percent, inches;
 * - `inch`, 3.00-10, 12 R22.5, 16.9-28: inches, the 100 % that is not printed, inches;
 * - `alphabetic`, MT90 B16: the millimetres and percent that the letters stand for, inches;
 * - `outer`, 25x8-12, 8.5x2, 200x50: outer diameter, width and rim in inches, or millimetres from 100 on. Where no
 *   rim is printed, it is what two widths leave of the diameter.
 */
export interface VehicleSize {
  readonly notation: 'metric' | 'inch' | 'alphabetic' | 'outer';
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** What stands before the construction: `120/70`, `12.00`, `MT90`, `8 1/2x2`. */
  readonly printed: string;
  /** `-` is cross-ply, `B` bias-belted; empty where no rim is printed. */
  readonly construction: 'R' | 'ZR' | 'B' | '-' | '';
  /** Carries more at the same pressure, or the same at less. */
  readonly flexion: 'IF' | 'VF' | undefined;
  /** For fields, of a harvester: cyclic field operation. */
  readonly cfo: boolean;
  readonly ic: number | undefined;
  /** Load index when fitted in twin. */
  readonly ic2: number | undefined;
  readonly cv: string | undefined;
  /** Stands in brackets: for more than its symbol says. */
  readonly overspeed: boolean;
  /** Ply rating of cross-ply tyres. */
  readonly pr: number | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Measures = Pick<VehicleSize, 'ancho' | 'serie' | 'llanta'>;

interface Notation {
  readonly notation: VehicleSize['notation'];
  readonly pattern: RegExp;
  readonly measures: (groups: Groups) => Measures | undefined;
}

const decimals = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const rim = String.raw` ?(?<construction>ZR|R|B|-) ?(?<llanta>\d{1,2}(?:\.\d)?)`;
const rating = String.raw`(?<open>\()?(?:(?<ic>\d{2,3})(?:/(?<ic2>\d{2,3}))? ?(?<cv>A[1-8]|[B-HJ-NP-WY]))?(?<close>\))?`;
const whole = (size: string): RegExp =>
  new RegExp(
    `^(?:(?<flexion>IF|VF) ?)?(?<printed>${size})(?: ?(?<cfo>CFO))?(?: ?M/C)? ?${rating}(?: ?(?<pr>\\d{1,2}) ?PR)?(?: ?T[LT])?$`,
  );

/** `12 1/2` and `8.5` as numbers. */
const inches = (text = ''): number => {
  const [units, half, parts] = text.split(/[ /]/).map(Number);
  return (units ?? Number.NaN) + (half && parts ? half / parts : 0);
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Profiles of inch sizes that say so by their hundredths (facts: .10 is 90 %, .60 is 70 %); others stand for 100 %. */
const inchProfile = (ancho = ''): number => ({ '10': 90, '60': 70 })[ancho.split('.')[1] ?? ''] ?? 100;

const alphabeticWidths: Readonly<Record<string, number>> = { H: 80, T: 130, U: 140 };

const outerMeasures = ({ ancho, serie, llanta }: Groups): Measures => {
  const [od, width] = [inches(ancho), inches(serie)];
  const left = od >= 100 ? (od - 2 * width) / 25.4 : od - 2 * width;
  return { ancho: od, serie: width, llanta: llanta === undefined ? tenth(left) : Number(llanta) };
};

const fraction = String.raw`\d{1,3}(?:\.\d{1,3}| \d/\d)?`;

const notations: readonly Notation[] = [
  {
    notation: 'metric',
    pattern: whole(String.raw`(?<ancho>${decimals})/(?<serie>\d{2,3})${rim}`),
    measures: ({ ancho, serie, llanta }) => ({ ancho: Number(ancho), serie: Number(serie), llanta: Number(llanta) }),
  },
  {
    notation: 'alphabetic',
    pattern: whole(String.raw`M(?<letter>[A-Z])(?<serie>\d{2})${rim}`),
    measures: ({ letter = '', serie, llanta }) => {
      const ancho = alphabeticWidths[letter];
      return ancho === undefined ? undefined : { ancho, serie: Number(serie), llanta: Number(llanta) };
    },
  },
  {
    notation: 'outer',
    pattern: whole(String.raw`(?<ancho>${fraction})X(?<serie>${fraction})(?:${rim})?`),
    measures: outerMeasures,
  },
  {
    notation: 'inch',
    pattern: whole(String.raw`(?<ancho>${decimals})L?${rim}`),
    measures: ({ ancho, llanta }) => ({ ancho: Number(ancho), serie: inchProfile(ancho), llanta: Number(llanta) }),
  },
];

const tidy = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replaceAll('×', 'X').replaceAll(',', '.').replace(/\s+/g, ' ').trim();

const number = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));

const real = ({ ancho, serie, llanta }: Measures): boolean =>
  ancho > 0 && ancho < 1000 && serie > 0 && serie < 200 && llanta >= 2 && llanta <= 60;

/** What is printed, without the rim. */
const beforeRim = (printed: string, construction: string | undefined): string =>
  construction === undefined
    ? printed.toLowerCase()
    : printed.slice(0, printed.lastIndexOf(construction)).trim().replace('X', 'x');

type Rating = Pick<VehicleSize, 'ic' | 'ic2' | 'cv' | 'overspeed'>;

/** The load and speed that a size prints; undefined where no tyre is rated so, or its brackets do not match. */
const ratingOf = ({ ic, ic2, cv, open, close }: Groups): Rating | undefined => {
  const loads = { ic: number(ic), ic2: number(ic2) };
  const rated =
    Math.max(loads.ic ?? 0, loads.ic2 ?? 0) <= highestLoadIndex && (cv === undefined || speedLimit(cv) !== undefined);
  if (!rated || Boolean(open) !== Boolean(close) || (open && cv === undefined)) return undefined;
  return { ...loads, cv, overspeed: open !== undefined };
};

const parseAs = ({ notation, pattern, measures }: Notation, text: string): VehicleSize | undefined => {
  const groups: Groups | undefined = pattern.exec(text)?.groups;
  const size = groups && measures(groups);
  if (!groups || !size || !real(size)) return undefined;
  const { printed = '', construction, flexion, cfo, pr } = groups;
  const rated = ratingOf(groups);
  return (
    rated && {
      notation,
      ...size,
      printed: beforeRim(printed, construction),
      construction: (construction ?? '') as VehicleSize['construction'],
      flexion: flexion as VehicleSize['flexion'],
      cfo: cfo !== undefined,
      ...rated,
      pr: number(pr),
    }
  );
};

/**
 * Reads a size of a motorcycle, quad, e-scooter, lorry or tractor: `120/70ZR17 M/C (58W)`, `90/90-21 54V`, `MT90B16`,
 * `3.00-10 50J`, `25x8-12`, `8 1/2x2`, `315/80R22.5 156/150L`, `VF 710/60R42 176D`, `12.5/80-18 142A8 12PR`.
 */
export const parseVehicleSize = (typed: string): VehicleSize | Refusal<'medida-no-valida'> => {
  const text = tidy(typed);
  for (const notation of notations) {
    const size = parseAs(notation, text);
    if (size) return size;
  }
  return refuse('medida-no-valida');
};

/** Such a size for people: `120/70 ZR17 (58W)`, `90/90-21 54V`, `25x8-12 43J`, `VF 710/60 R42 176D`. */
export const printVehicleSize = (size: VehicleSize): string => {
  const { flexion, printed, construction, llanta, cfo, pr } = size;
  const wheel = construction === '' ? '' : construction === '-' ? `-${llanta}` : ` ${construction}${llanta}`;
  return [flexion, `${printed}${wheel}`, cfo && 'CFO', printRating(size), pr && `${pr}PR`].filter(Boolean).join(' ');
};

/** Outer diameter and width of such a size, in whole millimetres. */
export const vehicleTyreExtent = ({
  notation,
  ancho,
  serie,
  llanta,
}: VehicleSize): { readonly diametro: number; readonly anchura: number } => {
  const mm = (value: number, unit: boolean): number => Math.round(unit ? value * 25.4 : value);
  if (notation === 'outer') {
    const inInches = ancho < 100;
    return { diametro: mm(ancho, inInches), anchura: mm(serie, inInches) };
  }
  const anchura = mm(ancho, notation === 'inch' || ancho < 30);
  return { diametro: Math.round(llanta * 25.4 + (2 * anchura * serie) / 100), anchura };
};
