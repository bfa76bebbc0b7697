import type { Language } from '#domain/language.ts';
import { caseReasons, caseStates } from '#domain/cases/case.ts';
import { consoleAddresses } from '../console-addresses.ts';
import { oneOf, readPage } from '../read-view.ts';

export const stateChoices = ['abierto', ...caseStates] as const;
export const reasonChoices = ['', ...caseReasons] as const;
export const deadlineChoices = ['', 'vencido', 'hoy'] as const;

/** What of the list is shown. */
export interface CaseFilters {
  readonly estado: (typeof stateChoices)[number];
  readonly motivo: (typeof reasonChoices)[number];
  readonly plazo: (typeof deadlineChoices)[number];
  readonly page: number;
}

export const readCaseView = (search: URLSearchParams): CaseFilters => ({
  estado: oneOf(stateChoices, search.get('estado')),
  motivo: oneOf(reasonChoices, search.get('motivo')),
  plazo: oneOf(deadlineChoices, search.get('plazo')),
  page: readPage(search),
});

/** The address of a view, or of a case; only what is not the usual stands in it. */
export const casesAddress = (
  language: Language,
  view: Partial<CaseFilters> & { readonly caso?: string } = {},
): string => {
  const { estado, motivo, plazo, page, caso } = view;
  const query = new URLSearchParams();
  if (caso) query.set('caso', caso);
  if (estado && estado !== 'abierto') query.set('estado', estado);
  if (motivo) query.set('motivo', motivo);
  if (plazo) query.set('plazo', plazo);
  if (page) query.set('pagina', String(page));
  const here = consoleAddresses.consoleCases[language];
  return query.size > 0 ? `${here}?${query}` : here;
};
