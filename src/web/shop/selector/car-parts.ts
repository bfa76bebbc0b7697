import { choosePart } from '#domain/finder/car-choice.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { sizeParts, type SizePart } from '#domain/finder/car-selector.ts';
import { printProfile, printWidth } from '#domain/tyres/print-size.ts';
import type { Answer } from '#contract/contract.ts';
import { askedPart, type AskedPart, type PartWords } from '../finder/questions/asked-part.ts';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { useSelectorTexts } from './texts.ts';

/** The numbers of a size, as they are asked. Load and speed may be left open. */
export const useCarParts = (
  search: TyreSearch,
  options: Answer<'readTyreValues'>,
): readonly AskedPart<TyreSearch>[] => {
  const { paso, ayuda } = useSelectorTexts();
  const { cualquiera: any } = useResultsTexts();
  const own: Readonly<Partial<Record<SizePart, Partial<PartWords>>>> = {
    ancho: { print: (value) => printWidth(Number(value)) },
    serie: { print: (value) => printProfile(Number(value), search.ancho) },
    carga: { any },
    velocidad: { any },
  };
  return sizeParts.map((part) =>
    askedPart<TyreSearch, SizePart>(
      choosePart,
      search,
      part,
      { label: paso[part], hint: ayuda[part], ...own[part] },
      options[part],
    ),
  );
};
