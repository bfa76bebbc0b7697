import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { BasketContent, ContentProduct, ContentService } from './content.ts';
import type { BasketStatus } from './status.ts';
import type { BasketStep } from './steps.ts';

/** The stored copy is dropped when it carries another version (specification, shopping 9). */
export const basketStoreVersion = 7;

type CategoriaServicio =
  | 'seguro'
  | 'alineacion'
  | 'packinvierno'
  | 'nitrogeno'
  | 'kitur'
  | 'kitcta'
  | 'kit4x4'
  | 'montaje'
  | 'seguridad';

/** A product in a basket. Amounts are euros with tax, as they are sent and stored; pricing works in cents. */
export interface BasketProduct extends ContentProduct {
  readonly tipo_producto: ProductKind;
  readonly categoria: 'coche' | 'moto';
  readonly precio: number;
  readonly descuento: number;
  readonly impuesto: number;
  readonly ecotasa: number;
  readonly importe: number;
  readonly importeSinPromo: number;
  readonly promocion: string | null;
  readonly nombre_producto_es: string;
  readonly descripcion_es: string;
  readonly matricula: string | null;
  readonly codAlmacen: string;
  readonly codProveedor: string;
  readonly fechaEntrega: string | null;
}

export interface BasketService extends ContentService {
  readonly categoriaServicio: CategoriaServicio;
  readonly descuentoAsociado: number;
  readonly precio: number;
  readonly importe: number;
  readonly promocion: string | null;
}

/** What a browser keeps of its basket, `cestaData` (specification, shopping 3). */
export interface Basket extends BasketContent {
  readonly cestaID: string;
  readonly status: BasketStatus;
  readonly loading: boolean;
  readonly products: readonly BasketProduct[];
  readonly services: readonly BasketService[];
  readonly codigoPostalIntroducido: string | null;
  readonly selectedTaller: number | null;
  readonly selectedDate: string | null;
  readonly selectedTime: string | null;
  readonly orderNumber: string | null;
  readonly matricula: string | null;
  readonly step: BasketStep;
  readonly paymentType: 'tarjeta' | 'bizum' | null;
  readonly error: string | null;
  readonly generaFactura: boolean;
  readonly cupones: readonly string[];
  readonly cuponError: string | null;
  readonly displayCouponBox: boolean;
  readonly origin: 'internal' | 'external';
  readonly searchToken: string | null;
}

/** A basket with nothing in it, under an id that only its owner knows. */
export const emptyBasket = (cestaID: string, origin: Basket['origin'] = 'internal'): Basket => ({
  cestaID,
  status: 'new',
  loading: false,
  products: [],
  services: [],
  codigoPostalIntroducido: null,
  selectedTaller: null,
  selectedDate: null,
  selectedTime: null,
  orderNumber: null,
  matricula: null,
  step: 'solicitud',
  paymentType: null,
  error: null,
  generaFactura: false,
  cupones: [],
  cuponError: null,
  displayCouponBox: false,
  origin,
  searchToken: null,
});
