import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BasketLook } from './basket-frame.tsx';

test('where there is no basket no station of the way is done, at whatever page one came in', () => {
  const look = createElement(BasketLook, {
    step: 'pago',
    Screen: () => null,
    title: 'Pago',
    station: 'pago',
    basket: null,
    action: null,
  });
  const Stub = createRoutesStub([{ path: '/cesta/pago', Component: () => look }]);
  const page = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/cesta/pago'] }));
  expect(page).toContain('aria-current="step"');
  expect(page).not.toContain('(hecho)');
  expect(page).not.toContain('data-state="done"');
});
