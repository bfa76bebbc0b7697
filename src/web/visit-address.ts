import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';

/** Where an appointment with its link is seen. */
export const manageAddress = (language: Language, visit: { readonly cita: string; readonly firma: string }): string =>
  `${address('visitManage', language)}?${new URLSearchParams({ ...visit })}`;

/** Where the workshop of an order is asked for another time. */
export const askChangeAddress = (
  language: Language,
  { citaPreviaId: cita, firma }: { readonly citaPreviaId: string; readonly firma: string },
): string => `${address('orderedVisit', language)}?${new URLSearchParams({ cita, firma })}`;
