import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TyreSearch } from './car-search.ts';
import { anyTyre } from './read-car-search.ts';
import { choosePart } from './car-choice.ts';
import { openSelector, selectorStoreVersion, sizeParts, type TyreSelector } from './car-selector.ts';
import { missingPart } from './car-steps.ts';

const golf: TyreSearch = { ...anyTyre, ancho: 205, serie: 55, llanta: 16, carga: 91, velocidad: 'V' };

const values = (selector: TyreSelector) => sizeParts.map((part) => selector[part].value);
const sizeOf = (search: Partial<TyreSearch>) => sizeParts.map((part) => search[part]);

describe('a selector that nobody has touched', () => {
  it('knows nothing, offers nothing and waits for nothing', () => {
    const unasked = { value: null, default: null, options: [], loading: false };
    expect(openSelector(anyTyre)).toEqual({
      ...Object.fromEntries(sizeParts.map((part) => [part, unasked])),
      tipoVehiculo: null,
      temporada: null,
      runflat: null,
      marca: null,
      filtroMarcas: [],
      filterables: null,
    });
  });

  it('opens with the one season that an address names, its vehicle and its makers', () => {
    expect(openSelector({ ...golf, temporada: ['invierno'], tipo: '4x4', marcas: [3] })).toMatchObject({
      ancho: { value: 205, options: [], loading: false },
      tipoVehiculo: '4x4',
      temporada: 'invierno',
      marca: [3],
    });
    expect(openSelector({ ...golf, temporada: ['invierno', 'verano'] }).temporada).toBeNull();
  });
});

describe('choosing a number of the size', () => {
  it('resets the following ones', () => {
    expect(sizeOf(choosePart(golf, 'serie', 45))).toEqual([205, 45, undefined, undefined, undefined]);
    expect(sizeOf(choosePart(golf, 'carga', 94))).toEqual([205, 55, 16, 94, undefined]);
  });

  it('again as it was changes nothing', () => {
    expect(choosePart(golf, 'serie', 55)).toBe(golf);
  });

  it('keeps vehicle, postcode, season and run-flat, and lets go of the makers and the page of another size', () => {
    const chosen: TyreSearch = {
      ...golf,
      tipo: '4x4',
      cp: '25001',
      temporada: ['invierno'],
      runflat: true,
      marcas: [3],
      pagina: 4,
    };
    expect(choosePart(chosen, 'ancho', 225)).toEqual({
      tipo: '4x4',
      cp: '25001',
      temporada: ['invierno'],
      runflat: true,
      ancho: 225,
    });
  });

  it('never leaves a number behind an empty one, in whatever order they are chosen', () => {
    const number = fc.constantFrom(undefined, 16, 55, 205);
    const moves = fc.array(fc.tuple(fc.constantFrom(...sizeParts), number));
    fc.assert(
      fc.property(moves, (chosen) => {
        const selector = chosen.reduce<TyreSearch>((search, [part, value]) => {
          // Only a step that is loadable can be answered.
          if (missingPart(openSelector(search), part)) return search;
          const answer = part === 'velocidad' ? value && 'V' : value;
          return { ...anyTyre, ...choosePart(search, part, answer as never) };
        }, anyTyre);
        const opened = values(openSelector(selector));
        const empty = opened.indexOf(null);
        expect(opened.slice(empty === -1 ? opened.length : empty).every((value) => value === null)).toBe(true);
        for (const part of sizeParts)
          if (selector[part] !== undefined) expect(missingPart(openSelector(selector), part)).toBeUndefined();
      }),
    );
  });
});

describe('a shared address', () => {
  it('opens the selector with what it says; a load and speed it leaves out are any', () => {
    const opened = openSelector({ ...anyTyre, ancho: 205, serie: 55, llanta: 16, temporada: ['invierno'] });
    expect(values(opened)).toEqual([205, 55, 16, 0, '']);
    expect(missingPart(opened, 'resultados')).toBeUndefined();
    expect(opened.temporada).toBe('invierno');
  });

  it('with a gap opens before the gap', () => {
    expect(values(openSelector({ ...anyTyre, ancho: 205, llanta: 16, carga: 91 }))).toEqual([
      205,
      null,
      null,
      null,
      null,
    ]);
    expect(values(openSelector({ ...anyTyre, serie: 55 }))).toEqual([null, null, null, null, null]);
  });
});

describe('the stored selector', () => {
  it('is of version 2', () => {
    expect(selectorStoreVersion).toBe(2);
  });
});
