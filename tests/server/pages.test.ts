import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { mountPages } from '#server/http/mount-pages.ts';
import { mountPageHeaders } from '#server/http/page-headers.ts';

const site = async (
  render: (request: Request) => Response,
  {
    files = {},
    onNonce,
  }: { readonly files?: Readonly<Record<string, string>>; readonly onNonce?: (nonce: string) => void } = {},
) => {
  const clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(clientFolder, name)), { recursive: true });
    await writeFile(join(clientFolder, name), content);
  }
  const app = fastify();
  mountPageHeaders(app, {});
  await mountPages(app, {
    clientFolder,
    publicUrl: 'http://localhost',
    render: async ({ request, nonce }) => {
      onNonce?.(nonce);
      return render(request);
    },
    readPageData: async () => ({ status: 404, body: {} }),
  });
  return app;
};

test('a page is sent as it was rendered, letter by letter', async () => {
  const app = await site(() => new Response('Pneumàtics · 38,99 €', { headers: { 'content-type': 'text/html' } }));
  const { statusCode, body, headers } = await app.inject('/ca');
  expect([statusCode, body]).toEqual([200, 'Pneumàtics · 38,99 €']);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
});

// HEAD /{path} confirms a missing page (spec G5).
test.each([200, 404])(
  'HEAD says of a page with the status %i what GET would, its length too, and sends nothing of it',
  async (status) => {
    const headers = { 'content-type': 'text/html', 'x-robots-tag': 'noindex' };
    // As the renderer answers: what it is asked by HEAD has no body.
    const app = await site(({ method }) => new Response(method === 'HEAD' ? null : 'página', { status, headers }));
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map(async (method) => await app.inject({ method, url: '/neumaticos/nada' })),
    );
    expect([head?.statusCode, head?.body, get?.body]).toEqual([status, '', 'página']);
    expect(head?.headers['content-length']).toBe('7');
    for (const name of ['content-length', 'content-type', 'cache-control', 'x-robots-tag'])
      expect([name, head?.headers[name]]).toEqual([name, get?.headers[name]]);
  },
);

test('files of the build go before pages, beside them and in folders, and keep as long as their names do', async () => {
  const files = { 'icons.svg': '<svg/>', 'assets/frame-1.js': 'frame()', 'assets/frame-1.js.br': 'pressed' };
  const app = await site(() => new Response('page'), { files });
  const get = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers });

  const icons = await get('/icons.svg');
  expect([icons.body, icons.headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=3600']);
  const script = await get('/assets/frame-1.js');
  expect([script.body, script.headers['cache-control']]).toEqual(['frame()', 'public, max-age=31536000, immutable']);
  const pressed = await get('/assets/frame-1.js', { 'accept-encoding': 'br' });
  expect([pressed.body, pressed.headers['content-encoding']]).toEqual(['pressed', 'br']);
  expect((await get('/neumaticos')).body).toBe('page');
});

test.each(['', '..%2ficons.svg', '..%5cicons.svg', 'deep%2f..%2f..%2ficons.svg', '%00', '.', '//'])(
  'a folder of files gives nothing else than its own: %j',
  async (name) => {
    const app = await site(() => new Response('page'), {
      files: { 'icons.svg': '<svg/>', 'assets/frame-1.js': 'frame()' },
    });
    const { statusCode, body } = await app.inject(`/assets/${name}`);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('<svg');
  },
);

test('a file that is not there is missing, and nobody renders a page for it', async () => {
  const app = await site(() => new Response('page'), { files: { 'assets/frame-1.js': 'frame()' } });
  expect((await app.inject('/assets/frame-0.js')).statusCode).toBe(404);
});

test('each page that is rendered allows its own scripts and looks by a nonce that no other answer has', async () => {
  const nonces: string[] = [];
  const app = await site(() => new Response('página', { headers: { 'content-type': 'text/html' } }), {
    onNonce: (nonce) => nonces.push(nonce),
  });
  const policies = [await app.inject('/'), await app.inject('/')].map(({ headers }) =>
    String(headers['content-security-policy']),
  );
  expect(new Set(nonces).size).toBe(2);
  for (const [at, policy] of policies.entries()) {
    expect(policy).toMatch(`script-src 'self' 'nonce-${nonces[at]}'`);
    expect(policy).toMatch(`style-src 'self' https: 'unsafe-inline' 'nonce-${nonces[at]}'`);
  }
});
