import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import helmet from '@fastify/helmet';
import { expect, test } from 'vitest';
import { mountPages } from '#server/http/mount-pages.ts';

const site = async (render: (request: Request) => Response) => {
  const app = fastify();
  await app.register(helmet, { enableCSPNonces: true, contentSecurityPolicy: { directives: {} } });
  await mountPages(app, {
    clientFolder: await mkdtemp(join(tmpdir(), 'rodera-pages-')),
    publicUrl: 'http://localhost',
    render: async ({ request }) => render(request),
  });
  return app;
};

test('a page is sent as it was rendered, letter by letter', async () => {
  const app = await site(() => new Response('Pneumàtics · 38,99 €', { headers: { 'content-type': 'text/html' } }));
  const { statusCode, body, headers } = await app.inject('/ca');
  expect([statusCode, body]).toEqual([200, 'Pneumàtics · 38,99 €']);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
});

// Specification, endpoints: HEAD /{path} confirms a missing page.
test.each([200, 404])('HEAD answers with the status of the page, %i, and nothing else', async (status) => {
  const headers = { 'content-type': 'text/html' };
  const app = await site(({ method }) => new Response(method === 'HEAD' ? null : 'page', { status, headers }));
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/neumaticos/nada' });
  expect([statusCode, body]).toEqual([status, '']);
});
