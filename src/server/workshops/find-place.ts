import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { slugOf } from '#domain/slug.ts';
import type { Place } from '#domain/workshops/distance.ts';
import type { Database } from '../database/database.ts';
import { recentWorkshops, type Chain } from './recent-workshops.ts';
import { placeOfPostcode } from './workshops-store.ts';

const middleOf = (places: readonly Place[]): Place | undefined => {
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return places.length > 0 ? { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) } : undefined;
};

/** `A Coruña` and `Coruña`, `l’Hospitalet` and `Hospitalet` are the same place. */
const nameOf = (typed: string): string => slugOf(typed).replace(/^(?:a|o|l|la|el|las|los|les|els)-/, '');

/** A town that has a workshop, else a province; by its whole name, else by how it begins, if only one begins so. */
const placeOfTown = ({ workshops, provinces }: Chain, typed: string): Place | undefined => {
  const wanted = nameOf(typed);
  if (wanted.length < 3) return undefined;
  const towns = workshops.map(({ poblacion, lat, lon }) => ({ names: [nameOf(poblacion)], lat, lon }));
  const areas = provinces.map(({ nombre_es, nombre_ca, lat, lon }) => ({
    names: [nameOf(nombre_es), nameOf(nombre_ca)],
    lat,
    lon,
  }));
  const exactly = (name: string): boolean => name === wanted;
  const whole =
    middleOf(towns.filter(({ names }) => names.some(exactly))) ??
    middleOf(areas.filter(({ names }) => names.some(exactly)));
  if (whole) return whole;
  const begins = [...towns, ...areas].filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  const named = new Set(begins.map(({ names }) => names[0]));
  return named.size === 1 ? middleOf(begins) : undefined;
};

/** Where a visitor is who typed a postcode of Spain or Andorra or, instead, the name of a town or province. */
export const findPlace = async (db: Database, typed: string): Promise<Place | Refusal<'codigo-postal-desconocido'>> => {
  const cpostal = readPostcode(typed);
  const place = isRefusal(cpostal) ? placeOfTown(await recentWorkshops(db), typed) : await placeOfPostcode(db, cpostal);
  return place ?? refuse('codigo-postal-desconocido');
};
