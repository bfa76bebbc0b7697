import type { Input } from '#contract/contract.ts';
import { countEmptySearch } from '../measuring/count.ts';
import type { CallContext } from '../runtime.ts';

type Filters = Input<'selectTyres'>['body']['filters'];

/** What is no part of a size. */
const isNarrowed = ({ runflat, refuerzo, invierno, allseason, verano, idsmarca, categorias }: Filters): boolean =>
  [runflat, invierno, allseason, verano].some(Boolean) ||
  [refuerzo, idsmarca, categorias].some((list) => (list?.length ?? 0) > 0);

/** Counts a whole size of which nothing is sold; apart, where there may be but for what else was wished. Nobody waits for it. */
export const countEmptySize = (context: CallContext, filters: Filters): void => {
  const { ancho, serie, llanta } = filters;
  if (!ancho || !serie || !llanta) return;
  void countEmptySearch(context, isNarrowed(filters) ? 'medida-filtrada' : 'medida', `${ancho}/${serie} R${llanta}`);
};

/** The same of what has two wheels, and of farms, whose sizes may have no height. */
export const countEmptyMotoSize = (
  context: CallContext,
  { ancho, alto, llanta }: Readonly<Partial<Record<'ancho' | 'alto' | 'llanta', number | undefined>>>,
): void => {
  if (ancho && llanta) void countEmptySearch(context, 'medida-moto', `${ancho}/${alto || '-'} ${llanta}`);
};
