import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rearrange } from './beside.ts';

interface Lying {
  readonly id_navision: string;
  readonly cantidad: number;
}

const some = (id_navision: string, cantidad = 1): Lying => ({ id_navision, cantidad });
const tyres = some('tyre', 4);
const battery = some('battery');

describe('how the baskets of one visit lie', () => {
  test('what is pushed out goes into a basket of its own', () => {
    const after = rearrange({
      kept: [battery],
      company: 'bateria',
      apart: [tyres],
      apartCompany: 'demas',
      besides: [],
    });
    expect(after).toEqual({ from: null, brought: [], beside: { cestaID: null, products: [tyres] } });
  });

  test('or takes the place of its opposite, which comes back to its like', () => {
    const besides = [{ cestaID: 'b', company: 'demas', products: [tyres] }];
    const rear = some('rear', 2);
    expect(rearrange({ kept: [rear], company: 'demas', apart: [battery], apartCompany: 'bateria', besides })).toEqual({
      from: 'b',
      brought: [tyres],
      beside: { cestaID: 'b', products: [battery] },
    });
  });

  test('or lies with its like, the larger quantity of one product', () => {
    const oil = some('oil', 2);
    const besides = [{ cestaID: 'b', company: 'demas', products: [some('tyre', 2), some('mat')] }];
    const after = rearrange({ kept: [oil], company: 'aceite', apart: [tyres], apartCompany: 'demas', besides });
    expect(after.beside).toEqual({ cestaID: 'b', products: [tyres, some('mat')] });
    const fewer = rearrange({ kept: [oil], company: 'aceite', apart: [some('tyre')], apartCompany: 'demas', besides });
    expect(fewer.beside).toEqual({ cestaID: 'b', products: [some('tyre', 2), some('mat')] });
  });

  test('a product that came back by hand is not there twice, and the basket beside is empty', () => {
    const besides = [{ cestaID: 'b', company: 'demas', products: [some('tyre', 2)] }];
    const after = rearrange({ kept: [tyres], company: 'demas', apart: [], apartCompany: null, besides });
    expect(after).toEqual({ from: 'b', brought: [], beside: { cestaID: 'b', products: [] } });
  });

  test('where nothing is pushed out and nothing is alike, all stays', () => {
    const besides = [{ cestaID: 'b', company: 'demas', products: [tyres] }];
    const still = { from: null, brought: [], beside: null };
    expect(rearrange({ kept: [battery], company: 'bateria', apart: [], apartCompany: null, besides })).toEqual(still);
    expect(rearrange({ kept: [], company: null, apart: [], apartCompany: null, besides })).toEqual(still);
  });

  test('nothing is lost, and nothing lies in two baskets', () => {
    const companies = ['demas', 'bateria', 'aceite'] as const;
    const product = fc.record({
      id_navision: fc.constantFrom('1', '2', '3'),
      cantidad: fc.integer({ min: 1, max: 9 }),
    });
    const products = (company: string) =>
      fc
        .uniqueArray(product, { selector: ({ id_navision }) => id_navision })
        .map((all) => all.map((each) => some(company + each.id_navision, each.cantidad)));
    const basket = fc
      .constantFrom(...companies)
      .chain((company) => products(company).map((there) => ({ cestaID: company, company, products: there })));
    fc.assert(
      fc.property(
        fc.uniqueArray(basket, { selector: ({ company }) => company }),
        fc.uniqueArray(basket, { selector: ({ company }) => company, minLength: 2, maxLength: 2 }),
        (besides, [mine, gone]) => {
          if (!mine || !gone || mine.products.length === 0) return;
          const { brought, beside } = rearrange({
            kept: mine.products,
            company: mine.company,
            apart: gone.products,
            apartCompany: gone.products.length > 0 ? gone.company : null,
            besides,
          });
          const others = besides.filter(({ cestaID }) => beside === null || cestaID !== beside.cestaID);
          const after = [
            ...mine.products,
            ...brought,
            ...(beside?.products ?? []),
            ...others.flatMap((each) => each.products),
          ].map(({ id_navision }) => id_navision);
          const before = [mine, gone, ...besides].flatMap((each) =>
            each.products.map(({ id_navision }) => id_navision),
          );
          expect(new Set(after)).toEqual(new Set(before));
          // But what was pushed out while its like lay beside it and was not the one that came back.
          const twice =
            besides.some(({ company }) => company === mine.company) &&
            besides.some(({ company }) => company === gone.company);
          if (!twice) expect(after).toHaveLength(new Set(after).size);
        },
      ),
    );
  });
});
