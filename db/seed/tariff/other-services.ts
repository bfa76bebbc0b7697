import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { productVehicles, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Service, ServicePrice } from './tyre-services.ts';

interface OtherService extends Service {
  readonly tipo_producto_asociado: ProductKind;
  readonly otros_tipos: readonly ProductKind[];
}

const option = { base_calculo: 'F', incluido: false, obligatorio: false, minutos: 0, skill: null } as const;
const pickup = { ...option, categoria_servicio: 'montaje', obligatorio: true, incluido: true } as const;

/** What comes with products that are no car tyres, and the kits and packs that go with a change of tyres. */
export const otherServices: readonly OtherService[] = [
  {
    ...option,
    id_navision: 'RECOGIDA_TALLER',
    categoria_servicio: 'montaje',
    tipo_producto_asociado: 'neumatico',
    otros_tipos: ['camara', 'mousse'],
    nombre_es: 'Recogida en el taller',
    nombre_ca: 'Recollida al taller',
    descripcion_es: 'Te lo guardamos en el taller y lo montas tú.',
    descripcion_ca: 'T’ho guardem al taller i ho muntes tu.',
  },
  {
    ...option,
    id_navision: 'MONTAJE_TALLER_BATERIA',
    categoria_servicio: 'montaje',
    base_calculo: 'U',
    tipo_producto_asociado: 'bateria',
    otros_tipos: [],
    nombre_es: 'Montaje de la batería',
    nombre_ca: 'Muntatge de la bateria',
    descripcion_es: 'La cambiamos sin que el vehículo pierda su memoria, la damos de alta y reciclamos la vieja.',
    descripcion_ca: 'La canviem sense que el vehicle perdi la memòria, la donem d’alta i reciclem la vella.',
    incluido: true,
    minutos: 20,
  },
  {
    ...option,
    id_navision: 'RECOGIDA_TALLER_BATERIA',
    categoria_servicio: 'montaje',
    tipo_producto_asociado: 'bateria',
    otros_tipos: [],
    nombre_es: 'Recogida de la batería en el taller',
    nombre_ca: 'Recollida de la bateria al taller',
    descripcion_es: 'Te la guardamos cargada. Trae la vieja y la reciclamos.',
    descripcion_ca: 'Te la guardem carregada. Porta la vella i la reciclem.',
  },
  {
    ...pickup,
    id_navision: 'RECOGIDA_TALLER_ACEITE',
    tipo_producto_asociado: 'aceite',
    otros_tipos: [],
    nombre_es: 'Recogida del aceite en el taller',
    nombre_ca: 'Recollida de l’oli al taller',
    descripcion_es: 'Te lo guardamos en el taller. Puedes traer el usado y lo reciclamos.',
    descripcion_ca: 'Te’l guardem al taller. Pots portar l’usat i el reciclem.',
  },
  {
    ...pickup,
    id_navision: 'RECOGIDA_TALLER_ACCESORIO',
    tipo_producto_asociado: 'acc-seguridad',
    otros_tipos: ['acc-transporte'],
    nombre_es: 'Recogida del accesorio en el taller',
    nombre_ca: 'Recollida de l’accessori al taller',
    descripcion_es: 'Te lo guardamos en el taller que elijas.',
    descripcion_ca: 'Te’l guardem al taller que triïs.',
  },
  {
    ...option,
    id_navision: 'PACKINVIERNO',
    categoria_servicio: 'packinvierno',
    tipo_producto_asociado: 'neumatico',
    otros_tipos: [],
    nombre_es: 'Pack de invierno',
    nombre_ca: 'Pack d’hivern',
    descripcion_es: 'Con las ruedas ya fuera cuesta menos: prueba de batería, anticongelante y escobillas nuevas.',
    descripcion_ca: 'Amb les rodes ja fora costa menys: prova de bateria, anticongelant i escombretes noves.',
    minutos: 15,
  },
  {
    ...option,
    id_navision: 'KITUR',
    categoria_servicio: 'kitur',
    tipo_producto_asociado: 'neumatico',
    otros_tipos: [],
    nombre_es: 'Kit urbano',
    nombre_ca: 'Kit urbà',
    descripcion_es: 'Espray reparapinchazos, manómetro y guantes en el maletero.',
    descripcion_ca: 'Esprai reparapunxades, manòmetre i guants al maleter.',
  },
  {
    ...option,
    id_navision: 'KITCTA',
    categoria_servicio: 'kitcta',
    tipo_producto_asociado: 'neumatico',
    otros_tipos: [],
    nombre_es: 'Kit de carretera',
    nombre_ca: 'Kit de carretera',
    descripcion_es: 'Luz V16 conectada, chaleco y linterna en la guantera.',
    descripcion_ca: 'Llum V16 connectat, armilla i llanterna a la guantera.',
  },
  {
    ...option,
    id_navision: 'KIT4X4',
    categoria_servicio: 'kit4x4',
    tipo_producto_asociado: 'neumatico',
    otros_tipos: [],
    nombre_es: 'Kit 4x4',
    nombre_ca: 'Kit 4x4',
    descripcion_es: 'Eslinga, compresor de 12 V y guantes para salir de la pista.',
    descripcion_ca: 'Eslinga, compressor de 12 V i guants per sortir de la pista.',
  },
  {
    ...option,
    id_navision: 'ITV_APPLUS',
    categoria_servicio: 'montaje',
    tipo_producto_asociado: 'revision',
    otros_tipos: [],
    nombre_es: 'Pasamos la ITV por ti',
    nombre_ca: 'Passem la ITV per tu',
    descripcion_es:
      'Después de la revisión llevamos el coche a la estación. Este precio es el del viaje: la tasa se paga aparte.',
    descripcion_ca:
      'Després de la revisió portem el cotxe a l’estació. Aquest preu és el del viatge: la taxa es paga a part.',
    minutos: 60,
    skill: 'itv',
  },
];

