import { choosingParts } from './choose-part.ts';
import type { MotoSearch } from './moto-search.ts';
import { motoModelParts, motoSizeParts, type MotoPart } from './moto-selector.ts';

/** What stays whatever is answered. */
export const keptOfMoto = ['vehiculo', 'cp', 'taller'] as const;

/** Chooses one answer; what the tyres were narrowed by goes (spec S32). */
export const chooseMotoPart = choosingParts<MotoSearch, MotoPart>([motoSizeParts, motoModelParts], keptOfMoto);

/** The profile that chooses itself: a width is chosen, no rim is offered and there is one profile. */
export const onlyProfile = (
  chosen: Pick<MotoSearch, 'ancho' | 'alto'>,
  options: { readonly alto: readonly number[]; readonly llanta: readonly number[] },
): number | undefined =>
  chosen.ancho && !chosen.alto && options.llanta.length === 0 && options.alto.length === 1
    ? options.alto[0]
    : undefined;
