import type { CarFieldName, TyreSearch } from '#domain/finder/car-search.ts';
import { seasons } from '#domain/tyres/season.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { makersCounted, type Facet } from '../finder/filters/facet.ts';
import { PreferencesForm } from '../finder/questions/preferences-form.tsx';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { useShopTexts } from '../texts.ts';
import { carPages, type Question } from './car-questions.ts';
import { useSelectorTexts } from './texts.ts';

const asked = {
  selectorPreferences: ['temporada', 'runflat', 'marca'],
  selectorSeason: ['temporada'],
  selectorRunflat: ['runflat'],
  selectorBrands: ['marca'],
} as const satisfies Partial<Record<Question, readonly CarFieldName[]>>;
type PreferenceQuestion = keyof typeof asked;

export const isCarPreference = (question: Question): question is PreferenceQuestion => question in asked;

/** Season, run-flat and makers: one after another on small screens, all three on wide ones. Summer is where it starts. */
export const CarPreferences = ({
  question,
  search,
  brands,
}: {
  question: PreferenceQuestion;
  search: TyreSearch;
  /** The makers of this size. */
  brands: TyreFacets['marca'];
}) => {
  const { paso, ayuda } = useSelectorTexts();
  const { cualquiera, si, no } = useResultsTexts();
  const shop = useShopTexts();
  const facets: readonly Facet<CarFieldName>[] = [
    {
      name: 'temporada',
      look: 'cards',
      legend: paso.estacion,
      preset: 'verano',
      values: seasons.map((value) => ({ value, text: shop.temporada[value] })),
    },
    {
      name: 'runflat',
      look: 'cards',
      legend: paso.runflat,
      hint: ayuda.runflat,
      values: [
        { value: '', text: cualquiera },
        { value: 'si', text: si },
        { value: 'no', text: no },
      ],
    },
    { name: 'marca', legend: paso.marcas, values: makersCounted(brands) },
  ];
  return (
    <PreferencesForm pages={carPages} question={question} search={search} facets={facets} asked={asked[question]} />
  );
};