interface Tariff {
  /** Cents, net. */
  readonly precio: number;
  readonly minutos_extra?: number;
}

const prices: Readonly<Record<string, Partial<Readonly<Record<ProductVehicle, Tariff>>>>> = {
  MONTAJE_TALLER: {
    moto: { precio: 20_66, minutos_extra: 9 },
    quad: { precio: 16_53, minutos_extra: 9 },
    patinete: { precio: 16_53, minutos_extra: 9 },
    camion: { precio: 28_93, minutos_extra: 14 },
    agricola: { precio: 66_12, minutos_extra: 34 },
  },
  NITROGENO: { moto: { precio: 2_07 } },
  RECOGIDA_TALLER: { moto: { precio: 0 }, quad: { precio: 0 }, patinete: { precio: 0 } },
  MONTAJE_TALLER_BATERIA: {
    turismo: { precio: 16_53 },
    '4x4': { precio: 16_53 },
    furgoneta: { precio: 16_53 },
    moto: { precio: 12_40 },
    camion: { precio: 24_79 },
  },
  RECOGIDA_TALLER_BATERIA: {
    turismo: { precio: 0 },
    '4x4': { precio: 0 },
    furgoneta: { precio: 0 },
    moto: { precio: 0 },
    camion: { precio: 0 },
  },
  RECOGIDA_TALLER_ACEITE: Object.fromEntries(productVehicles.map((kind) => [kind, { precio: 0 }])),
  RECOGIDA_TALLER_ACCESORIO: { turismo: { precio: 0 } },
  PACKINVIERNO: { turismo: { precio: 32_23 }, '4x4': { precio: 36_36 }, furgoneta: { precio: 36_36 } },
  KITUR: { turismo: { precio: 16_45 } },
  KITCTA: { turismo: { precio: 32_98 }, furgoneta: { precio: 32_98 } },
  KIT4X4: { '4x4': { precio: 49_50 } },
  ITV_APPLUS: { turismo: { precio: 28_93 } },
};

/** One price for all rims: of other vehicles, and of what has nothing to do with them. */
export const otherServicePrices: readonly ServicePrice[] = Object.entries(prices).flatMap(([id_navision, byKind]) =>
  productVehicles.flatMap((tipo_vehiculo) => {
    const tariff = byKind[tipo_vehiculo];
    if (!tariff) return [];
    const { precio, minutos_extra = 0 } = tariff;
    return [{ id_navision, tipo_vehiculo, llanta_desde: 0, llanta_hasta: 99, precio, minutos_extra }];
  }),
);
