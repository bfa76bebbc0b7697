import type { Answer } from '#contract/contract.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { PreferencesForm } from '../finder/questions/preferences-form.tsx';
import type { MotoQuestion } from './moto-addresses.ts';
import { useMotoFacets } from './moto-facets.ts';
import { motoPages } from './moto-questions.ts';
import { useMotoTexts } from './texts.ts';

const asked = {
  preferencias: ['tipos', 'gamas', 'marcas'],
  tipo: ['tipos'],
  marcas: ['marcas'],
} as const satisfies Partial<Record<MotoQuestion, readonly (keyof MotoSearch)[]>>;
type PreferenceQuestion = keyof typeof asked;

export const isMotoPreference = (question: MotoQuestion): question is PreferenceQuestion => question in asked;

/** What the tyres are made for and who makes them: one after the other on small screens, together on wide ones. */
export const MotoPreferences = ({
  question,
  search,
  facets,
}: {
  question: PreferenceQuestion;
  search: MotoSearch;
  facets: Answer<'selectMotoTyres'>['filtros'];
}) => {
  const { paso } = useMotoTexts();
  const shown = useMotoFacets(facets);
  return (
    <PreferencesForm
      pages={motoPages}
      question={question}
      search={search}
      asked={asked[question]}
      facets={shown.map((facet) => (facet.name === 'marcas' ? { ...facet, legend: paso.marcas } : facet))}
    />
  );
};
