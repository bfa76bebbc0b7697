import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import { plateLookUps } from '#contract/vehicles.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { motoRevisionHandlers } from '#server/moto-revision/moto-revision-handlers.ts';
import { revisionsHandlers } from '#server/revisions/revisions-handlers.ts';
import { httpRegistry } from '#server/vehicles/http-registry.ts';
import { ownVehiclesHandlers } from '#server/vehicles/own-vehicles-handlers.ts';
import { vehiclesHandlers } from '#server/vehicles/vehicles-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { ona } from '#tests/support/ona.ts';

/** How the provider answers, as the test says. */
let answer: RequestListener;
let provider: Server;
let shop: TestRuntime;
let handlers: Parameters<typeof startRuntime>[0];
const heard: string[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const registry = httpRegistry({
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    key: undefined,
    clock: () => testNow,
    onFailure: (why) => heard.push(why),
    limitMs: 150,
    // Each call is to meet the failure itself.
    failures: 1000,
  });
  handlers = {
    ...accountsHandlers,
    ...vehiclesHandlers({ registry }),
    ...ownVehiclesHandlers({ registry }),
    ...revisionsHandlers({ registry }),
    ...motoRevisionHandlers({ registry }),
  };
  shop = await startRuntime(handlers, { database: await openTestDatabase(demoChain) });
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  await shop.close();
});

const vehicle = JSON.stringify({ tipoVehiculo: 'turismo', marca: 'SEAT', modelo: 'León (5F)', medidas: [] });
const failures: readonly (readonly [how: string, answer: RequestListener])[] = [
  ['is slow', () => {}],
  ['answers something else', (_, response) => void response.end(JSON.stringify({ coche: 'SEAT' }))],
  ['answers no JSON', (_, response) => void response.end('<html>')],
  ['answers without end', (_, response) => void response.end(`${' '.repeat(300_000)}${vehicle}`)],
  ['fails', (_, response) => void response.writeHead(503).end()],
  [
    'goes away in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-length': vehicle.length });
      response.write(vehicle.slice(0, 20), () => response.destroy());
    },
  ],
];

const plate = '1273 JHM';
const described = { marca: 'SEAT', modelo: 'León (5F)', motor: '2.0 TDI 150' };
const asking: readonly (readonly [name: CallName, body: object])[] = [
  ['findTyresByPlate', { matricula: plate }],
  ['identifyVehicle', { matriculaNumber: plate }],
  ['selectOil', { matricula: plate, kms: 84_000 }],
  ['verifyRevision', { matricula: plate, kms: 84_000, aceite: 5 }],
  ['findOilByPlate', { matricula: plate }],
];

describe('look-ups of plates', () => {
  it('are forty in ten minutes, over all calls together that ask for a plate', async () => {
    answer = (_, response) => void response.end(vehicle);
    const limited = await startRuntime(handlers, { database: shop.database, config: { rateLimit: true } });
    const email = `${randomUUID()}@example.com`;
    const { token, user } = await shop.call('registerUser', { body: { ...ona, email } });
    const keeping = { vehicleData: described, images: [], idUsuario: user.idUser, matriculaNumber: plate };
    const all: typeof asking = [
      ...asking,
      ['addVehicleByPlate', keeping],
      ['readMotoRevision', { matricula: '8739 HZN', cilindrada: '750' }],
    ];
    const counted = Object.entries<{ readonly limit?: object | undefined }>(contract)
      .filter(([, { limit }]) => limit === plateLookUps)
      .map(([name]) => name);
    expect(all.map(([name]) => name).toSorted()).toEqual(counted.toSorted());
    const statusOf = async (n: number) => {
      const [name, body] = all[n % all.length] ?? ['identifyVehicle', {}];
      return (await limited.send(name, { body }, { token })).status;
    };
    for (let n = 0; n < 40; n += 1) expect([n, await statusOf(n)]).not.toEqual([n, 429]);
    for (let n = 0; n < all.length; n += 1) expect([n, await statusOf(n)]).toEqual([n, 429]);
  });
});

describe.each(failures)('a provider that %s', (_, failing) => {
  it('is one refusal of every call that asks for a plate, and no log hears which', async () => {
    answer = failing;
    heard.length = 0;
    for (const [name, body] of asking)
      expect([name, await shop.send(name, { body })]).toEqual([
        name,
        expect.objectContaining({ body: expect.objectContaining({ code: 'registro-no-responde' }) as unknown }),
      ]);
    expect(heard).toHaveLength(asking.length);
    expect(heard.join(' ')).not.toMatch(/1273/);
  });

  it('stops nobody: described by hand the car has its oils, is kept, and a motorcycle its price', async () => {
    answer = failing;
    const select = { matricula: plate, kms: 84_000, vehicle: described };
    expect(await shop.call('selectOil', { body: select })).toMatchObject({ status: 'OK', modelo: 'SEAT León (5F)' });
    expect(await shop.call('describeVehicle', { body: { ...described, matriculaNumber: plate } })).toMatchObject({
      source: 'db',
      vehicleData: { cod_matricula: plate, capacidad_carter: 4.7 },
    });
    expect(await shop.call('readMotoRevision', { body: { matricula: '8739 HZN', cilindrada: '750' } })).toMatchObject({
      idNavision: 'REVMOTO-750',
      vehiculo: null,
    });
    const email = `${randomUUID()}@example.com`;
    const { token, user } = await shop.call('registerUser', { body: { ...ona, email } });
    const { vehicle: kept } = await shop.call(
      'addVehicleByPlate',
      { body: { vehicleData: described, images: [], idUsuario: user.idUser, matriculaNumber: plate } },
      { token },
    );
    expect(kept).toMatchObject({ source: 'db', vehicleData: { cod_matricula: plate, modelo: 'León (5F)' } });
  });
});
