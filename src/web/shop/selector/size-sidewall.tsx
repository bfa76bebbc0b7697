import { type TyreSearch } from '#domain/finder/car-search.ts';
import { printProfile, printWidth } from '#domain/tyres/print-size.ts';
import { useLanguage } from '#web/language.ts';
import { Sidewall, type SidewallNumber, type SidewallPart } from '#web/ui/sidewall.tsx';
import { Link } from 'react-router';
import { useLandingTexts } from '../tyres/landing-texts.ts';
import { searchAddress } from './search-address.ts';
import type { Question } from './selector-pages.ts';
import { useSelectorTexts } from './texts.ts';

const pages = {
  ancho: 'selectorWidth',
  serie: 'selectorSeries',
  llanta: 'selectorRim',
  ic: 'selectorLoad',
  cv: 'selectorSpeed',
} as const;
const lit: Partial<Record<Question, SidewallPart>> = {
  selectorWidth: 'ancho',
  selectorSeries: 'serie',
  selectorRim: 'llanta',
  selectorLoad: 'ic',
  selectorSpeed: 'cv',
};

/** The tyre's own lettering: what is chosen stands on it, what is being chosen lights up. */
export const SizeSidewall = ({ search, step }: { search: TyreSearch; step: Question }) => {
  const t = useSelectorTexts();
  const { lateral } = useLandingTexts();
  const language = useLanguage();
  const part = (
    key: SidewallPart,
    name: string,
    value: string | number | undefined,
    meaning: string,
  ): SidewallNumber => ({
    value,
    name,
    meaning,
    ...(step === 'selectorSizes' ? {} : { link: <Link to={searchAddress(pages[key], language, search)} /> }),
  });
  const { ancho, serie } = search;
  return (
    <Sidewall
      label={lateral.titulo}
      exampleText={lateral.ejemplo}
      current={lit[step]}
      parts={{
        ancho: part('ancho', t.paso.ancho, ancho && printWidth(ancho), lateral.ancho),
        serie: part('serie', t.paso.serie, serie && printProfile(serie, ancho), lateral.serie),
        llanta: part('llanta', t.paso.llanta, search.llanta, lateral.llanta),
        ic: part('ic', t.paso.carga, search.carga, lateral.carga),
        cv: part('cv', t.paso.velocidad, search.velocidad, lateral.velocidad),
      }}
    />
  );
};
