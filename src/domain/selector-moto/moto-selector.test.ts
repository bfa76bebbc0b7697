import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMotoTyre } from './moto-search.ts';
import {
  chooseMotoPart,
  emptyMotoSelector,
  motoModelParts,
  motoSearchOf,
  motoSelectorVersion,
  motoSizeParts,
  offerMotoModels,
  offerMotoSizes,
  openMotoSelector,
  takeModelSize,
  type MotoModelOptions,
  type MotoPart,
  type MotoSelector,
} from './moto-selector.ts';

const sizes = { ancho: [90, 120, 180], alto: [55, 70], llanta: [17, 21] };
const models: MotoModelOptions = {
  marca: ['Honda', 'Yamaha'],
  cilindrada: ['125', '689'],
  modelo: ['MT-07'],
  fabricacion: ['2014-'],
  aplicacion: ['delantera', 'trasera'],
};
const values = (selector: MotoSelector, parts: readonly MotoPart[]) => parts.map((part) => selector[part].value);

const measured = [
  (selector: MotoSelector) => chooseMotoPart(selector, 'ancho', 120),
  (selector: MotoSelector) => chooseMotoPart(selector, 'alto', 70),
  (selector: MotoSelector) => chooseMotoPart(selector, 'llanta', 17),
].reduce((selector, choose) => offerMotoSizes(choose(selector), sizes), emptyMotoSelector);

describe('the stored motorcycle selector', () => {
  it('is version 4', () => {
    expect(motoSelectorVersion).toBe(4);
  });
});

describe('choosing a part', () => {
  it('resets the following ones of its way, and the first of them shows loading', () => {
    const changed = chooseMotoPart(measured, 'ancho', 180);
    expect(values(changed, motoSizeParts)).toEqual([180, null, null]);
    expect(motoSizeParts.map((part) => changed[part].loading)).toEqual([false, true, false]);
  });

  it('again as it was changes nothing', () => {
    expect(chooseMotoPart(measured, 'alto', 70)).toBe(measured);
  });

  it('says by which way the tyres are looked for, and leaves the other way alone', () => {
    const model = chooseMotoPart(measured, 'marca', 'Honda');
    expect(model.origen).toBe('modelo');
    expect(values(model, motoSizeParts)).toEqual([120, 70, 17]);
    expect(chooseMotoPart(model, 'ancho', 90).origen).toBe('medidas');
  });
});

describe('if width is chosen, there are no rim options and a single profile option', () => {
  const width = chooseMotoPart(emptyMotoSelector, 'ancho', 120);

  it('the profile is selected automatically, and the rim loads', () => {
    const offered = offerMotoSizes(width, { ...sizes, alto: [70], llanta: [] });
    expect(offered.alto.value).toBe(70);
    expect(offered.llanta.loading).toBe(true);
  });

  it.each([
    ['there are two profiles', { alto: [60, 70], llanta: [] }],
    ['a rim is offered', { alto: [70], llanta: [17] }],
    ['there is none', { alto: [], llanta: [] }],
  ])('not where %s', (_, options) => {
    expect(offerMotoSizes(width, { ...sizes, ...options }).alto.value).toBeNull();
  });

  it('not before a width is chosen', () => {
    expect(offerMotoSizes(emptyMotoSelector, { ...sizes, alto: [70], llanta: [] }).alto.value).toBeNull();
  });
});

describe('dash values in motorcycle features', () => {
  it('are turned into empty, and an empty feature is not offered', () => {
    const brand = chooseMotoPart(emptyMotoSelector, 'marca', 'Honda');
    const offered = offerMotoModels(brand, { ...models, cilindrada: ['-', '125', '—'] });
    expect(offered.cilindrada.options).toEqual(['125']);
  });
});

