import type { OpeningTime } from '#domain/workshops/opening-hours.ts';
import { readTable } from '../read-table.ts';
import { readBays, type BayRow } from './bays.ts';
import { openingTimes } from './opening-hours.ts';

export interface DemoWorkshop {
  /** A row of `workshop`. */
  readonly row: {
    readonly cod_tienda: number;
    readonly slug: string;
    readonly alias: string;
    readonly area: string;
    readonly provincia: string;
    readonly pais: 'ES' | 'AD';
    readonly tz: string;
    readonly direccion: string;
    readonly poblacion: string;
    readonly cpostal: string;
    readonly lat: number;
    readonly lon: number;
    readonly telefono: string;
    readonly email: string;
    readonly responsable: string;
    readonly servicios: readonly string[];
    readonly equipamiento: readonly string[];
    readonly web: boolean;
  };
  readonly hours: readonly OpeningTime[];
  readonly bays: readonly BayRow[];
  /** The two holidays of its town. */
  readonly fiestas: string;
}

const prefixes: Readonly<Record<string, string>> = {
  '01': '945',
  '08': '937',
  '15': '981',
  '17': '972',
  '22': '974',
  '25': '973',
  '26': '941',
  '27': '982',
  '31': '948',
  '32': '988',
  '36': '986',
  '43': '977',
  '44': '978',
  '50': '976',
};

/**
 * A number that nobody answers: in Spain the province's prefix and 55 00 NN; in Andorra 800 0NN. No block is set aside for invented
 * numbers in either country.
 */
const invented = (provincia: string, place: number): string => {
  const last = String(place + 1).padStart(2, '0');
  if (provincia === 'AD') return `+376 800 0${last}`;
  const prefix = prefixes[provincia];
  if (!prefix) throw new Error(`no telephone prefix for province ${provincia}`);
  return `${prefix} 55 00 ${last}`;
};

export const readWorkshops = (): DemoWorkshop[] =>
  readTable('chain/workshops.csv', [
    'cod_tienda',
    'slug',
    'alias',
    'area',
    'provincia',
    'poblacion',
    'direccion',
    'cpostal',
    'lat',
    'lon',
    'horario',
    'boxes',
    'servicios',
    'equipamiento',
    'fiestas',
    'responsable',
  ]).map((read, place) => {
    const { slug, alias, area, provincia, direccion, poblacion, cpostal, responsable } = read;
    const andorran = provincia === 'AD';
    return {
      row: {
        cod_tienda: Number(read.cod_tienda),
        slug,
        alias,
        area,
        provincia,
        pais: andorran ? 'AD' : 'ES',
        tz: andorran ? 'Europe/Andorra' : 'Europe/Madrid',
        direccion,
        poblacion,
        cpostal,
        lat: Number(read.lat),
        lon: Number(read.lon),
        telefono: invented(provincia, place),
        email: `${slug}@rodera.example`,
        responsable,
        servicios: read.servicios.split(' '),
        equipamiento: read.equipamiento.split(' '),
        web: true,
      },
      hours: openingTimes(read.horario),
      bays: readBays(read.boxes),
      fiestas: read.fiestas,
    };
  });
