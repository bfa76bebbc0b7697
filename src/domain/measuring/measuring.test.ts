import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, measuringText, noChoice, standingChoice } from './choice.ts';
import {
  basketChanged,
  basketSeen,
  itemChosen,
  itemSeen,
  listSeen,
  paymentChosen,
  purchased,
  searched,
  type ToldBasket,
  type ToldOrder,
} from './events.ts';
import { looksPersonal } from './looks-personal.ts';
import { newOnce } from './once.ts';

const asked = { destino: 'GTM-ABCD123', publicidad: true };
const now = Date.parse('2026-11-23T10:00:00Z');
const both = { medicion: true, publicidad: true };

describe('an answer about measuring', () => {
  it('stands for what was allowed and for nothing else', () => {
    expect(standingChoice(choiceOf(both, asked, now), asked, now)).toEqual(both);
    const one = { medicion: false, publicidad: true };
    expect(standingChoice(choiceOf(one, asked, now), asked, now)).toEqual(one);
    const none = { medicion: false, publicidad: false };
    expect(standingChoice(choiceOf(none, asked, now), asked, now)).toEqual(none);
  });

  it('is asked for where nobody answered', () => {
    expect(standingChoice(noChoice, asked, now)).toBeUndefined();
  });

  it('stands for 24 months to the moment', () => {
    const kept = choiceOf(both, asked, now);
    const end = Date.parse('2028-11-23T10:00:00Z');
    expect(standingChoice(kept, asked, end - 1)).toEqual(both);
    expect(standingChoice(kept, asked, end)).toBeUndefined();
  });

  it('that comes from the future, or from no day, is none', () => {
    expect(standingChoice(choiceOf(both, asked, now + 1), asked, now)).toBeUndefined();
    expect(standingChoice({ ...choiceOf(both, asked, now), fecha: 'ayer' }, asked, now)).toBeUndefined();
  });

  it('is about one text and one recipient', () => {
    const kept = choiceOf(both, asked, now);
    expect(kept.texto).toBe(measuringText);
    expect(standingChoice({ ...kept, texto: 'medicion 2020-01-01' }, asked, now)).toBeUndefined();
    expect(standingChoice(kept, { ...asked, destino: 'GTM-OTHER12' }, now)).toBeUndefined();
  });

  it('says nothing of a purpose that was not asked for, and is asked again once it is', () => {
    const fewer = { ...asked, publicidad: false };
    const kept = choiceOf(both, fewer, now);
    expect(kept.publicidad).toBeNull();
    expect(standingChoice(kept, fewer, now)).toEqual({ medicion: true, publicidad: false });
    expect(standingChoice(kept, asked, now)).toBeUndefined();
    expect(standingChoice(choiceOf(both, asked, now), fewer, now)).toEqual({ medicion: true, publicidad: false });
  });
});

const tyre = { id_navision: 'N1', marca: 'Michelin', modelo: 'Primacy 4', medida: '205/55 R16 91V', precio: 89.9 };
const line = { ...tyre, tipo_producto: 'neumatico', cantidad: 4, importe: 340.01 };
const service = { id_navision: 'S1', nombre_es: 'Alineación', selected: true, cantidad: 1, importe: 45 };
const basket: ToldBasket = {
  products: [line],
  services: [service, { ...service, id_navision: 'S2', selected: false }],
  totals: { total: 385.01 },
};
const order: ToldOrder = { total: 385.01, terms: 'total', paymentType: 'bizum' };

