import type { Language } from '../language.ts';
import { countryOfPostcode, type Pais } from '../accounts/postcode.ts';
import { provinceName, provinceOf } from '../accounts/provinces.ts';

// Stryker disable StringLiteral,ArrayDeclaration,ObjectLiteral: names, not rules; each mutant only misspells or forgets one
/** By the first figure of their postcodes. */
const parishes: Readonly<Record<string, string>> = {
  1: 'Canillo',
  2: 'Encamp',
  3: 'Ordino',
  4: 'La Massana',
  5: 'Andorra la Vella',
  6: 'Sant Julià de Lòria',
  7: 'Escaldes-Engordany',
};

/** Capitals that are not called as their province, by its code; the Catalan name where it differs. */
const capitals: Readonly<Record<string, readonly [es: string, ca?: string]>> = {
  '01': ['Vitoria-Gasteiz', 'Vitòria'],
  '07': ['Palma'],
  '20': ['San Sebastián', 'Sant Sebastià'],
  '26': ['Logroño', 'Logronyo'],
  '31': ['Pamplona'],
  '33': ['Oviedo'],
  '35': ['Las Palmas de Gran Canaria'],
  '39': ['Santander'],
  '48': ['Bilbao'],
};
// Stryker restore StringLiteral,ArrayDeclaration,ObjectLiteral

export interface District {
  readonly poblacion: string | null;
  /** `14`, or the name of a parish. */
  readonly distrito: string | null;
  readonly provincia: string;
  readonly pais: Pais;
}

/**
 * What a valid postcode says by itself: the first two figures name the province, a 0 after them its capital, and the last
 * two the district of the capital's post. Of other towns nothing stands in it; in Andorra a postcode is a parish's.
 */
export const districtOf = (codigo_postal: string, language: Language): District | undefined => {
  const province = provinceOf(codigo_postal);
  if (!province) return undefined;
  const provincia = provinceName(province, language);
  const pais = countryOfPostcode(codigo_postal);
  if (pais === 'AD') {
    const parish = parishes[codigo_postal.charAt(2)] ?? null;
    return { poblacion: parish, distrito: parish, provincia, pais };
  }
  const isCapital = codigo_postal.charAt(2) === '0';
  const [es, ca] = capitals[province.codigo] ?? [provincia];
  const district = Number(codigo_postal.slice(3));
  return {
    poblacion: isCapital ? (language === 'ca' ? (ca ?? es) : es) : null,
    distrito: isCapital && district > 0 ? String(district) : null,
    provincia,
    pais,
  };
};
