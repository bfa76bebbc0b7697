import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { vehicleKinds, type VehicleKind } from '#domain/finder/vehicles.ts';

export interface Service {
  readonly id_navision: string;
  readonly categoria_servicio: string;
  readonly base_calculo: 'U' | 'F';
  readonly nombre_es: string;
  readonly nombre_ca: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly incluido: boolean;
  readonly obligatorio: boolean;
  /** On a car with usual rims; per tyre where it is done by the unit. */
  readonly minutos: number;
  readonly skill: string | null;
  /** Hundredths of a percent off from `unidades_asociadas` of its products on. */
  readonly descuento_asociado?: number;
  readonly unidades_asociadas?: number;
}

/** What a workshop does with tyres, in the order in which it is offered. Included is what stands chosen from the start. */
export const tyreServices: readonly Service[] = [
  {
    id_navision: 'MONTAJE_TALLER',
    categoria_servicio: 'montaje',
    base_calculo: 'U',
    nombre_es: 'Montaje en el taller',
    nombre_ca: 'Muntatge al taller',
    descripcion_es: 'Desmontamos el viejo, montamos y equilibramos el nuevo con válvula nueva y reciclamos el usado.',
    descripcion_ca: 'Desmuntem el vell, muntem i equilibrem el nou amb vàlvula nova i reciclem l’usat.',
    incluido: true,
    obligatorio: true,
    minutos: 11,
    skill: null,
  },
  {
    id_navision: 'ALINEACION',
    categoria_servicio: 'alineacion',
    base_calculo: 'F',
    nombre_es: 'Alineación de la dirección',
    nombre_ca: 'Alineació de la direcció',
    descripcion_es: 'Ponemos las ruedas rectas: el coche no se va de lado y los neumáticos se gastan por igual.',
    descripcion_ca: 'Posem les rodes rectes: el cotxe no se’n va de costat i els pneumàtics es gasten per igual.',
    incluido: false,
    obligatorio: false,
    minutos: 30,
    skill: 'alineacion',
    descuento_asociado: 2000,
    unidades_asociadas: 4,
  },
  {
    id_navision: 'SEGURO',
    categoria_servicio: 'seguro',
    base_calculo: 'U',
    nombre_es: 'Seguro del neumático',
    nombre_ca: 'Assegurança del pneumàtic',
    descripcion_es:
      'Si un pinchazo o un golpe lo deja inservible durante el primer año, te pagamos otro igual: entero o en parte, según los kilómetros.',
    descripcion_ca:
      'Si una punxada o un cop el deixa inservible durant el primer any, te’n paguem un altre d’igual: sencer o en part, segons els quilòmetres.',
    incluido: false,
    obligatorio: false,
    minutos: 0,
    skill: null,
  },
  {
    id_navision: 'NITROGENO',
    categoria_servicio: 'nitrogeno',
    base_calculo: 'U',
    nombre_es: 'Inflado con nitrógeno',
    nombre_ca: 'Inflat amb nitrogen',
    descripcion_es: 'La presión se mantiene más tiempo que con aire.',
    descripcion_ca: 'La pressió es manté més temps que amb aire.',
    incluido: false,
    obligatorio: false,
    minutos: 1,
    skill: null,
  },
  {
    id_navision: 'TESTSEGURIDAD',
    categoria_servicio: 'montaje',
    base_calculo: 'F',
    nombre_es: 'Revisión de seguridad',
    nombre_ca: 'Revisió de seguretat',
    descripcion_es: 'Mientras el coche está en alto miramos frenos, amortiguadores, luces y niveles. Gratis.',
    descripcion_ca: 'Mentre el cotxe és enlaire mirem frens, amortidors, llums i nivells. Gratis.',
    incluido: true,
    obligatorio: false,
    minutos: 0,
    skill: null,
  },
];

export interface ServicePrice {
  readonly id_navision: string;
  readonly tipo_vehiculo: ProductVehicle;
  readonly llanta_desde: number;
  readonly llanta_hasta: number;
  /** Cents, net. */
  readonly precio: number;
  readonly minutos_extra: number;
}

/** Rims of one price, in inches, and what the large ones take longer. */
const rims = [
  { llanta_desde: 0, llanta_hasta: 15.9, minutos_extra: 0 },
  { llanta_desde: 16, llanta_hasta: 17.9, minutos_extra: 0 },
  { llanta_desde: 18, llanta_hasta: 18.9, minutos_extra: 0 },
  { llanta_desde: 19, llanta_hasta: 99, minutos_extra: 3 },
] as const;

/** Net cents for the four steps of `rims`; with tax they come to round amounts. */
const prices: Readonly<Record<string, Readonly<Record<VehicleKind, readonly [number, number, number, number]>>>> = {
  MONTAJE_TALLER: {
    turismo: [11_49, 13_14, 15_62, 18_93],
    '4x4': [14_79, 15_62, 17_27, 20_58],
    furgoneta: [14_79, 15_62, 17_27, 20_58],
  },
  ALINEACION: {
    turismo: [40_41, 40_41, 44_55, 48_68],
    '4x4': [48_68, 48_68, 52_81, 56_94],
    furgoneta: [48_68, 48_68, 52_81, 56_94],
  },
  SEGURO: { turismo: [4_05, 4_88, 6_53, 8_18], '4x4': [5_70, 6_53, 7_36, 9_01], furgoneta: [5_70, 6_53, 7_36, 9_01] },
  NITROGENO: {
    turismo: [2_07, 2_07, 2_48, 2_48],
    '4x4': [2_48, 2_48, 2_89, 2_89],
    furgoneta: [2_48, 2_48, 2_89, 2_89],
  },
  TESTSEGURIDAD: { turismo: [0, 0, 0, 0], '4x4': [0, 0, 0, 0], furgoneta: [0, 0, 0, 0] },
};

/** A 4x4 or a van takes two minutes more for each wheel, and only fitting depends on the rim. */
const extraMinutes = (id_navision: string, kind: VehicleKind, byRim: number): number =>
  id_navision === 'MONTAJE_TALLER' ? byRim + (kind === 'turismo' ? 0 : 2) : 0;

export const tyreServicePrices: readonly ServicePrice[] = Object.entries(prices).flatMap(([id_navision, byKind]) =>
  vehicleKinds.flatMap((tipo_vehiculo) =>
    rims.map(({ llanta_desde, llanta_hasta, minutos_extra }, step) => ({
      id_navision,
      tipo_vehiculo,
      llanta_desde,
      llanta_hasta,
      precio: byKind[tipo_vehiculo][step] ?? 0,
      minutos_extra: extraMinutes(id_navision, tipo_vehiculo, minutos_extra),
    })),
  ),
);
