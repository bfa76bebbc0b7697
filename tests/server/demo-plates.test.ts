import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { vehiclesHandlers } from '#server/vehicles/vehicles-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';

let runtime: TestRuntime;
beforeAll(async () => {
  const database = await openTestDatabase(demoChain);
  runtime = await startRuntime(vehiclesHandlers({ registry: demoRegistry() }), { database });
});
afterAll(async () => await runtime.close());

it.each(demoPlates)('the demo sells tyres in every size of %s, which its pages propose', async (matricula) => {
  const { medidas } = await runtime.call('findTyresByPlate', { body: { matricula } });
  const sizes = medidas.flatMap(({ delantera, trasera }) => [delantera, ...(trasera ? [trasera] : [])]);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ total }) => total === 0).map(({ medida }) => medida)).toEqual([]);
});

it('one of them has other tyres at the back', async () => {
  const found = await Promise.all(
    demoPlates.map(async (matricula) => await runtime.call('findTyresByPlate', { body: { matricula } })),
  );
  expect(
    found
      .flatMap(({ medidas }) => medidas)
      .some(({ trasera, delantera }) => trasera && trasera.ancho > delantera.ancho),
  ).toBe(true);
});
