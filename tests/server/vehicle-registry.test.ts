import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpRegistry } from '#server/vehicles/http-registry.ts';

let provider: Server | undefined;
const stop = async (): Promise<void> => {
  provider?.closeAllConnections();
  await new Promise((resolve) => (provider ? provider.close(resolve) : resolve(undefined)));
  provider = undefined;
};
afterEach(stop);

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  provider = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
};

const plate = { matricula: '1234BCD', pais: 'ES' } as const;
const vehicle = {
  tipoVehiculo: 'turismo',
  marca: 'BMW',
  modelo: '320d',
  motor: '2.0d 184',
  desde: 2012,
  hasta: 2018,
  matriculacion: '2014-10',
  medidas: [
    { delantera: '225/50R17 94W', original: true },
    { delantera: '225/45R18 91Y', trasera: '255/40R18 95Y', original: false },
  ],
};

/** A registry that asks a provider who answers so, with what it was told and how often it was asked. */
const asking = async (answer: RequestListener, wish: { limitMs?: number; failures?: number } = {}) => {
  const told: string[] = [];
  let asked = 0;
  let now = new Date('2027-02-09T08:00:00Z');
  const url = await listen((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const registry = httpRegistry({
    url,
    key: 'clave-del-proveedor',
    clock: () => now,
    onFailure: (why) => told.push(why),
    limitMs: 300,
    ...wish,
  });
  return {
    registry,
    told,
    asked: () => asked,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
};

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const noAnswer = { refusal: 'registro-no-responde' };

describe('a provider that answers', () => {
  it('is asked with plate, country and key, and gives the vehicle', async () => {
    let heard: unknown;
    const { registry, told } = await asking((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { method, url, headers } = request;
        heard = { method, url, key: headers.authorization, body: JSON.parse(body) as unknown };
        json(vehicle)(request, response);
      });
    });
    expect(await registry.find(plate)).toMatchObject({
      marca: 'BMW',
      matriculacion: '2014-10',
      medidas: [
        { original: true, delantera: { medida: '225/50 R17 94W' }, trasera: undefined },
        { original: false, delantera: { ic: 91, cv: 'Y' }, trasera: { medida: '255/40 R18 95Y' } },
      ],
    });
    expect(heard).toEqual({
      method: 'POST',
      url: '/v1/vehiculos',
      key: 'Bearer clave-del-proveedor',
      body: { matricula: '1234BCD', pais: 'ES' },
    });
    expect(told).toEqual([]);
  });

  it('and tells of the owner is not listened to', async () => {
    const { registry } = await asking(json({ ...vehicle, titular: 'Laia Ferrer', nif: '12345678Z' }));
    expect(JSON.stringify(await registry.find(plate))).not.toMatch(/Laia|12345678Z/);
  });

  it('with a size that cannot be read loses that set, not the vehicle', async () => {
    const medidas = [{ delantera: 'redonda', original: true }, ...vehicle.medidas];
    const { registry } = await asking(json({ ...vehicle, medidas }));
    expect(await registry.find(plate)).toMatchObject({ medidas: [{ original: true }, { original: false }] });
  });

  it('that it knows no such plate has answered, as often as it says so', async () => {
    const { registry, told } = await asking(json({}, 404));
    for (let turn = 0; turn < 7; turn += 1)
      expect(await registry.find(plate)).toEqual({ refusal: 'matricula-desconocida' });
    expect(told).toEqual([]);
  });
});

describe('a provider that does not answer', () => {
  const failing: readonly (readonly [how: string, why: string, answer: RequestListener])[] = [
    ['slowly', 'too slow', () => {}],
    ['slowly, drop by drop', 'too slow', (_, response) => void response.writeHead(200).write('{')],
    ['with an error', 'status 500', json({ error: 'x' }, 500)],
    ['that the key is wrong', 'status 401', json({}, 401)],
    ['with a page', 'not JSON', (_, response) => void response.end('<html>1234BCD</html>')],
    ['with nothing', 'not JSON', (_, response) => void response.end()],
    ['with something else', 'not a vehicle', json([1234])],
    ['with half a vehicle', 'not a vehicle', json({ ...vehicle, marca: null })],
    ['with a wrong month', 'not a vehicle', json({ ...vehicle, matriculacion: '2014-13' })],
    ['endlessly', 'too long', (_, response) => void response.end('x'.repeat(200_000))],
    ['by breaking off', 'other side closed', (_, response) => void response.destroy()],
    ['elsewhere', 'unexpected redirect', (_, response) => void response.writeHead(302, { location: '/v1/otro' }).end()],
  ];

  it.each(failing)('properly, but %s, is one refusal, and the log hears no plate', async (_, why, answer) => {
    const { registry, told } = await asking(answer);
    expect(await registry.find(plate)).toEqual(noAnswer);
    expect(told).toEqual([why]);
    expect(told.join()).not.toContain(plate.matricula);
  });

  it('at all is one refusal', async () => {
    const { registry, told } = await asking(json(vehicle));
    await stop();
    expect(await registry.find(plate)).toEqual(noAnswer);
    expect(told).toHaveLength(1);
  });

  it('is waited for no longer than the limit', async () => {
    const { registry } = await asking(() => {}, { limitMs: 150 });
    const began = performance.now();
    await registry.find(plate);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});

describe('a provider that fails again and again', () => {
  it('is left in peace, then tried once, and asked as before when it answers', async () => {
    let well = false;
    const { registry, asked, later } = await asking((request, response) =>
      (well ? json(vehicle) : json({}, 500))(request, response),
    );
    for (let turn = 0; turn < 8; turn += 1) expect(await registry.find(plate)).toEqual(noAnswer);
    expect(asked()).toBe(5);

    later(31_000);
    expect(await Promise.all([registry.find(plate), registry.find(plate)])).toEqual([noAnswer, noAnswer]);
    expect(asked()).toBe(6);
    expect(await registry.find(plate)).toEqual(noAnswer);
    expect(asked()).toBe(6);

    well = true;
    later(31_000);
    expect(await registry.find(plate)).toMatchObject({ marca: 'BMW' });
    expect(await registry.find(plate)).toMatchObject({ marca: 'BMW' });
    expect(asked()).toBe(8);
  });
});

describe('a provider that knows more of a vehicle', () => {
  const facts = {
    combustible: 'diesel',
    potenciaKw: 135,
    potenciaCv: 184,
    codigoMotor: 'N47D20C',
    capacidadCarter: 5.2,
    aceites: [{ norma: 'BMW LL-04', sae: '5W-30' }],
    anoFabricacion: 2014,
    bateria: 'L5 90Ah AGM',
  };
  const answering = async (more: object) => {
    const { registry } = await asking((_, response) => response.end(JSON.stringify({ ...vehicle, ...more })));
    return await registry.find(plate);
  };

  it('is heard', async () => {
    expect(await answering(facts)).toMatchObject({
      ...facts,
      aceites: [{ norma: 'BMW LL-04', sae: '5W-30', condicion: undefined }],
    });
  });

  it('and says nonsense loses that fact and no other', async () => {
    const nonsense = { combustible: 'agua', potenciaCv: -3, capacidadCarter: 900, aceites: [{ norma: '', sae: 'x' }] };
    expect(await answering({ ...facts, ...nonsense })).toMatchObject({
      marca: 'BMW',
      combustible: undefined,
      potenciaKw: 135,
      potenciaCv: undefined,
      capacidadCarter: undefined,
      aceites: [],
      anoFabricacion: 2014,
    });
  });
});
