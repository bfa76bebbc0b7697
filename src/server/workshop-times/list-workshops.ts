import type { Answer, Input } from '#contract/contract.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { orderByDistance, type Place } from '#domain/workshops/distance.ts';
import { withinReach } from '#domain/workshops/reach.ts';
import type { CallContext } from '../runtime.ts';
import { passes, workshopFilters, type WorkshopFilter } from '../workshops/filter-workshops.ts';
import { findPlace } from '../workshops/find-place.ts';
import { offerWorkshops } from './offer-workshops.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';

type Asked = Input<'readWorkshopArea'>;
type Row = WorkshopRow & { readonly distancia?: number };

/** How many are shown of those beyond reach, where nothing is within it. */
const beyond = 3;

/** Where the visitor is: what was typed counts before a position. */
const placeAsked = async (
  { database }: CallContext,
  { cp, lat, lon }: Asked['query'],
): Promise<Place | null | Refusal<'codigo-postal-desconocido'>> => {
  if (cp) return await findPlace(database, cp);
  return lat === undefined || lon === undefined ? null : { lat, lon };
};

/** Of the whole chain only what is within reach of the place; an area is shown whole. */
const reachable = (
  rows: readonly WorkshopRow[],
  place: Place | null,
  radiusKm: number,
): { rows: Row[]; lejos: boolean } => {
  if (!place) return { rows: [...rows], lejos: false };
  const ordered = orderByDistance(rows, place);
  const { near, nearest } = withinReach(ordered, radiusKm);
  return nearest ? { rows: ordered.slice(0, beyond), lejos: true } : { rows: [...near], lejos: false };
};

/** The page of workshops: those of an area that pass the filters, nearest first where a place is given, each with its first free times unless these are not wanted. */
export const listWorkshops = async (
  context: CallContext,
  { params: { area }, query }: Asked,
): Promise<Answer<'readWorkshopArea'> | Refusal<'pagina-no-existe' | 'codigo-postal-desconocido'>> => {
  const { workshops } = await recentWorkshops(context.database);
  const here = workshops.filter((workshop) => area === 'todas' || workshop.area === area);
  if (here.length === 0 && area !== 'todas') return refuse('pagina-no-existe');
  const lugar = await placeAsked(context, query);
  if (isRefusal(lugar)) return lugar;

  const set = query.filtro ?? [];
  const passing = (rows: readonly WorkshopRow[], filters: readonly WorkshopFilter[]) =>
    rows.filter((workshop) => filters.every((filter) => passes(workshop, filter)));
  const radiusKm = area === 'todas' ? context.config.workshops.radiusKm : Number.POSITIVE_INFINITY;
  const { rows, lejos } = reachable(passing(here, set), lugar, radiusKm);
  const byArea = Map.groupBy(workshops, (workshop) => workshop.area);
  return {
    tiendas: query.sinHoras
      ? rows.map((row) => ({ ...showWorkshop(row, context.language), distancia: row.distancia ?? null }))
      : await offerWorkshops(context, rows, {}),
    areas: [...byArea]
      .map(([name, ofArea]) => ({ area: name, total: passing(ofArea, set).length }))
      .sort((one, other) => (one.area < other.area ? -1 : 1)),
    filtros: workshopFilters.map((filtro) => {
      const left = reachable(passing(here, [...set, filtro]), lugar, radiusKm);
      return { filtro, total: left.lejos ? 0 : left.rows.length };
    }),
    lugar,
    lejos,
  };
};
