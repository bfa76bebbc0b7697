import type { Answer, Request } from '#contract/contract.ts';
import { Refused } from '#web/api.ts';
import type { Ask } from './ask.ts';

export type SearchedPlace = { readonly postCode: string } | { readonly lat: number; readonly lon: number };

/** What a workshop has to be able to do. */
export type WorkshopWork = Omit<Request<'findWorkshopsByPostcode'>['body'], 'postCode'>;

export type WorkshopsFound = Answer<'findWorkshopsByPosition'>;

export interface WorkshopsWanted {
  readonly place: SearchedPlace;
  readonly work: WorkshopWork;
}

/** The workshops near a place, nearest first. */
export const askWorkshops: Ask<WorkshopsWanted, WorkshopsFound> = (api, { place, work }, signal) =>
  'postCode' in place
    ? api('findWorkshopsByPostcode', { body: { ...work, ...place } }, { signal })
    : api('findWorkshopsByPosition', { body: { ...work, ...place } }, { signal });

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
