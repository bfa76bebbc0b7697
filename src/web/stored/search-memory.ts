import type { BasketWish } from '#contract/basket.ts';

/** What an assistant found out, for the appointment that begins with it. */
export interface AssistantVisit {
  /** As the address of the appointment says where it comes from (`origen`). */
  readonly origen: string;
  /** Null of a vehicle that its driver described. */
  readonly matricula: string | null;
  readonly comentario: string;
  readonly postCode: string | null;
  readonly idLead: string | null;
  readonly kms: number | null;
}

/** What an assistant lays into the basket: for this vehicle, whatever lay there before. */
export type AssistantPurchase = Pick<BasketWish, 'newVehicleData' | 'vehicleOrigin' | 'selectedRevision'> & {
  readonly id_navision: string;
  /** Null of a vehicle that its driver described: the basket asks for it. */
  readonly matricula: string | null;
};

/** What an assistant told for what comes next. It lives as long as the tab. */
interface SearchMemory {
  readonly visita?: AssistantVisit;
  readonly compra?: AssistantPurchase;
}

const key = 'vistoAntes';

/** Nothing where the browser keeps nothing, or something else. */
export const searchedBefore = (): SearchMemory => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

const rememberSearch = (searched: SearchMemory): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...searchedBefore(), ...searched }));
  } catch {
    // A full or forbidden storage only means that it is asked for again.
  }
};

/** With the vehicle goes what an assistant found out about it. */
export const forgetTold = (): void => sessionStorage.removeItem(key);

export const rememberVisit = (visita: AssistantVisit): void => rememberSearch({ visita });

export const rememberPurchase = (compra: AssistantPurchase): void => rememberSearch({ compra });

/** How an appointment begins to which an assistant leads; null where none of this name was asked. */
export const assistantTold = (origen: string | null) => {
  const { visita } = searchedBefore();
  if (!visita || visita.origen !== origen) return null;
  const { matricula, comentario, postCode } = visita;
  return {
    ...(postCode && { codigoPostalIntroducido: postCode }),
    origin: origen,
    vehicleInfo: matricula === null ? null : { matricula },
    comentario,
  };
};
