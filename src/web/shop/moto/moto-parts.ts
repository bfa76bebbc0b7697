import type { Answer } from '#contract/contract.ts';
import { applications } from '#domain/finder/vehicles.ts';
import { chooseMotoPart } from '#domain/finder/moto-choice.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { motoModelParts, motoSizeParts, type MotoModelPart, type MotoSizePart } from '#domain/finder/moto-selector.ts';
import { printMotoWidth } from '#domain/finder/moto-size.ts';
import { askedPart, type AskedPart, type PartWords } from '../finder/questions/asked-part.ts';
import { engineText, yearsText } from './model-name.ts';
import { useMotoTexts } from './texts.ts';

/** The numbers of a size, as they are asked; each vehicle has its own words for them. */
export const useMotoSizeParts = (
  search: MotoSearch,
  options: Answer<'readMotoValues'>,
): readonly AskedPart<MotoSearch>[] => {
  const words = useMotoTexts().medida[search.vehiculo];
  return motoSizeParts.map((part) =>
    askedPart<MotoSearch, MotoSizePart>(
      chooseMotoPart,
      search,
      part,
      {
        label: words[part].nombre,
        hint: words[part].ayuda,
        ...(part === 'ancho' && { print: (value) => printMotoWidth(Number(value)) }),
      },
      options[part],
    ),
  );
};

/** Which wheels may be chosen: each that has a size, and both where both have one. */
const wheelsOffered = ({ aplicacion }: Pick<Answer<'readMotoModelValues'>, 'aplicacion'>) =>
  applications.filter((each) => (each === 'ambas' ? aplicacion.length === 2 : aplicacion.includes(each)));

/** What names a motorcycle, as it is asked. The year may be left open. */
export const useMotoModelParts = (
  search: MotoSearch,
  options: Answer<'readMotoModelValues'>,
): readonly AskedPart<MotoSearch>[] => {
  const t = useMotoTexts();
  const own: Readonly<Partial<Record<MotoModelPart, Partial<PartWords>>>> = {
    cilindrada: { print: (value) => engineText(t, value) },
    fabricacion: { print: (value) => yearsText(t, value), any: t.noLoSe },
    aplicacion: { print: (value) => t.aplicacion[applications.find((each) => each === value) ?? 'ambas'] },
  };
  const offered = { ...options, aplicacion: wheelsOffered(options) };
  return motoModelParts.map((part) =>
    askedPart<MotoSearch, MotoModelPart>(
      chooseMotoPart,
      search,
      part,
      { label: t.paso[`modelo/${part}`], ...own[part] },
      offered[part],
    ),
  );
};
