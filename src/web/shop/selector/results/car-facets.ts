import type { CarFieldName } from '#domain/finder/car-search.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { counted, makersCounted, type CountedMaker, type Facet } from '../../finder/filters/facet.ts';
import { useResultsTexts } from '../../finder/results/results-texts.ts';
import { useShopTexts } from '../../texts.ts';

/** What tyres of cars can be narrowed by (spec S13). */
export const useCarFacets = (
  found: Omit<TyreFacets, 'marca'> & { readonly marca: readonly CountedMaker[] },
  moreMakers?: Facet['more'],
): readonly Facet<CarFieldName>[] => {
  const t = useResultsTexts();
  const shop = useShopTexts();
  return [
    { name: 'temporada', legend: t.temporada, values: counted(found.temporada, shop.temporada) },
    { name: 'categoria', legend: t.categoria, values: counted(found.categoria, shop.categoria) },
    { name: 'carga', look: 'list', inTitle: true, legend: t.carga, values: counted(found.ic) },
    { name: 'velocidad', look: 'list', inTitle: true, legend: t.velocidad, values: counted(found.cv) },
    {
      name: 'runflat',
      look: 'list',
      legend: t.soloRunflat,
      values: [
        { value: 'si', text: t.si },
        { value: 'no', text: t.no },
      ],
    },
    { name: 'refuerzo', legend: shop.reforzado, values: counted(found.refuerzo, t.refuerzo) },
    { name: 'marca', look: 'folded', legend: t.marca, values: makersCounted(found.marca), more: moreMakers },
  ];
};
