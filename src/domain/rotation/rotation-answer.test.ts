import { describe, expect, it } from 'vitest';
import { listedVehicles } from '../vehicles/listed-vehicles.ts';
import { axleSizes, rotationAnswer } from './rotation-answer.ts';

const listed = (modelo: string) => {
  const found = listedVehicles().find((each) => each.modelo === modelo);
  if (!found) throw new Error(`nobody lists ${modelo}`);
  return found;
};

const sizesOf = (modelo: string) =>
  listed(modelo).medidas.map(({ delantera, trasera }) => ({
    delantera: delantera.medida,
    trasera: trasera?.medida ?? null,
  }));

describe('the sizes of both axles', () => {
  it.each([
    ['Ibiza (6L)', 'iguales'],
    ['León (5F)', 'iguales'],
    ['Golf VII', 'iguales'],
    ['Passat (B8)', 'iguales'],
    ['Tiguan (AD1)', 'iguales'],
    ['Clio IV', 'iguales'],
    ['Kangoo II', 'iguales'],
    ['Model 3', 'iguales'],
    ['Zoe', 'iguales'],
    ['RAV4 V', 'iguales'],
    ['Serie 3 320d (E90)', 'segun'],
    ['Serie 3 320d (F30)', 'segun'],
    ['Clase C 220 d (W205)', 'segun'],
    ['fortwo 451', 'distintas'],
    ['MT-07', 'distintas'],
    ['Ibiza (KJ)', 'iguales'],
    ['Golf IV', 'iguales'],
    ['Octavia III', 'iguales'],
    ['Mégane IV', 'iguales'],
    ['Sandero III', 'iguales'],
    ['208 I', 'iguales'],
    ['Transit Custom', 'iguales'],
    ['Corsa F', 'iguales'],
    ['500', 'iguales'],
    ['Yaris III', 'iguales'],
    ['Qashqai J11', 'iguales'],
    ['Stonic', 'iguales'],
    ['Serie 1 118d (F20)', 'iguales'],
    ['Cooper (F56)', 'iguales'],
    ['Sprinter (906)', 'iguales'],
  ])('of a %s: %s', (modelo, sizes) => {
    expect(axleSizes(sizesOf(modelo))).toBe(sizes);
  });

  it('of a vehicle whose sizes nobody knows are asked for', () => {
    expect(axleSizes([])).toBeNull();
  });

  it('named twice alike are the same', () => {
    expect(axleSizes([{ delantera: '205/55 R16 91V', trasera: '205/55 R16 91V' }])).toBe('iguales');
  });
});

describe('whether tyres change places', () => {
  it.each([
    ['turismo', 'iguales', false, 'rotar'],
    ['4x4', 'iguales', false, 'rotar'],
    ['furgoneta', 'iguales', false, 'rotar'],
    ['turismo', 'iguales', true, 'direccionales'],
    ['turismo', 'iguales', null, 'preguntar'],
    ['turismo', 'segun', null, 'preguntar'],
    ['turismo', 'segun', false, 'preguntar'],
    ['turismo', null, null, 'preguntar'],
    ['turismo', null, true, 'preguntar'],
    ['turismo', 'distintas', null, 'distintas'],
    ['furgoneta', 'distintas', false, 'distintas'],
    ['4x4', 'distintas', true, 'distintas'],
    ['moto', 'distintas', null, 'moto'],
    ['moto', 'iguales', false, 'moto'],
    ['otro', 'iguales', false, 'otro'],
    ['otro', null, null, 'otro'],
  ] as const)('%s, %s, arrow %s: %s', (tipoVehiculo, medidas, direccionales, answer) => {
    expect(rotationAnswer({ tipoVehiculo, medidas, direccionales })).toBe(answer);
  });

  it('every listed motorcycle hears no, and every car that always has the same sizes yes, unless an arrow forbids it', () => {
    for (const { tipoVehiculo, modelo } of listedVehicles()) {
      const sizes = axleSizes(sizesOf(modelo));
      const answers = [false, true].map((direccionales) =>
        rotationAnswer({ tipoVehiculo, medidas: sizes, direccionales }),
      );
      if (tipoVehiculo === 'moto') expect([modelo, answers]).toEqual([modelo, ['moto', 'moto']]);
      else if (sizes === 'iguales') expect([modelo, answers]).toEqual([modelo, ['rotar', 'direccionales']]);
      else expect([modelo, answers.includes('rotar')]).toEqual([modelo, false]);
    }
  });
});
