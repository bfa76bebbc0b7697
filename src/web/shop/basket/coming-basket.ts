import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { Refused, type Api } from '#web/api.ts';
import { askedFor, placeAsked } from './asked-for.ts';

/** A product as it stands in a basket of its own. */
export interface Coming {
  readonly priced: Answer<'priceProduct'>;
  readonly cpostal: string | null;
}

/** Prices what an address puts into the basket; null where it puts nothing in, or the basket will say why not. */
export const readComing = async (api: Api, query: URLSearchParams): Promise<Coming | null> => {
  const asked = askedFor(query);
  // The call takes no longer id than this.
  if (!asked || asked.id_navision.length > 40) return null;
  const { cpostal } = placeAsked(query);
  try {
    const priced = await api('priceProduct', {
      params: { id: asked.id_navision },
      body: { cantidad: asked.cantidad, userInfo: { postCode: cpostal } },
    });
    return { priced, cpostal };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

/** The basket that it makes, before this browser's basket has it: what else lies in there the server does not know. */
export const comingBasket = ({ priced: { producto, servicios, ...shown }, cpostal }: Coming): Basket => ({
  ...shown,
  cestaID: '',
  version: 0,
  products: [producto],
  services: servicios,
  codigoPostalIntroducido: cpostal,
  selectedTaller: null,
  selectedDate: null,
  selectedTime: null,
  matricula: null,
  step: 'solicitud',
  paymentTerms: null,
  paymentType: null,
  generaFactura: false,
  cupones: [],
  cuponError: null,
  sinPromociones: [],
  promocionError: null,
  origin: 'internal',
  searchToken: null,
  newVehicleData: null,
  vehicleOrigin: null,
  selectedRevision: null,
  promotionCode: null,
  expressCheckinToken: null,
  hold: null,
  pedido: null,
  agotados: [],
  retirados: [],
  visita: [],
});
