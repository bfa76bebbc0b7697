import { isRated, parseTyreSize, type RatedTyreSize, type SizeNotation } from './size.ts';
import { isRefusal } from '../refusal.ts';

/** One tyre of a model: its size, and whether it is the run-flat one. */
export interface TyreVariant {
  readonly size: RatedTyreSize;
  readonly runflat: boolean;
}

export interface SheetAddress extends TyreVariant {
  readonly modelo: string;
  readonly specs: string;
}

const measures: Readonly<Record<SizeNotation, (ancho: number, serie: number) => string>> = {
  metric: (ancho, serie) => `${ancho}-${serie}`,
  'full-profile': (ancho) => `${ancho}`,
  flotation: (ancho, serie) => `${ancho}x${serie.toFixed(2).replace('.', '-')}`,
  inch: (ancho) => ancho.toFixed(2).replace('.', '-'),
};

/**
 * A tyre's own part of its sheet's address: `205-55-r16-91v`, `225-45-r17-94w-xl-runflat`,
 * `215-65-r16c-109-107t`, `245-40-zr18-97y-plus` for (97Y), `31x10-50-r15lt-109s`.
 */
export const tyreSpecs = ({ size, runflat }: TyreVariant): string => {
  const { notation, ancho, serie, construction, llanta, service = '', ic, ic2, cv, overspeed, reinforced } = size;
  const rating = `${ic}${ic2 === undefined ? '' : `-${ic2}`}${cv}`;
  const parts = [
    measures[notation](ancho, serie),
    `${construction}${llanta}${service}`,
    rating,
    overspeed && 'plus',
    reinforced,
    runflat && 'runflat',
  ];
  return parts.filter(Boolean).join('-').toLowerCase();
};

/** Where the sheet of a tyre stands, below its brand: `{modelo}-{specs}`. */
export const sheetSlug = (modelo: string, variant: TyreVariant): string => `${modelo}-${tyreSpecs(variant)}`;

const size = String.raw`(?:(?<metric>\d{3}-\d{2})|(?<full>\d{3})|(?<flotation>\d{2}x\d{1,2}-\d{2})|(?<inch>\d{1,2}-\d0))`;
const rating = String.raw`(?<load>\d{2,3}(?:-\d{2,3})?)(?<cv>a[1-8]|[b-y])`;
const sheet = new RegExp(
  String.raw`^(?<modelo>[a-z0-9-]+?)-(?<specs>${size}-(?<rim>z?r\d{2}(?:cp?|lt)?)-${rating}(?<plus>-plus)?(?<reinforced>-[xh]l)?(?<runflat>-runflat)?)$`,
);

type Groups = Readonly<Record<string, string | undefined>>;

/** The measures of a slug as people write them: `205/55`, `31x10.50`. */
const measuresIn = ({ metric, full, flotation, inch }: Groups): string =>
  metric?.replace('-', '/') ?? full ?? (flotation ?? inch ?? '').replace('-', '.');

const ratingIn = ({ load = '', cv = '', plus }: Groups): string => {
  const rated = `${load.replace('-', '/')}${cv}`;
  return plus ? `(${rated})` : rated;
};

/** Reads `{modelo}-{specs}`. Undefined for any other address, as that of a model alone. */
export const parseSheetSlug = (slug: string): SheetAddress | undefined => {
  const groups: Groups | undefined = sheet.exec(slug)?.groups;
  if (!groups) return undefined;
  const { modelo = '', specs = '', rim = '', reinforced = '', runflat } = groups;
  const found = parseTyreSize(`${measuresIn(groups)} ${rim} ${ratingIn(groups)} ${reinforced.slice(1)}`);
  if (isRefusal(found) || !isRated(found)) return undefined;
  const variant = { size: found, runflat: runflat !== undefined };
  return tyreSpecs(variant) === specs ? { modelo, specs, ...variant } : undefined;
};