describe('the size of a chosen model', () => {
  it('is taken, with a dash for no profile', () => {
    const taken = takeModelSize(emptyMotoSelector, { ancho: 3, alto: '-', llanta: 10 });
    expect(values(taken, motoSizeParts)).toEqual([3, 0, 10]);
    expect(taken.error).toBeNull();
  });

  it.each([
    { ancho: null, alto: 70, llanta: 17 },
    { ancho: 120, alto: 70, llanta: null },
    { ancho: '-', alto: '-', llanta: '-' },
  ])('without width or rim sets the error that leads to the search by size: %j', (found) => {
    expect(takeModelSize(measured, found)).toEqual({ ...measured, error: 'busca-por-medida' });
  });

  it('and its error are forgotten when something else is chosen', () => {
    const wrong = takeModelSize(measured, { ancho: null, alto: null, llanta: null });
    expect(chooseMotoPart(wrong, 'marca', 'Honda').error).toBeNull();
  });
});

describe('the options that arrive', () => {
  it('without the value that was chosen give it up, and all that follows', () => {
    expect(values(offerMotoSizes(measured, { ...sizes, alto: [55, 60] }), motoSizeParts)).toEqual([120, null, null]);
  });

  it('never leave a value behind an empty one, whatever is chosen and offered', () => {
    const part = fc.constantFrom<MotoPart>(...motoSizeParts, ...motoModelParts);
    const moves = fc.array(
      fc.oneof(
        part.map((each) => (selector: MotoSelector) => {
          switch (each) {
            case 'ancho':
            case 'alto':
            case 'llanta':
              return chooseMotoPart(selector, each, sizes[each][0] ?? 0);
            case 'aplicacion':
              return chooseMotoPart(selector, each, 'delantera');
            case 'marca':
            case 'cilindrada':
            case 'modelo':
            case 'fabricacion':
              return chooseMotoPart(selector, each, models[each][0] ?? '');
          }
        }),
        fc
          .record({ alto: fc.subarray(sizes.alto), llanta: fc.subarray(sizes.llanta) })
          .map((some) => (selector: MotoSelector) => offerMotoSizes(selector, { ...sizes, ...some })),
        fc
          .subarray([...models.modelo])
          .map((modelo) => (selector: MotoSelector) => offerMotoModels(selector, { ...models, modelo })),
      ),
    );
    fc.assert(
      fc.property(moves, (all) => {
        const end = all.reduce((selector, move) => move(selector), emptyMotoSelector);
        const selector = offerMotoModels(offerMotoSizes(end, sizes), models);
        for (const parts of [motoSizeParts, motoModelParts]) {
          const empty = parts.findIndex((each) => selector[each].value === null);
          expect(parts.slice(empty < 0 ? parts.length : empty).every((each) => selector[each].value === null)).toBe(
            true,
          );
        }
      }),
    );
  });
});

describe('a shared address', () => {
  it('with width and rim opens a whole size, whose profile may be any', () => {
    expect(values(openMotoSelector({ ...anyMotoTyre, ancho: 3, llanta: 10 }), motoSizeParts)).toEqual([3, 0, 10]);
    expect(values(openMotoSelector({ ...anyMotoTyre, ancho: 3 }), motoSizeParts)).toEqual([3, null, null]);
  });

  it('of a model needs no year', () => {
    const search = {
      ...anyMotoTyre,
      marca: 'Yamaha',
      cilindrada: '689',
      modelo: 'MT-07',
      aplicacion: 'ambas',
    } as const;
    const opened = openMotoSelector(search);
    expect(values(opened, motoModelParts)).toEqual(['Yamaha', '689', 'MT-07', '', 'ambas']);
    expect(motoSearchOf(opened)).toEqual({ ...search, fabricacion: undefined });
  });

  it('with a gap opens before the gap', () => {
    const opened = openMotoSelector({ ...anyMotoTyre, marca: 'Yamaha', modelo: 'MT-07', aplicacion: 'delantera' });
    expect(values(opened, motoModelParts)).toEqual(['Yamaha', null, null, null, null]);
  });

  it('of a full selector opens the same search', () => {
    expect(motoSearchOf(openMotoSelector(motoSearchOf(measured)))).toEqual(motoSearchOf(measured));
  });
});
