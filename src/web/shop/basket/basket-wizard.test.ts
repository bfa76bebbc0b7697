import type { Basket } from '#contract/basket.ts';
import { basketSteps, type BasketStep } from '#domain/basket/steps.ts';
import { basket as ca } from '#i18n/ca/basket.ts';
import { basket as es } from '#i18n/es/basket.ts';
import { describe, expect, test } from 'vitest';
import {
  backFrom,
  basketRow,
  basketStations,
  basketTitle,
  goOnFrom,
  hasLostTime,
  pageOfBasketStep,
  pageOfStation,
} from './basket-wizard.ts';

const basket = (facts: object) => ({ agotados: [], hold: null, pedido: null, ...facts }) as unknown as Basket;

test('every step has a page of its own', () =>
  expect(new Set(basketSteps.map(pageOfBasketStep)).size).toBe(basketSteps.length));

test('four stations are seen, in the order of their steps, and each begins at a page of its own', () => {
  expect([...new Set(basketSteps.map((step) => basketRow(step).station))]).toEqual([...basketStations]);
  for (const station of basketStations)
    expect(basketSteps.map(basketRow)).toContainEqual(
      expect.objectContaining({ station, page: pageOfStation[station] }),
    );
});

test.each<[BasketStep, BasketStep | undefined]>([
  ['opciones', undefined],
  ['talleres', 'opciones'],
  ['fecha-y-hora', 'opciones'],
  ['registro', 'fecha-y-hora'],
  ['datos-facturacion', 'registro'],
  ['pago', 'fecha-y-hora'],
  ['tu-reserva', undefined],
])('the way back from the screen of %s leads to %s', (step, to) =>
  expect(backFrom(step, basket({ services: [{ obligatorio: false }] }))).toBe(to),
);

test.each([es, ca])('every title stands in the texts', (t) => {
  for (const step of basketSteps) {
    const { title } = basketRow(step);
    if (title) expect(t[title]).toEqual(expect.any(String));
  }
});

test('a reservation that is not paid has another title', () => {
  expect(basketTitle('tu-reserva', basket({ pedido: { status: 'pendiente-pago' } }))).toBe('sinPagarTitulo');
  expect(basketTitle('tu-reserva', basket({ pedido: { status: 'confirmado' } }))).toBeNull();
  expect(basketTitle('pago', basket({ pedido: { status: 'pendiente-pago' } }))).toBe('pagoTitulo');
  expect(basketTitle('solicitud', null)).toBeNull();
  expect(basketTitle('registro', null)).toBe('registroTitulo');
});

test('who is signed in is asked how they pay, not who they are', () => {
  expect(basketTitle('registro', null, true)).toBe('pagoTitulo');
  expect(basketTitle('talleres', null, true)).toBe('talleresTitulo');
});

describe('the main action', () => {
  test.each<[BasketStep, object, BasketStep | null]>([
    ['solicitud', {}, 'talleres'],
    ['solicitud', { agotados: ['N1'] }, null],
    ['opciones', {}, 'talleres'],
    ['opciones', { agotados: ['N1'] }, null],
    ['talleres', {}, null],
    ['fecha-y-hora', {}, null],
    ['fecha-y-hora', { hold: {} }, 'registro'],
    ['registro', {}, null],
    ['pago', {}, null],
  ])('of %s with %o leads to %s', (step, facts, to) => expect(goOnFrom(step, basket(facts))).toBe(to));
});

test('a time that ran out takes no page away where somebody types', () => {
  const ranOut = basket({ selectedDate: '2026-11-24', selectedTime: '10:00' });
  expect(basketSteps.filter((step) => hasLostTime(step, ranOut))).toEqual(['registro', 'datos-facturacion', 'pago']);
  expect(hasLostTime('pago', basket({ ...ranOut, hold: {} }))).toBe(false);
});
