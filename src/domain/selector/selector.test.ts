import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTyre } from './search.ts';
import {
  choosePart,
  emptySelector,
  leaveResults,
  offerOptions,
  openSelector,
  searchOf,
  selectorStoreVersion,
  showResults,
  sizeParts,
  startSelector,
  type SizeOptions,
  type TyreSelector,
} from './selector.ts';
import { isLoadable } from './steps.ts';

const options: SizeOptions = {
  ancho: [195, 205, 225],
  serie: [45, 55, 65],
  llanta: [15, 16, 17],
  carga: [91, 94],
  velocidad: ['H', 'V', 'W'],
};

const golf = [
  (selector: TyreSelector) => choosePart(selector, 'ancho', 205),
  (selector: TyreSelector) => choosePart(selector, 'serie', 55),
  (selector: TyreSelector) => choosePart(selector, 'llanta', 16),
  (selector: TyreSelector) => choosePart(selector, 'carga', 91),
  (selector: TyreSelector) => choosePart(selector, 'velocidad', 'V'),
].reduce((selector, choose) => offerOptions(choose(selector), options), emptySelector);

const values = (selector: TyreSelector) => sizeParts.map((part) => selector[part].value);

describe('choosing a number of the size', () => {
  it('resets the following ones, and the first of them shows loading', () => {
    const changed = choosePart(golf, 'serie', 45);
    expect(values(changed)).toEqual([205, 45, null, null, null]);
    expect(sizeParts.map((part) => changed[part].loading)).toEqual([false, false, true, false, false]);
    expect(changed.llanta.options).toEqual([]);
  });

  it('again as it was changes nothing', () => {
    expect(choosePart(golf, 'serie', 55)).toBe(golf);
  });

  it('keeps season, run-flat and brands', () => {
    const chosen: TyreSelector = { ...golf, temporada: 'invierno', runflat: true, marca: [3] };
    expect(choosePart(chosen, 'ancho', 225)).toMatchObject({ temporada: 'invierno', runflat: true, marca: [3] });
  });
});

describe('the options that arrive', () => {
  it('stop the loading', () => {
    const loaded = offerOptions(choosePart(emptySelector, 'ancho', 205), options);
    expect(loaded.serie).toEqual({ value: null, default: null, options: [45, 55, 65], loading: false });
    expect(loaded.llanta.options).toEqual([]);
  });

  it('without the value that was chosen give it up, and all that follows', () => {
    expect(values(offerOptions(golf, { ...options, llanta: [17, 18] }))).toEqual([205, 55, null, null, null]);
  });

  it('leave "any" alone', () => {
    const open = choosePart(choosePart(golf, 'carga', 0), 'velocidad', '');
    expect(values(offerOptions(open, { ...options, carga: [94], velocidad: [] }))).toEqual([205, 55, 16, 0, '']);
  });

  it('at the start come with the most asked size as default, and choose nothing', () => {
    const started = startSelector(
      emptySelector,
      { ancho: 205, serie: 55, llanta: 16, carga: 91, velocidad: 'V' },
      options,
    );
    expect(started.ancho).toMatchObject({ default: 205, value: null, options: options.ancho });
    expect(started.velocidad.default).toBe('V');
    expect(values(started)).toEqual([null, null, null, null, null]);
  });
});

describe('the search of a selector', () => {
  it('is for summer tyres where no season was chosen', () => {
    expect(searchOf(golf)).toMatchObject({
      ancho: 205,
      serie: 55,
      llanta: 16,
      carga: 91,
      velocidad: 'V',
      temporada: ['verano'],
      marcas: [],
    });
    expect(searchOf({ ...golf, temporada: 'allseason' }).temporada).toEqual(['allseason']);
  });

  it('leaves out what may be any', () => {
    expect(searchOf(choosePart(golf, 'carga', 0))).toMatchObject({ carga: undefined, velocidad: undefined });
  });

  it('takes the brands ticked among the results before those chosen on the way', () => {
    expect(searchOf({ ...golf, marca: [1, 2], filtroMarcas: [2] }).marcas).toEqual([2]);
    expect(searchOf({ ...golf, marca: [1, 2] }).marcas).toEqual([1, 2]);
  });
});

describe('the results', () => {
  const shown = showResults(
    { ...golf, filtroMarcas: [1, 9] },
    { temporada: ['verano'], runflat: [false], marca: [1, 2] },
  );

  it('let go of a ticked brand that they do not have', () => {
    expect(shown.filtroMarcas).toEqual([1]);
  });

  it('forget what they were narrowed by when they are left', () => {
    expect(leaveResults(shown)).toEqual(golf);
  });
});

describe('a shared address', () => {
  it('opens the selector with what it says; a load and speed it leaves out are any', () => {
    const opened = openSelector({ ...anyTyre, ancho: 205, serie: 55, llanta: 16, temporada: ['invierno'] });
    expect(values(opened)).toEqual([205, 55, 16, 0, '']);
    expect(isLoadable(opened, 'resultados')).toBe(true);
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

  it('of a full selector opens the same search', () => {
    expect(searchOf(openSelector(searchOf(golf)))).toEqual(searchOf(golf));
  });
});

describe('after any choices', () => {
  const choices = fc.array(
    fc.oneof(
      fc
        .constantFrom(...options.ancho, 999)
        .map((value) => (selector: TyreSelector) => choosePart(selector, 'ancho', value)),
      fc
        .constantFrom(...options.serie)
        .map((value) => (selector: TyreSelector) => choosePart(selector, 'serie', value)),
      fc
        .constantFrom(...options.llanta)
        .map((value) => (selector: TyreSelector) => choosePart(selector, 'llanta', value)),
      fc
        .constantFrom(...options.carga, 0)
        .map((value) => (selector: TyreSelector) => choosePart(selector, 'carga', value)),
      fc
        .constantFrom(...options.velocidad, '')
        .map((value) => (selector: TyreSelector) => choosePart(selector, 'velocidad', value)),
      fc
        .subarray([...options.serie])
        .map((serie) => (selector: TyreSelector) => offerOptions(selector, { ...options, serie })),
    ),
  );
  /** Only loadable steps can be answered. */
  const after = (moves: readonly ((selector: TyreSelector) => TyreSelector)[]) =>
    moves.reduce((selector, move) => {
      const next = move(selector);
      const chosen = sizeParts.find((part) => next[part].value !== selector[part].value && next[part].value !== null);
      return chosen && !isLoadable(selector, chosen) ? selector : next;
    }, emptySelector);

  it('no value stands after an empty one, and at most one part is loading: the first empty one', () => {
    fc.assert(
      fc.property(choices, (moves) => {
        const selector = after(moves);
        const empty = sizeParts.findIndex((part) => selector[part].value === null);
        const first = empty === -1 ? sizeParts.length : empty;
        expect(sizeParts.slice(first).every((part) => selector[part].value === null)).toBe(true);
        expect(sizeParts.filter((part) => selector[part].loading).every((part) => part === sizeParts[first])).toBe(
          true,
        );
      }),
    );
  });

  it('a value that was offered options is one of them, or any', () => {
    fc.assert(
      fc.property(choices, (moves) => {
        const selector = offerOptions(after(moves), options);
        for (const part of sizeParts) {
          const { value, options: offered } = selector[part];
          const among: readonly (number | string)[] = offered;
          expect(value === null || !value || among.includes(value)).toBe(true);
        }
      }),
    );
  });
});

describe('the stored selector', () => {
  it('is of version 2', () => {
    expect(selectorStoreVersion).toBe(2);
  });
});
