import { describe, expect, it } from 'vitest';
import { chooseMotoPart, onlyProfile } from './moto-choice.ts';
import type { MotoSearch } from './moto-search.ts';
import { anyMotoTyre } from './read-moto-search.ts';
import {
  motoModelParts,
  motoSelectorVersion,
  motoSizeParts,
  openMotoSelector,
  type MotoPart,
  type MotoSelector,
} from './moto-selector.ts';

const values = (selector: MotoSelector, parts: readonly MotoPart[]) => parts.map((part) => selector[part].value);

describe('the stored motorcycle selector', () => {
  it('is version 4', () => {
    expect(motoSelectorVersion).toBe(4);
  });
});

describe('choosing an answer', () => {
  const measured: MotoSearch = { ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17, cp: '25001', tipos: ['trail'] };

  it('resets the following ones of its way, and what the tyres were narrowed by', () => {
    expect(chooseMotoPart(measured, 'alto', 60)).toEqual({ vehiculo: 'moto', cp: '25001', ancho: 120, alto: 60 });
    const model: MotoSearch = { ...anyMotoTyre, marca: 'Yamaha', cilindrada: '689', modelo: 'MT-07' };
    expect(chooseMotoPart(model, 'cilindrada', '125')).toEqual({
      vehiculo: 'moto',
      marca: 'Yamaha',
      cilindrada: '125',
    });
  });

  it('again as it was changes nothing', () => {
    expect(chooseMotoPart(measured, 'alto', 70)).toBe(measured);
  });

  it('of the other way begins that way', () => {
    const chosen = chooseMotoPart(measured, 'marca', 'Honda');
    expect(openMotoSelector({ ...anyMotoTyre, ...chosen }).origen).toBe('modelo');
    expect(chosen.ancho).toBeUndefined();
  });
});

describe('if width is chosen, there are no rim options and a single profile option', () => {
  it('the profile is selected automatically', () => {
    expect(onlyProfile({ ancho: 120 }, { alto: [70], llanta: [] })).toBe(70);
  });

  it.each([
    ['there are two profiles', { alto: [60, 70], llanta: [] }],
    ['a rim is offered', { alto: [70], llanta: [17] }],
    ['there is none', { alto: [], llanta: [] }],
  ])('not where %s', (_, options) => {
    expect(onlyProfile({ ancho: 120 }, options)).toBeUndefined();
  });

  it('not before a width is chosen, nor where a profile is', () => {
    expect(onlyProfile({}, { alto: [70], llanta: [] })).toBeUndefined();
    expect(onlyProfile({ ancho: 120, alto: 70 }, { alto: [70], llanta: [] })).toBeUndefined();
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
    expect(values(openMotoSelector(search), motoModelParts)).toEqual(['Yamaha', '689', 'MT-07', '', 'ambas']);
  });

  it('with a gap opens before the gap', () => {
    const opened = openMotoSelector({ ...anyMotoTyre, marca: 'Yamaha', modelo: 'MT-07', aplicacion: 'delantera' });
    expect(values(opened, motoModelParts)).toEqual(['Yamaha', null, null, null, null]);
  });
});
