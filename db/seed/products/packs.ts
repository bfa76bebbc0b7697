import type { InBoth } from './article.ts';
import { withTax, type WorkSketch } from './work-sketch.ts';

const parts = {
  aceite: { es: 'Aceite del motor, hasta 5 litros, y filtro', ca: 'Oli del motor, fins a 5 litres, i filtre' },
  aceiteGrande: {
    es: 'Aceite del motor para cárter de más de 5 litros, y filtro',
    ca: 'Oli del motor per a càrter de més de 5 litres, i filtre',
  },
  niveles: {
    es: 'Niveles: anticongelante hasta 1 litro y lavaparabrisas hasta 2',
    ca: 'Nivells: anticongelant fins a 1 litre i netejavidres fins a 2',
  },
  puntos: { es: 'Revisión de 30 puntos de seguridad', ca: 'Revisió de 30 punts de seguretat' },
  habitaculo: { es: 'Filtro de habitáculo', ca: 'Filtre d’habitacle' },
  aire: { es: 'Filtro de aire', ca: 'Filtre d’aire' },
  frenos: { es: 'Líquido de frenos', ca: 'Líquid de frens' },
  combustible: { es: 'Filtro de combustible', ca: 'Filtre de combustible' },
  diagnosis: { es: 'Diagnosis electrónica', ca: 'Diagnosi electrònica' },
} as const satisfies Record<string, InBoth>;

type Part = keyof typeof parts;

const tiers: readonly (readonly [nivel: string, euros: number, minutos: number, ...more: Part[]])[] = [
  ['Basic', 99, 45],
  ['Confort', 139, 60, 'habitaculo'],
  ['Plus', 179, 75, 'habitaculo', 'aire', 'diagnosis'],
  ['Premium', 249, 105, 'habitaculo', 'aire', 'diagnosis', 'frenos', 'combustible'],
];

/** What a sump of more than five litres costs beyond the others. */
const largeSump = 30;

const carPacks: WorkSketch[] = tiers.flatMap(([nivel, euros, minutos, ...more], place) =>
  [false, true].map((carter_grande): WorkSketch => {
    const large = carter_grande ? { es: ', cárter grande', ca: ', càrter gran' } : { es: '', ca: '' };
    return {
      id_navision: `REV-${nivel.toUpperCase()}${carter_grande ? '-CG' : ''}`,
      tipo_vehiculo: 'turismo',
      nombre: { es: `Revisión ${nivel}${large.es}`, ca: `Revisió ${nivel}${large.ca}` },
      descripcion: {
        es: `Mantenimiento ${nivel} con aceite homologado para tu motor, sin perder la garantía del fabricante.`,
        ca: `Manteniment ${nivel} amb oli homologat per al teu motor, sense perdre la garantia del fabricant.`,
      },
      traits: { tipo: 'revision', nivel, carter_grande, cilindrada_desde: null, cilindrada_hasta: null },
      precio: withTax(euros + (carter_grande ? largeSump : 0)),
      minutos,
      partes: [
        carter_grande ? parts.aceiteGrande : parts.aceite,
        parts.niveles,
        parts.puntos,
        ...more.map((part) => parts[part]),
      ],
      popularidad: 10 - place - (carter_grande ? 4 : 0),
    };
  }),
);

/** Bands of motorcycles (spec R7), with what a revision costs in each. */
const bands = [
  { id: '125', desde: null, hasta: 125, euros: 79, es: 'hasta 125 cc', ca: 'fins a 125 cc' },
  { id: '450', desde: 126, hasta: 450, euros: 99, es: 'de 126 a 450 cc', ca: 'de 126 a 450 cc' },
  { id: '750', desde: 451, hasta: 750, euros: 129, es: 'de 451 a 750 cc', ca: 'de 451 a 750 cc' },
  { id: '1000', desde: 751, hasta: 1000, euros: 149, es: 'de 751 a 1000 cc', ca: 'de 751 a 1000 cc' },
  { id: 'MAX', desde: 1001, hasta: null, euros: 179, es: 'de más de 1000 cc', ca: 'de més de 1000 cc' },
] as const;

const motoPacks: WorkSketch[] = bands.map(({ id, desde, hasta, euros, es, ca }, place) => ({
  id_navision: `REVMOTO-${id}`,
  tipo_vehiculo: 'moto',
  nombre: { es: `Revisión de moto ${es}`, ca: `Revisió de moto ${ca}` },
  descripcion: {
    es: `Aceite, filtro y 22 puntos de seguridad para motos ${es}.`,
    ca: `Oli, filtre i 22 punts de seguretat per a motos ${ca}.`,
  },
  traits: {
    tipo: 'revision_moto',
    nivel: 'oficial',
    carter_grande: false,
    cilindrada_desde: desde,
    cilindrada_hasta: hasta,
  },
  precio: withTax(euros),
  minutos: 60,
  partes: [
    { es: 'Aceite del motor y filtro', ca: 'Oli del motor i filtre' },
    { es: 'Revisión de 22 puntos de seguridad', ca: 'Revisió de 22 punts de seguretat' },
    { es: 'Tensado y engrase de la transmisión', ca: 'Tensió i greixatge de la transmissió' },
  ],
  popularidad: 10 - place,
}));

export const packs: readonly WorkSketch[] = [...carPacks, ...motoPacks];
