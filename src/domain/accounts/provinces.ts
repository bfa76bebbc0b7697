import { foldAccents } from '../fold-accents.ts';
import type { Language } from '../language.ts';

/** A province by the first two characters of its postcodes: `01` to `52`, and `AD` for Andorra. */
export interface Province {
  readonly codigo: string;
  readonly nombre_es: string;
  readonly nombre_ca: string;
}

/** Code and Spanish name, with the Catalan one after a bar where it differs. */
const table = `
  01 Álava|Àlaba; 02 Albacete; 03 Alicante|Alacant; 04 Almería|Almeria; 05 Ávila|Àvila; 06 Badajoz;
  07 Baleares|Illes Balears; 08 Barcelona; 09 Burgos; 10 Cáceres|Càceres; 11 Cádiz|Cadis;
  12 Castellón|Castelló; 13 Ciudad Real; 14 Córdoba|Còrdova; 15 A Coruña|La Corunya; 16 Cuenca|Conca;
  17 Girona; 18 Granada; 19 Guadalajara; 20 Guipúzcoa|Guipúscoa; 21 Huelva; 22 Huesca|Osca; 23 Jaén;
  24 León|Lleó; 25 Lleida; 26 La Rioja; 27 Lugo; 28 Madrid; 29 Málaga|Màlaga; 30 Murcia|Múrcia; 31 Navarra;
  32 Ourense; 33 Asturias|Astúries; 34 Palencia|Palència; 35 Las Palmas; 36 Pontevedra; 37 Salamanca;
  38 Santa Cruz de Tenerife; 39 Cantabria|Cantàbria; 40 Segovia|Segòvia; 41 Sevilla; 42 Soria|Sòria;
  43 Tarragona; 44 Teruel|Terol; 45 Toledo; 46 Valencia|València; 47 Valladolid; 48 Vizcaya|Biscaia; 49 Zamora;
  50 Zaragoza|Saragossa; 51 Ceuta; 52 Melilla; AD Andorra`;

export const provinces: readonly Province[] = table
  .trim()
  .split(/;\s+/)
  .map((row) => {
    const [nombre_es = '', nombre_ca = nombre_es] = row.slice(3).split('|');
    return { codigo: row.slice(0, 2), nombre_es, nombre_ca };
  });

const byCode: ReadonlyMap<string, Province> = new Map(provinces.map((province) => [province.codigo, province]));

/** The province that a postcode belongs to, by its first two characters (spec A2). */
export const provinceOf = (codigo_postal: string): Province | undefined => byCode.get(codigo_postal.slice(0, 2));

/** The province of a name as it was typed, in either language; undefined of a name that is none of these. */
export const provinceNamed = (typed: string): Province | undefined => {
  const asked = foldAccents(typed.trim());
  return provinces.find(({ nombre_es, nombre_ca }) =>
    [nombre_es, nombre_ca].some((name) => foldAccents(name) === asked),
  );
};

export const provinceName = (province: Province, language: Language): string =>
  language === 'ca' ? province.nombre_ca : province.nombre_es;
