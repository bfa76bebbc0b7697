import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { packs } from '../products/packs.ts';
import { treatments } from '../products/treatments.ts';
import { withTax } from '../products/work-sketch.ts';

type Words = readonly [nombre_es: string, nombre_ca: string, descripcion_es: string, descripcion_ca: string];

interface DemoService {
  readonly servicio: string;
  readonly vehiculo: 'coche' | 'moto' | 'patinete';
  readonly minutos: number;
  readonly skill?: string;
  readonly oferta?: string;
  readonly solo_telefono?: true;
  /** What does the most urgent part of it in less time. */
  readonly mas_corto?: string;
  /** Net, in cents, where no product says what it costs. */
  readonly precio?: number;
  /** The list whose products are what it costs. */
  readonly catalogo?: CatalogueKey;
  /** Hundredths of a percent off, together with another one. */
  readonly descuento_junto?: number;
  /** The product as which an assistant books it, by `id_navision`. */
  readonly producto?: string;
  readonly words: Words;
}

/** Who has several things done at once pays so much less for these: the car is received and lifted once. */
const together = 1000;

const car = (servicio: string, minutos: number, words: Words, more: Partial<DemoService> = {}): DemoService => ({
  servicio,
  vehiculo: 'coche',
  minutos,
  words,
  ...more,
});

/** What workshops take appointments for, in the order in which it is offered. */
const services: readonly DemoService[] = [
  car('neumaticos', 45, [
    'Neumáticos',
    'Pneumàtics',
    'Cambio, reparación o permuta, con equilibrado.',
    'Canvi, reparació o permuta, amb equilibratge.',
  ]),
  car('pinchazo', 30, [
    'Reparar un pinchazo',
    'Reparar una punxada',
    'Vemos si tiene arreglo y lo dejamos listo para rodar.',
    'Mirem si es pot reparar i el deixem a punt per rodar.',
  ]),
  car(
    'alineacion',
    30,
    [
      'Alineación',
      'Alineació',
      'Si el coche se va de lado o gasta los neumáticos por un lado.',
      'Si el cotxe se’n va de costat o gasta els pneumàtics d’una banda.',
    ],
    { skill: 'alineacion' },
  ),
  car(
    'cambio-aceite',
    45,
    [
      'Cambio de aceite y filtro',
      'Canvi d’oli i filtre',
      'Hasta cinco litros del aceite que pide tu motor.',
      'Fins a cinc litres de l’oli que demana el teu motor.',
    ],
    { catalogo: 'revisiones' },
  ),
  car(
    'revision',
    90,
    [
      'Revisión',
      'Revisió',
      'La del plan de tu coche, con sus puntos de control.',
      'La del pla del teu cotxe, amb els seus punts de control.',
    ],
    { mas_corto: 'cambio-aceite', catalogo: 'revisiones' },
  ),
  car(
    'pre-itv',
    45,
    ['Pre-ITV', 'Pre-ITV', 'Miramos lo que mirará la inspección.', 'Mirem el que mirarà la inspecció.'],
    { skill: 'itv', precio: withTax(39), descuento_junto: together },
  ),
  car(
    'test-seguridad',
    30,
    [
      'Test de seguridad',
      'Test de seguretat',
      'Veintidós puntos, gratis y por escrito.',
      'Vint-i-dos punts, gratis i per escrit.',
    ],
    { precio: 0 },
  ),
  car('frenos', 60, ['Frenos', 'Frens', 'Discos, pastillas y líquido.', 'Discos, pastilles i líquid.']),
  car(
    'liquido-frenos',
    45,
    [
      'Líquido de frenos',
      'Líquid de frens',
      'Lo cambiamos entero y purgamos el circuito.',
      'El canviem sencer i purguem el circuit.',
    ],
    { precio: withTax(48), descuento_junto: together },
  ),
  car('correa-distribucion', 30, [
    'Correa de distribución',
    'Corretja de distribució',
    'Miramos qué lleva tu motor y te damos precio cerrado y día.',
    'Mirem què porta el teu motor i et donem preu tancat i dia.',
  ]),
  car(
    'bateria',
    30,
    ['Batería', 'Bateria', 'La comprobamos y la cambiamos si hace falta.', 'La comprovem i la canviem si cal.'],
    { catalogo: 'baterias' },
  ),
  car(
    'aire-acondicionado',
    60,
    [
      'Aire acondicionado',
      'Aire condicionat',
      'Carga de gas y control de fugas.',
      'Càrrega de gas i control de fuites.',
    ],
    { skill: 'clima', mas_corto: 'diagnosis', descuento_junto: together, catalogo: 'aire-acondicionado' },
  ),
  car(
    'amortiguadores',
    120,
    ['Amortiguadores', 'Amortidors', 'Comprobación y cambio por parejas.', 'Comprovació i canvi per parelles.'],
    { catalogo: 'amortiguadores' },
  ),
  car('diagnosis', 45, [
    'Diagnosis',
    'Diagnosi',
    'Leemos qué dice el coche cuando se enciende un aviso.',
    'Llegim què diu el cotxe quan s’encén un avís.',
  ]),
  car('consulta', 30, [
    'Otra cosa',
    'Una altra cosa',
    'Cuéntanos qué le pasa y lo miramos contigo.',
    'Explica’ns què li passa i ho mirem amb tu.',
  ]),
  car(
    'renting',
    60,
    [
      'Vehículo de renting',
      'Vehicle de rènting',
      'La compañía de renting tiene que autorizarlo antes.',
      'La companyia de rènting ho ha d’autoritzar abans.',
    ],
    { oferta: 'renting', solo_telefono: true },
  ),
  {
    servicio: 'moto-neumaticos',
    vehiculo: 'moto',
    minutos: 45,
    words: [
      'Neumáticos',
      'Pneumàtics',
      'Cambio o reparación, delante o detrás.',
      'Canvi o reparació, davant o darrere.',
    ],
  },
  {
    servicio: 'moto-revision',
    vehiculo: 'moto',
    minutos: 90,
    catalogo: 'revisiones-moto',
    words: ['Revisión', 'Revisió', 'Veintidós puntos de seguridad.', 'Vint-i-dos punts de seguretat.'],
  },
  {
    servicio: 'moto-frenos',
    vehiculo: 'moto',
    minutos: 45,
    words: ['Frenos', 'Frens', 'Pastillas, discos y líquido.', 'Pastilles, discos i líquid.'],
  },
  {
    servicio: 'moto-transmision',
    vehiculo: 'moto',
    minutos: 60,
    words: ['Kit de transmisión', 'Kit de transmissió', 'Cadena, piñón y corona.', 'Cadena, pinyó i corona.'],
  },
  {
    servicio: 'moto-bateria',
    vehiculo: 'moto',
    minutos: 30,
    catalogo: 'baterias',
    words: ['Batería', 'Bateria', 'La comprobamos y la cambiamos si hace falta.', 'La comprovem i la canviem si cal.'],
  },
  {
    servicio: 'moto-consulta',
    vehiculo: 'moto',
    minutos: 30,
    words: [
      'Otra cosa',
      'Una altra cosa',
      'Cuéntanos qué le pasa y la miramos contigo.',
      'Explica’ns què li passa i la mirem amb tu.',
    ],
  },
  {
    servicio: 'patinete-pinchazo',
    vehiculo: 'patinete',
    minutos: 30,
    words: [
      'Pinchazo o cambio de rueda',
      'Punxada o canvi de roda',
      'Cámara, cubierta o rueda maciza.',
      'Cambra, coberta o roda massissa.',
    ],
  },
  {
    servicio: 'patinete-frenos',
    vehiculo: 'patinete',
    minutos: 30,
    words: ['Frenos', 'Frens', 'Ajuste o cambio.', 'Ajust o canvi.'],
  },
  {
    servicio: 'patinete-revision',
    vehiculo: 'patinete',
    minutos: 45,
    mas_corto: 'patinete-frenos',
    words: ['Revisión', 'Revisió', 'Tornillería, batería, luces y frenos.', 'Cargols, bateria, llums i frens.'],
  },
];

