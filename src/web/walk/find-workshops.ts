import type { Answer, Request } from '#contract/contract.ts';
import { Refused, type Api } from '#web/api.ts';
import { askedAhead } from './ahead.ts';

export type SearchedPlace = { readonly postCode: string } | { readonly lat: number; readonly lon: number };

/** What a workshop has to be able to do. */
export type WorkshopWork = Omit<Request<'findWorkshopsByPostcode'>['body'], 'postCode'>;

export type WorkshopsFound = Answer<'findWorkshopsByPosition'>;

export interface WorkshopsWanted {
  readonly place: SearchedPlace;
  readonly work: WorkshopWork;
}

/** The workshops near a place, nearest first. */
export const askWorkshops = (
  api: Api,
  { place, work }: WorkshopsWanted,
  signal?: AbortSignal,
): Promise<WorkshopsFound> => {
  const options = signal ? { signal } : {};
  return 'postCode' in place
    ? api('findWorkshopsByPostcode', { body: { ...work, ...place } }, options)
    : api('findWorkshopsByPosition', { body: { ...work, ...place } }, options);
};

/** They may be asked for while somebody types, before the button is pressed. */
export const workshopsNear = askedAhead(askWorkshops, askWorkshops);

/** Why none were found, and whether that is said beside the field. */
export const workshopTrouble = (
  failure: unknown,
  place: SearchedPlace | null,
  t: { readonly sinTalleres: (lugar: string) => string; readonly sinConexion: string },
): { readonly text: string; readonly beside: boolean } => {
  if (!(failure instanceof Refused)) return { text: t.sinConexion, beside: false };
  const { code, values, error } = failure.problem;
  if (code === 'codigo-postal-desconocido') return { text: error, beside: true };
  const isNowhere = code === 'no-hay-talleres' && values?.['km'] === undefined;
  if (isNowhere && place && 'postCode' in place) return { text: t.sinTalleres(place.postCode), beside: false };
  return { text: error, beside: false };
};
