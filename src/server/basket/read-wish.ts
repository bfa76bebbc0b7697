import { recognisePlate } from '#domain/vehicles/plate.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { invalid } from '../http/context.ts';
import type { Wish } from './basket-state.ts';

const plate = (typed: string | null | undefined): string | null | undefined | Refusal<'matricula-no-valida'> => {
  if (!typed) return typed === undefined ? undefined : null;
  const read = recognisePlate(typed);
  return isRefusal(read) ? read : read.matricula;
};

/** A wish with its plates in the form that is kept, or the fields that are no plates. */
export const readWish = (wish: Wish): Wish | Refusal<'datos-no-validos'> => {
  const wrong: Record<string, RefusalCode> = {};
  const read = (typed: string | null | undefined, field: string): string | null | undefined => {
    const answer = plate(typed);
    if (!isRefusal(answer)) return answer;
    wrong[field] = answer.refusal;
    return null;
  };
  const matricula = read(wish.matricula, 'cestaState.matricula');
  const products = wish.products.map((product, place) => ({
    ...product,
    matricula: read(product.matricula, `cestaState.products.${place}.matricula`) ?? null,
  }));
  return Object.keys(wrong).length > 0 ? invalid(wrong) : { ...wish, matricula, products };
};
