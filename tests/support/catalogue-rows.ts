import { readCatalogueRow } from '#domain/imports/catalogue-row.ts';
import type { Cells } from '#domain/imports/read-row.ts';

export const label = { consumo: 'C', mojado: 'A', ruido_db: '71', ruido: 'B', eprel_id: '381667' };
export const car: Cells = {
  id_navision: 'N20555',
  tipo_producto: 'neumatico',
  marca: 'Michelin',
  modelo: 'Primacy 4',
  tipo_vehiculo: 'turismo',
  medida: '205/55 R16 91V',
  temporada: 'verano',
  peso: '8900',
  ecotasa: '1,64',
  gama: 'premium',
  ...label,
};
const { gama: _, ...unranged } = car;
export const moto: Cells = {
  ...unranged,
  tipo_vehiculo: 'moto',
  medida: '120/70 R17 58W',
  tipo: 'deportivo',
  posicion: 'delantera',
  camara: 'TL',
};
export const truck: Cells = { ...unranged, tipo_vehiculo: 'camion', medida: '315/80 R22.5 156/150L', eje: 'traccion' };
export const tractor: Cells = { ...unranged, tipo_vehiculo: 'agricola', medida: '480/70 R34 143D', uso: 'tractor' };

export const article: Cells = {
  id_navision: 'B70',
  tipo_producto: 'bateria',
  marca: 'Varta',
  modelo: 'Silver',
  tipo_vehiculo: 'turismo',
  nombre_producto_es: 'Batería Silver',
  nombre_producto_ca: 'Bateria Silver',
  descripcion_es: 'Sin mantenimiento.',
  descripcion_ca: 'Sense manteniment.',
};
export const battery = {
  tecnologia: 'AGM',
  borne_positivo: 'derecha',
  voltaje: '12',
  ah: '70',
  arranque: '760',
  caja: 'L3',
  largo: '278',
  ancho: '175',
  alto: '190',
};
/** What each kind of article says besides, and what it is read as. */
export const kinds: readonly (readonly [tipo: string, cells: Cells, traits: object])[] = [
  [
    'bateria',
    battery,
    {
      tecnologia: 'AGM',
      start_stop: false,
      borne_positivo: 'derecha',
      voltaje: 12,
      ah: 70,
      arranque: 760,
      caja: 'L3',
      largo: 278,
      ancho: 175,
      alto: 190,
    },
  ],
  [
    'aceite',
    { viscosidad: '5W-30', litros: '5', homologacion: 'VW 504|MB 229.5' },
    { viscosidad: '5W-30', litros: 5, homologacion: ['VW 504', 'MB 229.5'], especificacion: [] },
  ],
  [
    'camara',
    { llanta: '18', medidas: '120/90-18|130/80-18' },
    {
      llanta: 18,
      valvula: null,
      reforzada: false,
      medidas: [
        { ancho: 120, serie: 90, llanta: 18 },
        { ancho: 130, serie: 80, llanta: 18 },
      ],
    },
  ],
  [
    'mousse',
    { llanta: '18', valvula: 'TR4', reforzada: 'si', medidas: '120/90-18' },
    { llanta: 18, valvula: 'TR4', reforzada: true, medidas: [{ ancho: 120, serie: 90, llanta: 18 }] },
  ],
  ['acc-seguridad', { familia: 'triangulos' }, { familia: 'triangulos' }],
  ['acc-transporte', { familia: 'bacas' }, { familia: 'bacas' }],
  [
    'amortiguador',
    { eje: 'trasero', tecnologia: 'aceite', vehiculo_marca: 'VW', vehiculo_modelo: 'Golf', desde: '2012' },
    { eje: 'trasero', tecnologia: 'aceite', vehiculo_marca: 'VW', vehiculo_modelo: 'Golf', desde: 2012, hasta: null },
  ],
  [
    'ac',
    { gas: 'R134a', gramos: '450', desde: '2000', hasta: '2017' },
    { gas: 'R134a', gramos: 450, desde: 2000, hasta: 2017 },
  ],
  ['ac2', { gas: 'R1234yf', gramos: '500', desde: '2018' }, { gas: 'R1234yf', gramos: 500, desde: 2018, hasta: null }],
  [
    'revision',
    { nivel: 'basica' },
    { nivel: 'basica', carter_grande: false, cilindrada_desde: null, cilindrada_hasta: null },
  ],
  [
    'revision_moto',
    { nivel: 'basica', carter_grande: 'si', cilindrada_desde: '125', cilindrada_hasta: '500' },
    { nivel: 'basica', carter_grande: true, cilindrada_desde: 125, cilindrada_hasta: 500 },
  ],
  ...['kito1', 'kito2', 'ozono', 'packinvierno', 'preitv'].map((tipo) => [tipo, {}, {}] as const),
];
export const kind = (tipo: string, more: Cells = {}): Cells => ({
  ...article,
  tipo_producto: tipo,
  ...kinds.find(([each]) => each === tipo)?.[1],
  ...more,
});

export const rowOf = (cells: Cells) => {
  const read = readCatalogueRow(cells);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.row;
};
export const tyreOf = (cells: Cells) => {
  const row = rowOf(cells);
  if (row.clase !== 'tyre') throw new Error('no tyre');
  return row;
};
export const problems = (cells: Cells): readonly string[] => {
  const read = readCatalogueRow(cells);
  return 'problems' in read ? read.problems.map(({ columna, problema }) => `${columna}: ${problema}`) : [];
};
/** Which of some values a cell may have. */
export const taken = (cells: Cells, column: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => problems({ ...cells, [column]: value }).length === 0);
