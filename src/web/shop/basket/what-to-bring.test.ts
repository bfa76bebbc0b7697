import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BasketProduct } from '#contract/basket.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { WhatToBring } from './what-to-bring.tsx';

const said = (path: string, ...kinds: ProductKind[]): string => {
  const products = kinds.map((tipo_producto) => ({ tipo_producto })) as BasketProduct[];
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [path] }, createElement(WhatToBring, { products })),
  );
};

test.each([
  ['a battery', ['bateria'], false],
  ['oil', ['aceite'], false],
  ['tyres', ['neumatico'], true],
  ['a battery and shock absorbers', ['bateria', 'amortiguador'], true],
] as const)('the key of locking bolts is asked for where wheels come off: %s', (_, kinds, asked) => {
  expect(said('/', ...kinds).includes('antirrobo')).toBe(asked);
  expect(said('/ca', ...kinds).includes('antirobatori')).toBe(asked);
  expect(said('/', ...kinds)).toContain('Trae la documentación del vehículo');
});
