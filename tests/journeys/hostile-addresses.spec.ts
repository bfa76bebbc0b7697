import { request } from 'node:http';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

/** The status of an address that is sent letter by letter: neither a browser nor fetch would. */
const statusOf = async (path: string, method = 'GET'): Promise<number> =>
  await new Promise((resolve, reject) => {
    const asked = request(shopUrl, { method, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.path = path;
    asked.once('error', reject).end();
  });

const long = 'a'.repeat(290);

/** Not an address of the shop, however it is written. */
const wrong = [
  '/assets/../../package.json',
  '/assets/.',
  '/assets/..',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/%00',
  '//[::1',
  '//a:b@c/',
  '//:99999/',
  '//evil.example/x',
  '/\\evil.example',
  '/%',
  '/%ff',
  '/%c0%ae',
  '*',
  '?x',
  'http://[::1',
  '/.env',
  '/ca/%00',
  '/neumaticos/%00',
  '/neumaticos/%0a',
  '/neumaticos/%ff',
  '/neumaticos/%',
  '/neumaticos/%F0%9F%92%A9',
  `/neumaticos/${long}`,
  '/neumaticos/michelin/%00',
  `/neumaticos/michelin/${long}`,
  '/ca/pneumatics/%00',
  '/neumaticos/4x4?pagina=9999999999',
  '/neumaticos/4x4.data?pagina=9999999999',
  '/neumaticos/%00.data',
  '/talleres-mecanicos/%00',
  '/talleres-mecanicos/%0a',
  '/talleres-mecanicos/lleida/%00',
  '/camaras/%00',
  '/promociones/%00',
  '/matricula/%00',
  '/calendario/cita/%00.ics?firma=x',
  '/pagos/%00/aviso',
  '/api/es/%00',
  '/api/es/producto/%00',
  '/api/es/..%2f..%2f',
];

/** An address of the shop with something odd in its question. */
const odd = [
  '/neumaticos/4x4?pagina=-1',
  '/neumaticos/4x4?pagina=abc',
  '/neumaticos/4x4?orden=%00',
  '/neumaticos?pagina=1e99',
  '/buscar?q=%00',
  '/cita-previa?servicio=%00',
  'http://a:b@c/',
];

for (const path of wrong) {
  test(`${path.slice(0, 60)} is the caller’s fault`, async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const status = await statusOf(path, method);
      expect([method, status >= 400 && status < 500, status]).toEqual([method, true, status]);
    }
  });
}

for (const path of odd) {
  test(`${path} breaks nothing`, async () => {
    expect(await statusOf(path)).toBeLessThan(500);
  });
}
