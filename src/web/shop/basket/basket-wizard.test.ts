import type { Basket } from '#contract/basket.ts';
import { basketSteps, type BasketStep } from '#domain/basket/steps.ts';
import { basket as ca } from '#i18n/ca/basket.ts';
import { basket as es } from '#i18n/es/basket.ts';
import { describe, expect, test } from 'vitest';
import { basketRow, basketTitle, goOnFrom, hasLostTime, pageOfBasketStep } from './basket-wizard.ts';

const basket = (facts: object) => ({ agotados: [], hold: null, pedido: null, ...facts }) as unknown as Basket;
const nobody = { account: false, contact: false, billing: false };

test('every step has a page of its own', () =>
  expect(new Set(basketSteps.map(pageOfBasketStep)).size).toBe(basketSteps.length));

test.each([es, ca])('every title and what is said below it stand in the texts', (t) => {
  for (const step of basketSteps) {
    const { title, lead } = basketRow(step);
    if (title) expect(t[title]).toEqual(expect.any(String));
    if (lead) expect(t[lead]).toEqual(expect.any(String));
  }
});

test('a reservation that is not paid has another title', () => {
  expect(basketTitle('tu-reserva', basket({ pedido: { status: 'pendiente-pago' } }))).toBe('sinPagarTitulo');
  expect(basketTitle('tu-reserva', basket({ pedido: { status: 'confirmado' } }))).toBeNull();
  expect(basketTitle('pago', basket({ pedido: { status: 'pendiente-pago' } }))).toBe('pagoTitulo');
  expect(basketTitle('solicitud', null)).toBeNull();
});

describe('the main action', () => {
  test.each<[BasketStep, object, object, BasketStep | null]>([
    ['solicitud', {}, {}, 'opciones'],
    ['solicitud', { agotados: ['N1'] }, {}, null],
    ['opciones', {}, {}, 'talleres'],
    ['talleres', {}, {}, null],
    ['fecha-y-hora', {}, {}, null],
    ['fecha-y-hora', { hold: {} }, {}, 'registro'],
    ['registro', {}, { contact: true }, null],
    ['registro', {}, { account: true }, 'datos-facturacion'],
    ['pago', {}, { account: true }, null],
  ])('of %s with %o for %o leads to %s', (step, facts, known, to) =>
    expect(goOnFrom(step, basket(facts), { ...nobody, ...known })).toBe(to),
  );
});

test('a time that ran out takes no page away where somebody types', () => {
  const ranOut = basket({ selectedDate: '2026-11-24', selectedTime: '10:00' });
  expect(basketSteps.filter((step) => hasLostTime(step, ranOut))).toEqual(['registro', 'datos-facturacion', 'pago']);
  expect(hasLostTime('pago', basket({ ...ranOut, hold: {} }))).toBe(false);
});
