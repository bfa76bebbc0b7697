import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectorHandlers } from '#server/selector/selector-handlers.ts';
import { startHouse, type TestHouse } from '#tests/support/app.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startHouse(selectorHandlers);
});
afterAll(async () => await house.close());

test('a shop without tyres finds none', async () => {
  expect(await house.call('countTyres', { body: { filters: {} } })).toEqual({ total: 0 });
});
