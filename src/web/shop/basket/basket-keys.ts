import type { Basket } from '#contract/basket.ts';
import { sameKeys } from '#web/stored/same-keys.ts';

type Keys<Part> = Readonly<Record<keyof Part, unknown>>;
type Product = Basket['products'][number];
type Service = Basket['services'][number];

const product = {
  id_navision: null,
  tipo_producto: null,
  categoria: null,
  cantidad: null,
  precio: null,
  descuento: null,
  impuesto: null,
  ecotasa: null,
  importe: null,
  importeSinPromo: null,
  precioAnterior: null,
  promocion: null,
  disponibilidad: null,
  stock: null,
  id_site_tipo_vehiculo: null,
  marca: null,
  marcaSlug: null,
  modelo: null,
  modeloSlug: null,
  specs: null,
  medida: null,
  llanta: null,
  temporada: null,
  runflat: null,
  etiqueta: null,
  nombre_producto_es: null,
  nombre_producto_ca: null,
  descripcion_es: null,
  descripcion_ca: null,
  matricula: null,
  codAlmacen: null,
  codProveedor: null,
  fechaEntrega: null,
} satisfies Keys<Product>;

const service = {
  id_navision: null,
  categoriaServicio: null,
  base_calculo: null,
  tipoProductoAsociado: null,
  descuentoAsociado: null,
  unidadesAsociadas: null,
  conDescuentoAsociado: null,
  selected: null,
  obligatorio: null,
  incluido: null,
  nombre_es: null,
  nombre_ca: null,
  descripcion_es: null,
  descripcion_ca: null,
  precio: null,
  cantidad: null,
  importe: null,
  importeSinPromo: null,
  promocion: null,
  cobertura: null,
} satisfies Keys<Service>;

const totals = {
  productos: null,
  servicios: null,
  envio: null,
  aduana: null,
  ecotasa: null,
  descuento: null,
  ahorro: null,
  total: null,
  reserva: null,
  impuestos: null,
  pais: null,
} satisfies Keys<Basket['totals']>;

/** The keys of a basket as this shop knows it: the compiler asks for each that the contract has. */
const basket = {
  cestaID: null,
  version: null,
  products: [product],
  services: [service],
  codigoPostalIntroducido: null,
  selectedTaller: null,
  selectedDate: null,
  selectedTime: null,
  matricula: null,
  step: null,
  paymentTerms: null,
  paymentType: null,
  generaFactura: null,
  cupones: null,
  cuponError: null,
  displayCouponBox: null,
  sinPromociones: null,
  promocionError: null,
  discount: null,
  origin: null,
  searchToken: null,
  totals,
  hold: null,
  pedido: null,
  agotados: null,
  retirados: null,
} satisfies Keys<Basket>;

/** Whether a stored copy of a basket has this shop's keys, also in its products, services and totals. */
export const isWhole = (copy: unknown): boolean => sameKeys(copy, basket);
