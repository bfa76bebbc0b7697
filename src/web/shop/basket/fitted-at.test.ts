import { expect, test } from 'vitest';
import { basket as ca } from '#i18n/ca/basket.ts';
import { basket as es } from '#i18n/es/basket.ts';
import { fittedAtInWords } from './fitted-at.tsx';

test('a workshop is the one that was looked at until an hour of it is chosen', () => {
  expect(fittedAtInWords('Lleida', { selectedTime: null }, es)).toContain('que estabas mirando');
  expect(fittedAtInWords('Lleida', { selectedTime: '09:15' }, es)).toContain('que has elegido');
  expect(fittedAtInWords('Lleida', { selectedTime: '09:15' }, ca)).toContain('que has triat');
});
