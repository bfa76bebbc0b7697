import type { Answer } from '#contract/contract.ts';
import { isModelSearch, isSizeSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import { LeadQuestion } from '../finder/questions/lead-question.tsx';
import { PartsAsked } from '../finder/questions/parts-asked.tsx';
import { motoAddress, type MotoQuestion } from './moto-addresses.ts';
import { MotoLeadForm } from './moto-lead.tsx';
import { useMotoModelParts, useMotoSizeParts } from './moto-parts.ts';
import { isMotoPreference, MotoPreferences } from './moto-preferences.tsx';
import { isModelQuestion, motoPages, questionWords } from './moto-questions.ts';
import { useMotoTexts } from './texts.ts';

interface Asked {
  readonly question: MotoQuestion;
  readonly search: MotoSearch;
  readonly sizes: Answer<'readMotoValues'>;
  readonly models: Answer<'readMotoModelValues'>;
  readonly facets: Answer<'selectMotoTyres'>['filtros'];
}

/** The answers that a page offers. */
export const MotoAsked = ({ question, search, sizes, models, facets }: Asked) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const sizeParts = useMotoSizeParts(search, sizes);
  const modelParts = useMotoModelParts(search, models);
  if (isMotoPreference(question)) return <MotoPreferences question={question} search={search} facets={facets} />;
  if (question === 'datos')
    return (
      <LeadQuestion results={motoAddress('resultados', language, search)}>
        <MotoLeadForm search={search} />
      </LeadQuestion>
    );
  const byModel = isModelQuestion(question);
  return (
    <PartsAsked
      pages={motoPages}
      question={question}
      search={search}
      parts={byModel ? modelParts : sizeParts}
      complete={byModel ? isModelSearch(search) : isSizeSearch(search)}
      words={(each) => questionWords(t, each, search)}
      wide={byModel}
    />
  );
};
