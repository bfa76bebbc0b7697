import { printTyreSize } from '#domain/tyres/print-size.ts';
import { runflatMarkingOf, type RunflatMarking } from '#domain/tyres/runflat-marking.ts';
import { tyreSpecs } from '#domain/tyres/tyre-specs.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import type { ModelLine } from './model-lines.ts';
import type { TyreLine } from './tyre-lines.ts';

type Line = Pick<TyreLine, 'size' | 'runflat'>;
type Printed = Pick<TyreLine, 'size' | 'specs' | 'medida'>;
/** What marks hang on. */
export interface MarkedModel extends Pick<ModelLine, 'modelo' | 'temporada' | 'gama'> {
  readonly maker: Pick<ModelLine['maker'], 'marca' | 'categoria'>;
}

/** By so much an HL tyre's load index is above that of the XL tyre of its size. */
const aboveExtraLoad = 3;

/** What rolls easily under a heavy electric car: large wheels of the makers that sell most, in the ranges that save. */
const isHighLoad = ({ size, runflat }: Line, { maker, gama }: MarkedModel): boolean =>
  !runflat && size.reinforced === 'XL' && size.llanta >= 19 && maker.categoria === 'PREMIUM' && gama === 'eco';

/** A tyre as it is sold: what would be the XL tyre of such a model is its HL tyre. */
export const sold = (line: Line & Printed, model: MarkedModel): Printed => {
  if (!isHighLoad(line, model)) return line;
  const size = { ...line.size, ic: line.size.ic + aboveExtraLoad, reinforced: 'HL' } as const;
  return { size, specs: tyreSpecs({ size, runflat: false }), medida: printTyreSize(size) };
};

/** Models whose rubber is made for the north; the others are for winters of central Europe. */
const nordic: ReadonlySet<string> = new Set([
  'Toyo Observe S944',
  'Kumho WinterCraft WS71',
  'Fulda Kristall Montero 3',
  'Semperit Master-Grip 2',
  'Sava Eskimo S3+',
  'General Snow Grabber Plus',
  'Matador MP93 Nordicca',
  'Matador MP92 Sibir Snow SUV',
  'Triangle SnowLink TW401',
  'Triangle SnowLink SUV TW401',
  'Minerva Frostrack HP',
]);

/** The label's ice grip: class C1, and soft rubber is for no more than 190 km/h. */
export const gripsIce = ({ size }: Pick<Line, 'size'>, { maker, modelo, temporada }: MarkedModel): boolean =>
  temporada === 'invierno' &&
  size.service === undefined &&
  compareSpeeds(size.cv, 'T') <= 0 &&
  nordic.has(`${maker.marca} ${modelo}`);

export const runflatKind = ({ runflat }: Pick<TyreLine, 'runflat'>, { maker }: ModelLine): RunflatMarking | null =>
  runflat ? runflatMarkingOf(maker.slug) : null;