describe('an event', () => {
  it('of a list names each product with its price, once each', () => {
    expect(listSeen('selectorResults', [tyre])).toEqual({
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'selectorResults',
        items: [
          {
            item_id: 'N1',
            item_name: 'Michelin Primacy 4 205/55 R16 91V',
            item_brand: 'Michelin',
            item_category: 'neumatico',
            price: 89.9,
            quantity: 1,
          },
        ],
      },
    });
  });

  it('of one product says which list it was chosen from, and what it is worth', () => {
    expect(itemChosen('motoResults', tyre)).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_id: 'motoResults', items: [{ item_id: 'N1' }] },
    });
    expect(itemSeen({ ...tyre, tipo_producto: 'bateria' })).toMatchObject({
      event: 'view_item',
      ecommerce: { value: 89.9, items: [{ item_category: 'bateria', quantity: 1 }] },
    });
  });

  it('of a basket has what is paid for each unit, the chosen services, and what the basket shows as its value', () => {
    expect(basketSeen('view_cart', basket)).toEqual({
      event: 'view_cart',
      ecommerce: {
        currency: 'EUR',
        value: 385.01,
        items: [
          {
            item_id: 'N1',
            item_name: 'Michelin Primacy 4 205/55 R16 91V',
            item_brand: 'Michelin',
            item_category: 'neumatico',
            price: 85,
            quantity: 4,
          },
          { item_id: 'S1', item_name: 'Alineación', item_brand: '', item_category: 'servicio', price: 45, quantity: 1 },
        ],
      },
    });
    expect(basketSeen('begin_checkout', basket)).not.toHaveProperty('ecommerce.shipping_tier');
    expect(basketSeen('add_shipping_info', basket)).toMatchObject({ ecommerce: { shipping_tier: 'taller' } });
  });

  it('of an order says how it is paid, and what the order shows to the cent', () => {
    expect(paymentChosen(basket, order)).toMatchObject({
      event: 'add_payment_info',
      ecommerce: { value: 385.01, payment_type: 'bizum' },
    });
    const later = { ...order, terms: 'taller', paymentType: null } as const;
    expect(paymentChosen(basket, later)).toMatchObject({ ecommerce: { payment_type: 'taller' } });
    expect(paymentChosen(basket, { ...order, paymentType: null })).toMatchObject({
      ecommerce: { payment_type: 'otro' },
    });
    expect(purchased(basket, order, 'x-1')).toMatchObject({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'x-1',
        value: 385.01,
        currency: 'EUR',
        items: [{ item_id: 'N1' }, { item_id: 'S1' }],
      },
    });
  });

  it('of a change names only what came or left, and how much of it', () => {
    const fewer = { ...line, cantidad: 1, importe: 85 };
    expect(basketChanged([], [line])).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 340, items: [{ quantity: 4, price: 85 }] } },
    ]);
    expect(basketChanged([line], [fewer])).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { value: 255, items: [{ quantity: 3 }] } },
    ]);
    expect(basketChanged([line], [])).toMatchObject([{ event: 'remove_from_cart', ecommerce: { value: 340 } }]);
    expect(basketChanged([fewer], [line])).toMatchObject([{ event: 'add_to_cart', ecommerce: { value: 255 } }]);
    expect(basketChanged([line], [line])).toEqual([]);
  });

  it('of a search says what it was understood as, in words of the shop', () => {
    expect(searched('205/55 R16')).toEqual({ event: 'search', search_term: '205/55 R16' });
    expect(searched(undefined)).toEqual({ event: 'search', search_term: '(sin resultados)' });
  });

  it('never says who, or of which vehicle, whatever a basket and its order hold', () => {
    const mark = fc.constantFrom('nuria.serra', '1234BCD', '611222333', 'Carrer Major', '12345678Z', 'RO-2026-00017');
    fc.assert(
      fc.property(mark, fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }), (who, names) => {
        const marked = Object.fromEntries([
          ...names.map((name) => [`x${name}`, who]),
          ...['matricula', 'email', 'cestaID', 'orderNumber', 'telefono', 'nombre', 'selectedTaller'].map((name) => [
            name,
            who,
          ]),
        ]);
        const personal: ToldBasket = {
          ...marked,
          products: [{ ...marked, ...line }],
          services: [{ ...marked, ...service }],
          totals: { ...marked, ...basket.totals },
        };
        const owned: ToldOrder = { ...marked, ...order };
        const events = [
          listSeen('selectorResults', [{ ...marked, ...tyre }]),
          itemChosen('selectorResults', { ...marked, ...tyre }),
          itemSeen({ ...marked, ...tyre }),
          basketSeen('view_cart', personal),
          basketSeen('add_shipping_info', personal),
          paymentChosen(personal, owned),
          purchased(personal, owned, 'x-1'),
          ...basketChanged([], personal.products),
          ...basketChanged(personal.products, []),
        ];
        expect(JSON.stringify(events)).not.toContain(who);
      }),
    );
  });
});

describe('the same event', () => {
  it('within 1,000 ms is told once, by its name and what it says', () => {
    const isRepeated = newOnce();
    expect(isRepeated(itemSeen(tyre), 0)).toBe(false);
    expect(isRepeated(itemSeen(tyre), 999)).toBe(true);
    expect(isRepeated(itemSeen({ ...tyre, precio: 90 }), 999)).toBe(false);
    expect(isRepeated(listSeen('a', [tyre]), 999)).toBe(false);
    expect(isRepeated(itemSeen(tyre), 1000)).toBe(false);
    expect(isRepeated(itemSeen(tyre), 1999)).toBe(true);
    expect(isRepeated(itemSeen(tyre), 2000)).toBe(false);
  });
});

describe('what somebody typed', () => {
  it.each([
    'nuria@example.com',
    'busco a pere＠example.com',
    '1234 BCD',
    'mi coche 1234bcd',
    'B-1234-AB',
    '1234 B C D',
    'A1234',
    '611222333',
    '+376 345 678',
    '611 22 23 33',
    '12345678Z',
    'X1234567L',
    '4111 1111 1111 1111',
    '205/55 R16 1234 BCD',
    '205/55 R16 611222333',
  ])('may be somebody: %s', (typed) => expect(looksPersonal(typed)).toBe(true));

  it.each(['205/55 R16 91V', '2055516', 'michelin primacy 4', 'batería 70 Ah', '5W30', 'neumáticos de invierno', ''])(
    'is nobody: %s',
    (typed) => expect(looksPersonal(typed)).toBe(false),
  );

  it('may be somebody however a plate is set apart and whatever stands around it', () => {
    const digits = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
    const letters = fc.string({ unit: fc.constantFrom(...'BCDFGHJKLMNPRSTVWXYZ'), minLength: 3, maxLength: 3 });
    const word = fc.constantFrom('', 'coche', 'michelin', 'aceite para');
    fc.assert(
      fc.property(
        digits,
        letters,
        fc.constantFrom('', ' ', '-', '.'),
        word,
        word,
        (number, three, apart, before, after) => {
          expect(looksPersonal(`${before} ${number}${apart}${three} ${after}`)).toBe(true);
        },
      ),
    );
  });
});
