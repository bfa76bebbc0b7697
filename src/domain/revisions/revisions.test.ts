import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { perLitre } from '../money/per-litre.ts';
import { approvalMet, approvalsIn } from './approvals.ts';
import { chooseOils } from './choose-oils.ts';
import { noOil, oilId, readOilId } from './oil-id.ts';
import { comparePacks, inspectionProduct, isRevisionTier, revisionTiers, tierOrder } from './packs.ts';

describe('the approvals on a can', () => {
  it.each([
    ['VW 504.00/507.00', ['VW 504.00', 'VW 507.00']],
    ['Renault RN0700/RN0710', ['Renault RN0700', 'Renault RN0710']],
    ['ACEA C2/C3', ['ACEA C2', 'ACEA C3']],
    ['ACEA A3/B4', ['ACEA A3/B4']],
    ['Renault RN17 FE', ['Renault RN17 FE']],
    ['Toyota', ['Toyota']],
    // One class of two letters, and a list that begins with one, or ends in one, is not the same.
    ['ACEA A5/B5', ['ACEA A5/B5']],
    ['XACEA A3/B4', ['XACEA A3', 'XACEA B4']],
    ['ACEA A3/B4/C3', ['ACEA A3', 'ACEA B4', 'ACEA C3']],
    ['A/B', ['A', 'B']],
    ['MB 229.31/229.51/229.52', ['MB 229.31', 'MB 229.51', 'MB 229.52']],
  ])('%s are %j', (entry, alone) => {
    expect(approvalsIn(entry)).toEqual(alone);
  });
});

describe('an oil serves', () => {
  const oil = (sae: string, ...normas: string[]) => ({ nombre: 'X', sae, normas });
  const asked = (norma: string, sae: string) => ({ norma, sae, condicion: undefined });
  it.each([
    ['by the approval and the viscosity', oil('5W-30', 'GM dexos2'), asked('GM dexos2', '5W-30'), 'GM dexos2'],
    ['not by the viscosity alone', oil('5W-30', 'ACEA C3'), asked('GM dexos2', '5W-30'), undefined],
    ['not by the approval alone', oil('0W-20', 'Ford WSS-M2C950-A'), asked('Ford WSS-M2C950-A', '0W-30'), undefined],
    ['by what took its place', oil('5W-30', 'VW 504.00/507.00'), asked('VW 505.01', '5W-40'), 'VW 507.00'],
    ['of petrol engines as well', oil('5W-30', 'VW 504.00/507.00'), asked('VW 502.00', '5W-40'), 'VW 504.00'],
    ['never the other way round', oil('5W-40', 'VW 502.00/505.00'), asked('VW 507.00', '5W-30'), undefined],
    ['by a later class of API', oil('0W-20', 'API SP'), asked('API SN', '0W-20'), 'API SP'],
    ['of its own viscosity', oil('0W-20', 'API SP'), asked('API SN', '0W-16'), undefined],
    ['of diesel engines, 505.00 as 505.01', oil('5W-30', 'VW 507.00'), asked('VW 505.00', '5W-40'), 'VW 507.00'],
    [
      'not by what took its place in another viscosity',
      oil('0W-30', 'VW 504.00'),
      asked('VW 502.00', '0W-30'),
      undefined,
    ],
    ['by the next of Mercedes', oil('5W-30', 'MB 229.52'), asked('MB 229.51', '5W-30'), 'MB 229.52'],
    ['not by the one before', oil('5W-30', 'MB 229.51'), asked('MB 229.52', '5W-30'), undefined],
    ['by C6 where C5 is asked for', oil('0W-20', 'ACEA C5/C6'), asked('ACEA C5', '0W-20'), 'ACEA C5'],
    ['by C6 alone where C5 is asked for', oil('0W-20', 'ACEA C6'), asked('ACEA C5', '0W-20'), 'ACEA C6'],
    ['by API SN for SL', oil('5W-30', 'API SN'), asked('API SL', '5W-30'), 'API SN'],
    ['by API SP for SL', oil('5W-30', 'API SP'), asked('API SL', '5W-30'), 'API SP'],
    ['not by a class of API before', oil('0W-20', 'API SN'), asked('API SP', '0W-20'), undefined],
    ['by itself before another', oil('5W-30', 'MB 229.51', 'MB 229.52'), asked('MB 229.51', '5W-30'), 'MB 229.51'],
  ])('%s', (_, one, line, met) => {
    expect(approvalMet(one, line)).toBe(met);
  });
});