/** What the assistants choose: packs of a car's revision, and the charge of its gas. */
const chosenByAssistants: readonly DemoService[] = [...packs, ...treatments].flatMap(
  ({ id_navision, tipo_vehiculo, traits: { tipo }, nombre, descripcion, minutos, skill }) =>
    tipo_vehiculo === 'turismo' && ['revision', 'ac', 'ac2'].includes(tipo) && minutos !== undefined
      ? [
          car(id_navision.toLowerCase(), minutos, [nombre.es, nombre.ca, descripcion.es, descripcion.ca], {
            producto: id_navision,
            ...(skill ? { skill } : {}),
          }),
        ]
      : [],
);

const scooterBrands = [
  'Cecotec',
  'Dualtron',
  'E-Twow',
  'Ice',
  'Inokim',
  'Joyor',
  'Kugoo',
  'Segway-Ninebot',
  'SmartGyro',
  'Vsett',
  'Xiaomi',
  'Zero',
  'Otra',
];

const slug = (marca: string): string => marca.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const loadVisitServices = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    [...services, ...chosenByAssistants].map(
      ({ words: [nombre_es, nombre_ca, descripcion_es, descripcion_ca], ...service }, place) => ({
        skill: null,
        oferta: null,
        mas_corto: null,
        solo_telefono: false,
        precio: null,
        catalogo: null,
        producto: null,
        descuento_junto: 0,
        ...service,
        nombre_es,
        nombre_ca,
        descripcion_es,
        descripcion_ca,
        orden: place + 1,
      }),
    ),
    (json) => sql`
      insert into visit_service select * from json_populate_recordset(null::visit_service, ${json}::json)
      on conflict (servicio) do update set precio = excluded.precio, catalogo = excluded.catalogo, producto = excluded.producto, descuento_junto = excluded.descuento_junto, orden = excluded.orden`,
  );
  await insertRows(
    db,
    scooterBrands.map((marca) => ({ slug: slug(marca), marca })),
    (json) => sql`
      insert into scooter_brand select * from json_populate_recordset(null::scooter_brand, ${json}::json) on conflict do nothing`,
  );
};
