import { describe, expect, test } from 'vitest';
import { isNamedAfter, readPlaceName, spellingsOfTown, type NamedPlaces } from './town-names.ts';

const at = (lat: number) => ({ lat, lon: 0 });
const chain: NamedPlaces = {
  towns: [
    { poblacion: 'Lleida', ...at(1) },
    { poblacion: 'Lleida', ...at(3) },
    { poblacion: 'Girona', ...at(4) },
    { poblacion: 'A Coruña', ...at(5) },
    { poblacion: 'Ourense', ...at(6) },
    { poblacion: 'Vitoria-Gasteiz', ...at(7) },
    { poblacion: 'Pamplona', ...at(8) },
    { poblacion: 'Zaragoza', ...at(9) },
    { poblacion: 'L’Hospitalet de Llobregat', ...at(10) },
    { poblacion: 'La Seu d’Urgell', ...at(11) },
    { poblacion: 'Valls', ...at(12) },
  ],
  provinces: [
    { nombre_es: 'Lleida', nombre_ca: 'Lleida', ...at(20) },
    { nombre_es: 'Álava', nombre_ca: 'Àlaba', ...at(27) },
    { nombre_es: 'Navarra', nombre_ca: 'Navarra', ...at(28) },
    { nombre_es: 'Zaragoza', nombre_ca: 'Saragossa', ...at(29) },
    { nombre_es: 'Guipúzcoa', nombre_ca: 'Guipúscoa', ...at(30) },
    { nombre_es: 'Vizcaya', nombre_ca: 'Biscaia', ...at(31) },
    { nombre_es: 'Valladolid', nombre_ca: 'Valladolid', ...at(32) },
    { nombre_es: 'Cuenca', nombre_ca: 'Conca', ...at(33) },
  ],
};
const lat = (typed: string) => readPlaceName(typed, chain)?.lat;

describe('a place by its name', () => {
  test.each([
    ['Lleida', 2],
    ['lérida', 2],
    ['Gerona', 4],
    ['La Coruña', 5],
    ['coruña', 5],
    ['la Corunya', 5],
    ['Orense', 6],
    ['Vitoria', 7],
    ['Gasteiz', 7],
    ['Iruña', 8],
    ['IRUÑEA', 8],
    ['Saragossa', 9],
    ['Hospitalet de Llobregat', 10],
    ['Seo de Urgel', 11],
  ])('is where the workshops of the town are, in whichever of its names: %s', (typed, found) => {
    expect(lat(typed)).toBe(found);
  });

  test.each([
    ['Araba', 27],
    ['Nafarroa', 28],
    ['San Sebastián', 30],
    ['Donostia / San Sebastián', 30],
    ['donosti', 30],
    ['Gipuzkoa', 30],
    ['Bilbo', 31],
    ['conca', 33],
  ])('is else the province of that name or with that capital: %s', (typed, found) => {
    expect(lat(typed)).toBe(found);
  });

  test('may be begun, as long as only one begins so', () => {
    expect(lat('hospi')).toBe(10);
    expect(lat('vitor')).toBe(7);
    expect(lat('leri')).toBe(2);
    expect(lat('zar')).toBe(9);
    expect(lat('vall')).toBeUndefined();
    expect(lat('valls')).toBe(12);
  });

  test.each(['', 'la', 'a', 'Villar del Arzobispo', '%'])('is not guessed: %s', (typed) => {
    expect(lat(typed)).toBeUndefined();
  });
});

describe('the names of a town', () => {
  test('are its own and all others, in any order of asking', () => {
    expect(spellingsOfTown('Pamplona')).toEqual(['Pamplona', 'pamplona', 'iruna', 'irunea', 'pamplona-iruna']);
    expect(spellingsOfTown('Valls')).toEqual(['Valls']);
  });

  test('are known in addresses', () => {
    expect(['lleida', 'lerida', 'LLEIDA'].every((part) => isNamedAfter(part, 'Lleida'))).toBe(true);
    expect(isNamedAfter('la-coruna', 'A Coruña')).toBe(true);
    expect(isNamedAfter('girona', 'Lleida')).toBe(false);
    expect(isNamedAfter('valls', 'Valls')).toBe(true);
  });
});
