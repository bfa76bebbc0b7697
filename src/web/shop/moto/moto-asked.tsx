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

/** The answers that a page offers: links for one question, a form for several. */
export const MotoAsked = (asked: Asked) => {
  const { question, search, sizes, models, facets } = asked;
  const t = useMotoTexts();
  const language = useLanguage();
  const visitor = useVisitor(search.cp);
  const { ancho, alto, marca, cilindrada, modelo, fabricacion } = search;
  const onward = (answered: MotoQuestion, chosen: Partial<MotoSearch>) =>
    motoAddress(pageAfter(motoPages, answered, { ...anyMotoTyre, ...chosen }, visitor), language, chosen);
  switch (question) {
    case 'medidas':
    case 'agricola':
      return (
        <FormOrQuestion
          form={<MotoSizesForm search={search} options={sizes} page={question} />}
          {...questionWords(t, 'ancho', search)}
        >
          <MotoAsked {...asked} question="ancho" />
        </FormOrQuestion>
      );
    case 'ancho':
      return (
        <OptionLinks
          options={sizes.ancho}
          chosen={ancho}
          name={printMotoWidth}
          to={(value) => motoAddress('alto', language, chooseMotoPart(search, 'ancho', value))}
        />
      );
    case 'alto':
      return (
        <OptionLinks
          options={sizes.alto}
          chosen={alto}
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
    case 'preferencias':
    case 'tipo':
    case 'marcas':
      return <MotoPreferencesForm step={question} search={search} facets={facets} />;
    case 'datos':
      return (
        <Stack>
          <SkipKnown to={motoAddress('resultados', language, search)} />
          <MotoLeadForm search={search} submit={t.guardar} />
          <Link to={motoAddress('resultados', language, search)}>{t.sinDatos}</Link>
        </Stack>
      );
    case 'modelo':
      return (
        <FormOrQuestion
          form={<MotoModelForm search={search} options={models} />}
          {...questionWords(t, 'modelo/marca', search)}
        >
          <MotoAsked {...asked} question="modelo/marca" />
        </FormOrQuestion>
      );
    case 'modelo/marca':
      return (
        <OptionLinks
          wide
          options={models.marca}
          chosen={marca}
          to={(value) => motoAddress('modelo/cilindrada', language, chooseMotoPart(search, 'marca', value))}
        />
      );
    case 'modelo/cilindrada':
      return (
        <OptionLinks
          wide
          options={models.cilindrada}
          chosen={cilindrada}
          name={(value) => engineText(t, value)}
          to={(value) => motoAddress('modelo/modelo', language, chooseMotoPart(search, 'cilindrada', value))}
        />
      );
    case 'modelo/modelo':
      return (
        <OptionLinks
          wide
          options={models.modelo}
          chosen={modelo}
          to={(value) => motoAddress('modelo/fabricacion', language, chooseMotoPart(search, 'modelo', value))}
        />
      );
    case 'modelo/fabricacion':
      return (
        <OptionLinks
          wide
          options={models.fabricacion}
          chosen={fabricacion}
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
