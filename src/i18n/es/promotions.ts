import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';

type Vehicle = 'coche' | 'moto' | 'camion' | 'agricola';
type Season = 'verano' | 'invierno' | 'allseason';

const goods: Readonly<Record<ProductKind, string>> = {
  neumatico: 'Neumáticos',
  camara: 'Cámaras',
  mousse: 'Mousses',
  bateria: 'Baterías',
  aceite: 'Aceites',
  'acc-seguridad': 'Accesorios de seguridad',
  'acc-transporte': 'Accesorios de transporte',
  amortiguador: 'Amortiguadores',
  kito1: 'Kits de ozono',
  kito2: 'Kits de ozono',
  ozono: 'Tratamientos de ozono',
  ac: 'Cargas de aire acondicionado',
  ac2: 'Cargas de aire acondicionado',
  revision: 'Revisiones',
  revision_moto: 'Revisiones de moto',
  packinvierno: 'Packs de invierno',
  preitv: 'Pre-ITV',
};

/** What is given away, or becomes cheaper. */
const works: Readonly<Record<Exclude<PromotionKind, 'importe' | 'porcentaje' | 'dia-sin-iva'>, string>> = {
  seguro: 'seguro del neumático',
  alineacion: 'alineación de la dirección',
  nitrogeno: 'inflado con nitrógeno',
  packinvierno: 'pack de invierno',
  montaje: 'montaje',
  kitur: 'kit urbano',
  kit4x4: 'kit 4x4',
  kitcta: 'kit de carretera',
  'montaje-porcentaje': 'en el montaje',
};

const ofVehicle: Readonly<Record<Vehicle, string>> = {
  coche: 'de coche, 4x4 y furgoneta',
  moto: 'de moto',
  camion: 'de camión',
  agricola: 'agrícolas',
};

const vehicles: Readonly<Record<Vehicle, string>> = {
  coche: 'Coche',
  moto: 'Moto',
  camion: 'Camión',
  agricola: 'Agrícola',
};

