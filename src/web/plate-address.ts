import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';

/** The vehicle of a plate. */
export const plateAddress = (language: Language, plate: string): string =>
  `${address('selectorPlate', language)}?${new URLSearchParams({ matricula: plate.replaceAll(' ', '') })}`;
