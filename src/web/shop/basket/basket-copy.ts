import type { Basket, BasketWish } from '#contract/basket.ts';

/** A basket as a browser keeps it. */
export interface BasketCopy {
  readonly cestaID: string;
  readonly cesta: Basket | null;
}

/** What the visitor has chosen so far, as the server wants to hear it. */
export const wishOf = ({ cestaID, cesta }: BasketCopy) =>
  ({
    cestaID,
    version: cesta?.version ?? null,
    products: (cesta?.products ?? []).map(({ id_navision, cantidad, matricula }) => ({
      id_navision,
      cantidad,
      matricula,
    })),
    services: (cesta?.services ?? []).map(({ id_navision, selected }) => ({ id_navision, selected })),
    codigoPostalIntroducido: cesta?.codigoPostalIntroducido ?? null,
    selectedTaller: cesta?.selectedTaller ?? null,
    selectedDate: cesta?.selectedDate ?? null,
    selectedTime: cesta?.selectedTime ?? null,
    matricula: cesta?.matricula ?? null,
    step: cesta?.step ?? 'solicitud',
    paymentTerms: cesta?.paymentTerms ?? null,
    paymentType: cesta?.paymentType ?? null,
    generaFactura: cesta?.generaFactura ?? false,
    cupones: cesta?.cupones ?? [],
    sinPromociones: cesta?.sinPromociones ?? [],
    origin: cesta?.origin ?? 'internal',
    searchToken: cesta?.searchToken ?? null,
  }) satisfies BasketWish;
