import type { Answer } from '#contract/contract.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { counted, makersCounted, type Facet } from '../finder/filters/facet.ts';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { useShopTexts } from '../texts.ts';
import { useMotoTexts } from './texts.ts';

/** What these tyres can be narrowed by: types, ranges and makers (spec S25). */
export const useMotoFacets = (found: Answer<'selectMotoTyres'>['filtros']): readonly Facet<keyof MotoSearch>[] => {
  const t = useMotoTexts();
  const results = useResultsTexts();
  const shop = useShopTexts();
  return [
    { name: 'tipos', legend: t.paso.tipo, values: counted(found.tipos, t.uso) },
    { name: 'gamas', legend: t.gama, values: counted(found.gamas, shop.categoria) },
    { name: 'marcas', look: 'folded', legend: results.marca, values: makersCounted(found.marcas) },
  ];
};
