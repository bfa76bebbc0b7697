import type { Answer } from '#contract/contract.ts';
import { anyMotoTyre, type MotoSearch } from '#domain/finder/moto-search.ts';
import { chooseMotoPart } from '#domain/finder/moto-choice.ts';
import { printMotoWidth } from '#domain/finder/moto-size.ts';
import { useLanguage } from '#web/language.ts';
import { Stack } from '#web/ui/page-layout.tsx';
import { Link } from 'react-router';
import { FormOrQuestion } from '../finder/form-or-question.tsx';
import { OptionLinks } from '../selector/option-links.tsx';
import { SkipKnown } from '../selector/skip-known.tsx';
import { useVisitor } from '../selector/use-visitor.ts';
import { engineText, yearsText } from './model-name.ts';
import { MotoLeadForm } from './moto-lead-form.tsx';
import { MotoModelForm, wheelsOffered } from './moto-model-form.tsx';
import { pageAfter } from '../finder/question-pages.ts';
import { motoAddress, motoPages, questionWords, type MotoQuestion } from './moto-pages.ts';
import { MotoPreferencesForm } from './moto-preferences-form.tsx';
import { MotoSizesForm } from './moto-sizes-form.tsx';
import { useMotoTexts } from './texts.ts';

interface Asked {
  readonly question: MotoQuestion;
  readonly search: MotoSearch;
  readonly sizes: Answer<'readMotoValues'>;
  readonly models: Answer<'readMotoModelValues'>;
  readonly facets: Answer<'selectMotoTyres'>['filtros'];
}

type ModelPart = Extract<MotoQuestion, `modelo/${string}`>;

const isModelPart = (question: MotoQuestion): question is ModelPart => question.startsWith('modelo/');

type Onward = (answered: MotoQuestion, chosen: Partial<MotoSearch>) => string;

/** Where an answer leads that ends a road: on to what is still asked of this visitor, or to the tyres. */
const useOnward = ({ cp }: MotoSearch): Onward => {
  const language = useLanguage();
  const visitor = useVisitor(cp);
  return (answered, chosen) =>
    motoAddress(pageAfter(motoPages, answered, { ...anyMotoTyre, ...chosen }, visitor), language, chosen);
};

const SizeQuestion = ({ question, search, sizes }: Asked & { readonly question: 'ancho' | 'alto' | 'llanta' }) => {
  const language = useLanguage();
  const onward = useOnward(search);
  switch (question) {
    case 'ancho':
      return (
        <OptionLinks
          options={sizes.ancho}
          chosen={search.ancho}
          name={printMotoWidth}
          to={(value) => motoAddress('alto', language, chooseMotoPart(search, 'ancho', value))}
        />
      );
    case 'alto':
      return (
        <OptionLinks
          options={sizes.alto}
          chosen={search.alto}
          to={(value) => motoAddress('llanta', language, chooseMotoPart(search, 'alto', value))}
        />
      );
    case 'llanta':
      return (
        <OptionLinks
          options={sizes.llanta}
          chosen={search.llanta}
          to={(llanta) => onward('llanta', chooseMotoPart(search, 'llanta', llanta))}
        />
      );
  }
};

const ModelQuestion = ({ question, search, models }: Asked & { readonly question: ModelPart }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const onward = useOnward(search);
  switch (question) {
    case 'modelo/marca':
      return (
        <OptionLinks
          wide
          options={models.marca}
          chosen={search.marca}
          to={(value) => motoAddress('modelo/cilindrada', language, chooseMotoPart(search, 'marca', value))}
        />
      );
    case 'modelo/cilindrada':
      return (
        <OptionLinks
          wide
          options={models.cilindrada}
          chosen={search.cilindrada}
          name={(value) => engineText(t, value)}
          to={(value) => motoAddress('modelo/modelo', language, chooseMotoPart(search, 'cilindrada', value))}
        />
      );
    case 'modelo/modelo':
      return (
        <OptionLinks
          wide
          options={models.modelo}
          chosen={search.modelo}
          to={(value) => motoAddress('modelo/fabricacion', language, chooseMotoPart(search, 'modelo', value))}
        />
      );
    case 'modelo/fabricacion':
      return (
        <OptionLinks
          wide
          options={models.fabricacion}
          chosen={search.fabricacion}
          any={t.noLoSe}
          name={(value) => yearsText(t, value)}
          to={(value) => motoAddress('modelo/aplicacion', language, chooseMotoPart(search, 'fabricacion', value))}
        />
      );
    case 'modelo/aplicacion':
      return (
        <OptionLinks
          wide
          options={wheelsOffered(models)}
          chosen={search.aplicacion}
          name={(value) => t.aplicacion[value]}
          to={(aplicacion) => onward('modelo/aplicacion', chooseMotoPart(search, 'aplicacion', aplicacion))}
        />
      );
  }
};

const LeadQuestion = ({ search }: Pick<Asked, 'search'>) => {
  const t = useMotoTexts();
  const results = motoAddress('resultados', useLanguage(), search);
  return (
    <Stack>
      <SkipKnown to={results} />
      <MotoLeadForm search={search} submit={t.guardar} />
      <Link to={results}>{t.sinDatos}</Link>
    </Stack>
  );
};

/** The answers that a page offers: links for one question, a form for several. */
export const MotoAsked = (asked: Asked) => {
  const { question, search, sizes, models, facets } = asked;
  const t = useMotoTexts();
  if (isModelPart(question)) return <ModelQuestion {...asked} question={question} />;
  switch (question) {
    case 'medidas':
    case 'agricola':
      return (
        <FormOrQuestion
          form={<MotoSizesForm search={search} options={sizes} page={question} />}
          {...questionWords(t, 'ancho', search)}
        >
          <SizeQuestion {...asked} question="ancho" />
        </FormOrQuestion>
      );
    case 'modelo':
      return (
        <FormOrQuestion
          form={<MotoModelForm search={search} options={models} />}
          {...questionWords(t, 'modelo/marca', search)}
        >
          <ModelQuestion {...asked} question="modelo/marca" />
        </FormOrQuestion>
      );
    case 'ancho':
    case 'alto':
    case 'llanta':
      return <SizeQuestion {...asked} question={question} />;
    case 'preferencias':
    case 'tipo':
    case 'marcas':
      return <MotoPreferencesForm step={question} search={search} facets={facets} />;
    case 'datos':
      return <LeadQuestion search={search} />;
  }
};
