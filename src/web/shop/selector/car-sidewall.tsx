import { type TyreSearch } from '#domain/finder/car-search.ts';
import { printProfile, printWidth } from '#domain/tyres/print-size.ts';
import { useLanguage } from '#web/language.ts';
import type { SidewallPart } from '#web/ui/sidewall.tsx';
import { SizeSidewall } from '../finder/questions/size-sidewall.tsx';
import { searchAddress } from './results/car-finder.ts';
import type { Question } from './car-questions.ts';
import { useSelectorTexts } from './texts.ts';

const lit: Partial<Record<Question, SidewallPart>> = {
  selectorWidth: 'ancho',
  selectorSeries: 'serie',
  selectorRim: 'llanta',
  selectorLoad: 'ic',
  selectorSpeed: 'cv',
};

/** The size of a car's tyre, each number a way back to its question but where all of them are asked together. */
export const CarSidewall = ({ search, question }: { search: TyreSearch; question: Question }) => {
  const { paso } = useSelectorTexts();
  const language = useLanguage();
  const back = (page: Question) => (question === 'selectorSizes' ? undefined : searchAddress(page, language, search));
  const { ancho, serie, llanta, carga, velocidad } = search;
  return (
    <SizeSidewall
      current={lit[question]}
      numbers={{
        ancho: { name: paso.ancho, value: ancho && printWidth(ancho), to: back('selectorWidth') },
        serie: { name: paso.serie, value: serie && printProfile(serie, ancho), to: back('selectorSeries') },
        llanta: { name: paso.llanta, value: llanta, to: back('selectorRim') },
        ic: { name: paso.carga, value: carga, to: back('selectorLoad') },
        cv: { name: paso.velocidad, value: velocidad, to: back('selectorSpeed') },
      }}
    />
  );
};
