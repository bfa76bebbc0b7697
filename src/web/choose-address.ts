import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';

/** What is chosen so far of a vehicle without looking at a plate; `mano` where it is in no list. */
export interface Chosen {
  readonly tipo?: string;
  readonly marca?: string;
  readonly modelo?: string;
  readonly motor?: string;
  readonly mano?: string;
}

/** The walk by kind, maker, model and engine: names alone, so that its state may stand in the address. */
export const chooseAddress = (language: Language, chosen: Chosen): string => {
  const query = new URLSearchParams({ elegir: '1', ...chosen });
  return `${address('addCar', language)}?${query}`;
};
