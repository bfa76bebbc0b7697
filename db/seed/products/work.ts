import { cents, type Cents } from '#domain/money/cents.ts';
import type { Maker } from '../catalogue/makers.ts';
import { makerOf, type ArticleSketch } from './article.ts';
import { gasFee, oilFee } from './fees.ts';
import { packs } from './packs.ts';
import { treatments } from './treatments.ts';
import type { WorkSketch } from './work-sketch.ts';

/** The waste tax of the oil that a revision takes is not part of its price (spec M23). */
const sumps = { usual: 5, grande: 7, moto: 4 } as const;

const feeOf = ({ traits }: WorkSketch): Cents => {
  if (traits.tipo === 'ac' || traits.tipo === 'ac2') return gasFee(traits.gas, traits.gramos);
  if (traits.tipo === 'revision') return oilFee(traits.carter_grande ? sumps.grande : sumps.usual);
  return traits.tipo === 'revision_moto' ? oilFee(sumps.moto) : cents(0);
};

/** Packs, treatments and appointments: what is sold without any goods. */
export const workProducts = (makers: readonly Maker[]): ArticleSketch[] =>
  [...packs, ...treatments].map((sketch) => ({
    ...sketch,
    maker: makerOf(makers, 'Rodera'),
    modelo: sketch.nombre.es,
    ecotasa: feeOf(sketch),
  }));
