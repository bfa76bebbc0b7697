import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { address, type PageName } from '#contract/addresses.ts';

interface Size {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic?: number | null;
  readonly cv?: string | null;
}

/** Where tyres of a vehicle that the car selector does not know are listed. */
const lists: Readonly<Partial<Record<ProductVehicle, PageName & `tyres${string}`>>> = {
  moto: 'tyresMoto',
  quad: 'tyresQuad',
  patinete: 'tyresScooter',
  camion: 'tyresTruck',
  agricola: 'tyresFarm',
};

/** The tyres of a size: an address to share, and the only state that such a list has. */
export const sizeAddress = (language: Language, size: Size, vehicle: ProductVehicle = 'turismo'): string => {
  const query = new URLSearchParams({
    ancho: String(size.ancho),
    serie: String(size.serie),
    llanta: String(size.llanta),
  });
  const list = lists[vehicle];
  if (!list && size.ic) query.set('carga', String(size.ic));
  if (!list && size.cv) query.set('velocidad', size.cv);
  return `${address(list ?? 'selectorResults', language)}?${query}`;
};