/** What promotions say; it comes with their pages' data. */
export const promotions = {
  ofertas: 'Ofertas',
  inicio: 'Inicio',
  migas: 'Estás en',
  vehiculos: vehicles,
  titulo: {
    coche: 'Ofertas para tu coche',
    moto: 'Ofertas para tu moto',
    camion: 'Ofertas para tu camión',
    agricola: 'Ofertas para el campo',
  } satisfies Readonly<Record<Vehicle, string>>,
  entrada: 'Se aplican solas en la cesta: no hay que escribir ningún código.',
  porVehiculo: 'Ofertas por vehículo',
  ninguna: 'Ahora mismo no hay ofertas de este vehículo',
  ningunaTexto: 'Mira las de los demás vehículos o vuelve dentro de unos días.',
  verOferta: 'Ver la oferta',
  destacadas: 'Ofertas que terminan pronto',
  todas: 'Ver todas las ofertas',

  /** The figure on the card, and what it is about. */
  gratis: 'Gratis',
  sinIva: 'Sin IVA',
  menos: (cifra: string) => `−${cifra}`,
  trabajo: works,
  cadaUno: 'por unidad',
  enElProducto: 'en el producto',
  loQueSuma: (cifra: string) => `descontamos lo que suma el IVA, un ${cifra}`,

  productos: goods,
  deVehiculo: ofVehicle,
  temporada: {
    verano: 'de verano',
    invierno: 'de invierno',
    allseason: 'cuatro estaciones',
  } satisfies Readonly<Record<Season, string>>,
  /** The last part of a list: "a, b y c". */
  y: (antes: string, ultimo: string) => `${antes} ${/^h?i(?![ae])/iu.test(ultimo) ? 'e' : 'y'} ${ultimo}`,
  o: (antes: string, ultimo: string) => `${antes} ${/^h?o/iu.test(ultimo) ? 'u' : 'o'} ${ultimo}`,
  llantaDesde: (desde: string) => `desde ${desde} pulgadas`,
  llantaHasta: (hasta: string) => `hasta ${hasta} pulgadas`,
  llantaEntre: (desde: string, hasta: string) => `de ${desde} a ${hasta} pulgadas`,
  llantaDe: (llanta: string) => `de ${llanta} pulgadas`,

  hasta: (dia: string) => `Hasta el ${dia}`,
  hoyUltimoDia: 'Hoy es el último día',
  ultimosDias: (dias: number) => (dias === 1 ? 'Acaba mañana' : `Quedan ${dias} días`),
  siempre: 'Sin fecha de fin',
  quedan: (unidades: number) => (unidades === 1 ? 'Queda 1 unidad' : `Quedan ${unidades} unidades`),
  agotada: 'Agotada',
  montajeHasta: (dia: string) => `Montaje como tarde el ${dia}`,

  condiciones: 'Condiciones',
  condicion: {
    productos: 'Vale para',
    marcas: 'Marcas',
    temporada: 'Temporada',
    llanta: 'Llanta',
    nombrados: 'Productos',
    unidades: 'Cantidad',
    importe: 'Compra mínima',
    fechas: 'Fechas',
    montaje: 'Montaje',
    quedan: 'Unidades',
    persona: 'Por persona',
    pedidos: 'Pedidos',
    revisiones: 'Revisiones',
  },
  unidadesMinimas: (unidades: number) =>
    unidades === 1 ? 'Desde 1 unidad' : `${unidades} unidades o más en la misma cesta`,
  importeMinimo: (importe: string) => `${importe} o más en estos productos`,
  entre: (desde: string, hasta: string) => `Del ${desde} al ${hasta}`,
  desde: (dia: string) => `Desde el ${dia}`,
  comoTarde: (dia: string) => `El ${dia} como tarde: después, la oferta ya no se aplica`,
  quedanAhora: (unidades: number) =>
    unidades === 0
      ? 'Ya no queda ninguna'
      : unidades === 1
        ? 'Queda 1 en este momento'
        : `Quedan ${unidades} en este momento`,
  porPersona: (unidades: number) => (unidades === 1 ? '1 unidad como máximo' : `${unidades} unidades como máximo`),
  unPedido: 'Un solo pedido de estos productos mientras dure',
  sinRevisiones: 'No se combina con una revisión en la misma cesta',

  comoUsarla: 'Cómo se usa',
  pasos: {
    productos: 'Pon en la cesta lo que dicen las condiciones.',
    nada: 'No escribas ningún código: la oferta se aplica sola y la cesta te enseña lo que ahorras.',
    servicio: 'Marca el servicio entre los extras de la cesta: te saldrá gratis.',
    dia: (dia: string) => `Elige taller, hora y un día de montaje hasta el ${dia}.`,
    hora: 'Elige taller, día y hora.',
  },

  ejemplo: 'Un ejemplo con precios de hoy',
  ejemploProducto: (unidades: number, nombre: string, como: 'montados' | 'montaje' | 'recogida' | 'taller') =>
    `${unidades} × ${nombre}${{ montados: unidades === 1 ? ', montado' : ', montados', montaje: ', con montaje', recogida: '', taller: '' }[como]}`,
  ejemploServicio: (servicio: string, nombre: string) => `${servicio} con ${nombre}`,
  precioSin: 'Sin la oferta',
  precioCon: 'Con la oferta',
  ahorras: 'Ahorras',
  algunos: 'Algunos de sus productos',
  donde: 'Dónde están',
  verMarca: (marca: string) => `Ver ${marca}`,
  verProductos: 'Ver los productos',
  verProducto: (nombre: string) => `Ver ${nombre}`,
  otras: 'Otras ofertas',

  terminada: 'Esta oferta ya ha terminado',
  terminadaTexto: 'O no ha existido nunca. Estas son las que hay ahora.',
  verOfertas: 'Ver las ofertas',
};

export type PromotionTexts = typeof promotions;
