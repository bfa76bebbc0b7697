import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('the shop’s own words are filled in, others are left', () => {
  const words = { nombre: 'Rodera', telefono: '900', libro: 'Rodibook' };
  expect(fillIn('{{nombre}} {{telefono}} {{libro}} {{otro}} {{nombre}}', words)).toBe(
    'Rodera 900 Rodibook {{otro}} Rodera',
  );
});