describe('where makers changed their mind in 2018', () => {
  const aceites = [
    { norma: 'A', sae: '0W-20', condicion: 'desde-2018' },
    { norma: 'B', sae: '5W-30', condicion: 'hasta-2018' },
  ] as const;
  const oils = [
    { nombre: 'new', sae: '0W-20', normas: ['A'] },
    { nombre: 'old', sae: '5W-30', normas: ['B'] },
  ];
  it.each([
    [2019, undefined, ['new']],
    [2019, 2020, ['new']],
    [2012, 2017, ['old']],
    [undefined, 2017, ['old']],
    [2018, 2018, ['new desde-2018', 'old hasta-2018']],
    [2017, undefined, ['new desde-2018', 'old hasta-2018']],
    [undefined, undefined, ['new desde-2018', 'old hasta-2018']],
  ])('a car built between %s and %s gets %j', (desde, hasta, wanted) => {
    const found = chooseOils({ aceites, desde, hasta }, oils, () => 1);
    expect(found.map(({ oil, solo }) => (solo ? `${oil.nombre} ${solo}` : oil.nombre))).toEqual(wanted);
  });

  it('an oil that two questions leave open is never recommended', () => {
    const open = [{ norma: 'A', sae: '0W-20', condicion: 'con-filtro' } as const, ...aceites];
    const found = chooseOils({ aceites: open, desde: undefined, hasta: undefined }, oils, () => 1);
    expect(found.map(({ recomendado }) => recomendado)).toEqual([false, false]);
    expect(found.every(({ solo }) => solo !== null)).toBe(true);
  });
});

describe('a litre', () => {
  it.each([
    [4950, 5, 990],
    [999, 1, 999],
    [1000, 3, 333],
    [2000, 3, 667],
    [1, 2, 1],
    [750, 0.5, 1500],
  ])('of a can of %i cents and %s litres costs %i', (can, litros, litre) => {
    expect(perLitre(cents(can), litros)).toBe(litre);
  });
});

describe('the number of an oil', () => {
  it('is another one for each product and sump, reads back, and is never the one that means no choice', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.boolean(), (producto, carterGrande) => {
        const id = oilId(producto, carterGrande);
        expect(id).not.toBe(noOil);
        expect(readOilId(id)).toEqual({ producto, carterGrande });
      }),
    );
    expect(readOilId(noOil)).toBeUndefined();
    expect(readOilId(99)).toBeUndefined();
    expect(readOilId(100)).toEqual({ producto: 0, carterGrande: false });
  });
});

describe('the packs', () => {
  it('stand in the order of what they do, and those of another name last', () => {
    expect(['Premium', 'Oficial', 'Basic', 'Plus', 'Confort'].toSorted((a, b) => tierOrder(a) - tierOrder(b))).toEqual([
      ...revisionTiers,
      'Oficial',
    ]);
    expect([isRevisionTier('Plus'), isRevisionTier('plus')]).toEqual([true, false]);
  });

  it('are compared part by part, in the order in which they add them', () => {
    const packs = [
      { tipo: 'Basic', incluye: ['aceite'] },
      { tipo: 'Plus', incluye: ['aceite', 'aire'] },
    ];
    expect(comparePacks(packs)).toEqual([
      { parte: 'aceite', en: ['Basic', 'Plus'] },
      { parte: 'aire', en: ['Plus'] },
    ]);
  });

  it('an inspection is one product for a car and another for the rest', () => {
    expect([inspectionProduct('turismo'), inspectionProduct('otros')]).toEqual(['95140', '95141']);
  });
});
