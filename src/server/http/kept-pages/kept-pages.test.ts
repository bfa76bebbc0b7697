import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPages, type KeptPage, type MadePage } from './kept-pages.ts';
import type { Packing } from './packed.ts';

const inline = { scripts: [], looks: [] };

/** A shop that says something, and what of it was asked. */
const shopSaying = (text: string) => {
  const shop = { text, made: 0, compared: 0, isAway: false, status: 200, apology: '' };
  const said: object[] = [];
  const read = () => {
    if (shop.isAway) throw new Error('nobody answers');
    return shop.text;
  };
  const pages = keepPages<null>({
    make: async () => {
      shop.made += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (shop.isAway && shop.apology)
        return { status: 503, headers: {}, html: Buffer.from(shop.apology), inline, from: undefined };
      const html = Buffer.from(read());
      const from =
        shop.status === 200 ? { calls: [{ name: 'siteInit', parts: {}, digest: shop.text }] as const } : undefined;
      return { status: shop.status, headers: {}, html, inline, from };
    },
    isStillSame: async ({ calls }) => {
      shop.compared += 1;
      return await Promise.resolve(read() === calls[0]?.digest);
    },
    maxBytes: 40_000,
    log: pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line) as object) }),
  });
  return {
    shop,
    said,
    ...pages,
    find: async (key: string) => await pages.find(key, null),
    sent: async (key: string, packings: readonly [Packing, ...Packing[]]) => {
      const page = await pages.find(key, null);
      if (!('packed' in page)) throw new Error('this is no page');
      return await pages.packedFor(key, page, packings);
    },
    prepare: async (key: string) => await pages.prepare(key, null),
  };
};

const textOf = (page: KeptPage | MadePage): string =>
  'html' in page ? page.html.toString() : gunzipSync(page.packed.gzip ?? '').toString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a page that is kept', () => {
  it('is made twice, and from then on sent without being made', async () => {
    const { shop, find } = shopSaying('uno');
    for (let time = 0; time < 5; time += 1) expect(textOf(await find('/'))).toBe('uno');
    expect([shop.made, shop.compared]).toEqual([2, 0]);
  });

  it('is compared with the shop once a fifth of a second, and made anew when the shop says something else', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    vi.advanceTimersByTime(401);
    await Promise.all([find('/'), find('/'), find('/')]);
    expect([shop.made, shop.compared]).toEqual([2, 1]);
    shop.text = 'dos';
    vi.advanceTimersByTime(401);
    expect(textOf(await find('/'))).toBe('dos');
    expect([shop.made, shop.compared]).toEqual([3, 2]);
  });

  it('lets nobody wait who asks soon after: it is sent as it was and compared meanwhile, once for all who ask', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    shop.text = 'dos';
    vi.advanceTimersByTime(201);
    const asked = await Promise.all([find('/'), find('/'), find('/')]);
    expect(asked.map(textOf)).toEqual(['uno', 'uno', 'uno']);
    await vi.waitFor(async () => expect(textOf(await find('/'))).toBe('dos'));
    expect([shop.made, shop.compared]).toEqual([3, 1]);
  });

  it('that could not be compared meanwhile is sent as it was, and asked for again', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    shop.isAway = true;
    vi.advanceTimersByTime(201);
    expect(textOf(await find('/'))).toBe('uno');
    await new Promise((resolve) => setImmediate(resolve));
    Object.assign(shop, { isAway: false, text: 'dos' });
    vi.advanceTimersByTime(201);
    expect(textOf(await find('/'))).toBe('dos');
  });

  it('takes no more memory than its packed form has bytes', async () => {
    const { entries, sent } = shopSaying(randomBytes(12_000).toString('hex'));
    await sent('/', ['br', 'gzip']);
    for (const packing of ['gzip', 'br'] as const) {
      await vi.waitFor(async () => expect((await sent('/', ['br', 'gzip'])).packing).toBe(packing));
      const forms = Object.values(entries()[0]?.[1].packed ?? {});
      for (const packed of forms) expect(packed.buffer.byteLength).toBeLessThan(packed.length + 100);
      expect(forms).toHaveLength(1);
    }
  });

  it('is sent as gzip until brotli is made for who takes both, and packed once for all who wait', async () => {
    const { entries, sent } = shopSaying('uno'.repeat(5000));
    for (const expected of ['gzip', 'gzip', 'br'])
      await vi.waitFor(async () => expect((await sent('/', ['br', 'gzip'])).packing).toBe(expected));
    const asked = await Promise.all(Array.from({ length: 9 }, async () => await sent('/', ['gzip'])));
    expect(new Set(asked.map(({ bytes }) => bytes)).size).toBe(1);
    expect(gunzipSync(asked[0]?.bytes ?? '').toString()).toBe('uno'.repeat(5000));
    expect(Object.keys(entries()[0]?.[1].packed ?? {}).toSorted()).toEqual(['br', 'gzip']);
  });

  it('is not packed again for who asked for it alone, unless nothing else is taken', async () => {
    const { entries, sent } = shopSaying('uno');
    expect((await sent('/', ['br', 'gzip'])).packing).toBe('gzip');
    const { packing, bytes } = await sent('/x', ['br']);
    expect([packing, brotliDecompressSync(bytes).toString()]).toEqual(['br', 'uno']);
    expect(entries()).toEqual([]);
  });

  it('that changes while its former state is packed is sent as it is now', async () => {
    const { shop, find, packedFor, entries } = shopSaying('uno'.repeat(5000));
    await find('/');
    const before = await find('/');
    if (!('packed' in before)) throw new Error('not kept');
    const packing = packedFor('/', before, ['br']);
    shop.text = 'dos';
    vi.advanceTimersByTime(401);
    await find('/');
    await packing;
    const [, after] = entries()[0] ?? [];
    expect(after && textOf(after)).toBe('dos');
  });

  it('is made once for all who ask for it at once, and packed once', async () => {
    const { shop, find } = shopSaying('uno');
    const [first, ...others] = await Promise.all(Array.from({ length: 200 }, async () => await find('/')));
    expect(shop.made).toBe(1);
    expect(others.every((each) => each === first)).toBe(true);
  });

  it('is sent as it was while the shop cannot be asked, for ten minutes; then it is made as where nothing is kept', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    shop.isAway = true;
    vi.advanceTimersByTime(9 * 60_000);
    expect(textOf(await find('/'))).toBe('uno');
    vi.advanceTimersByTime(60_001);
    shop.apology = 'volvemos pronto';
    expect(await find('/')).toMatchObject({ status: 503, html: Buffer.from('volvemos pronto') });
    Object.assign(shop, { isAway: false, text: 'dos' });
    vi.advanceTimersByTime(201);
    expect(textOf(await find('/'))).toBe('dos');
  });

  it('of which nobody can say whether it is the same is said so in the log, and not asked for by everybody', async () => {
    const { shop, find, said } = shopSaying('uno');
    await find('/');
    await find('/');
    shop.isAway = true;
    vi.advanceTimersByTime(401);
    for (let time = 0; time < 9; time += 1) expect(textOf(await find('/'))).toBe('uno');
    expect(shop.compared).toBe(1);
    expect(said).toEqual([
      expect.objectContaining({
        page: '/',
        msg: 'a kept page is sent although nobody can say whether it is still the same',
      }),
    ]);
  });

  it('whose next state breaks for long is shown as it breaks', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    Object.assign(shop, { text: 'dos', status: 500 });
    vi.advanceTimersByTime(10 * 60_001);
    expect(await find('/')).toMatchObject({ status: 500 });
  });

  it('stays while a rendering of its next state breaks, and goes when it is no page any more', async () => {
    const { shop, find } = shopSaying('uno');
    await find('/');
    await find('/');
    Object.assign(shop, { text: 'dos', status: 500 });
    vi.advanceTimersByTime(401);
    expect(textOf(await find('/'))).toBe('uno');
    shop.status = 404;
    vi.advanceTimersByTime(201);
    expect(await find('/')).toMatchObject({ status: 404 });
    shop.status = 200;
    expect(textOf(await find('/'))).toBe('dos');
  });

  it('a page that is none is not kept: every question is answered anew', async () => {
    const { shop, find } = shopSaying('nada');
    shop.status = 404;
    for (let time = 0; time < 3; time += 1) expect(await find('/x')).toMatchObject({ status: 404 });
    expect(shop.made).toBe(3);
  });

  it.each([1, 2, 3])(
    'is not pushed out by thousands of addresses that somebody made up, each asked %i times',
    async (times) => {
      const { shop, find } = shopSaying('uno');
      for (let time = 0; time < 9; time += 1) for (const read of ['/', '/a']) await find(read);
      for (let index = 0; index < 1000; index += 1)
        for (let time = 0; time < times; time += 1) await find(`/selector/resultados?ancho=${index}`);
      const before = shop.made;
      for (const read of ['/', '/a']) await find(read);
      expect(shop.made).toBe(before);
    },
  );

  it('that nobody asks for any more makes room', async () => {
    const { shop, find } = shopSaying('uno');
    for (let time = 0; time < 9; time += 1) await find('/');
    // Its asks count half with every twenty thousand others.
    for (let index = 0; index < 100_000; index += 1) await find(`/${index % 20}`);
    for (let index = 0; index < 40; index += 1) await Promise.all([find(`/new/${index}`), find(`/new/${index}`)]);
    for (let index = 0; index < 40; index += 1) await find(`/new/${index}`);
    const before = shop.made;
    await find('/');
    expect(shop.made).toBe(before + 1);
  });

  it('that everybody asked for and nobody does now keeps no other out', async () => {
    const { shop, find } = shopSaying('uno');
    for (let time = 0; time < 30_000; time += 1) await find('/');
    for (let index = 0; index < 200; index += 1)
      for (let time = 0; time < 2; time += 1) await find(`/selector/resultados?ancho=${index}`);
    for (let time = 0; time < 4; time += 1) await find('/new');
    const before = shop.made;
    // Both are there.
    for (const read of ['/new', '/']) await find(read);
    expect(shop.made).toBe(before);
  });

  it('of an earlier process is compared with the shop once, and sent without being made', async () => {
    const before = shopSaying('uno');
    await before.find('/');
    await before.find('/');
    const after = shopSaying('uno');
    after.restore(before.entries());
    for (let time = 0; time < 3; time += 1) expect(textOf(await after.find('/'))).toBe('uno');
    expect([after.shop.made, after.shop.compared]).toEqual([0, 1]);
  });

  it('of an earlier process is not sent where the shop cannot be asked, or says something else', async () => {
    const before = shopSaying('uno');
    await before.find('/');
    await before.find('/');
    const after = shopSaying('dos');
    after.restore(before.entries());
    after.shop.isAway = true;
    await expect(after.find('/')).rejects.toThrow('nobody answers');
    after.shop.isAway = false;
    expect(textOf(await after.find('/'))).toBe('dos');
  });

  it('that is made before anybody asks is made once, and not again where somebody asked meanwhile', async () => {
    const { shop, find, prepare } = shopSaying('uno');
    await Promise.all([prepare('/'), find('/')]);
    await prepare('/');
    expect(textOf(await find('/'))).toBe('uno');
    expect([shop.made, shop.compared]).toEqual([1, 0]);
  });

  it('that breaks when it is made before anybody asks says so, and is made for who asks', async () => {
    const { shop, find, prepare } = shopSaying('uno');
    shop.status = 500;
    await expect(prepare('/')).rejects.toThrow('the page answers 500');
    shop.status = 404;
    await prepare('/');
    shop.status = 200;
    expect(textOf(await find('/'))).toBe('uno');
  });

  it('of more than there is room for, those asked for last stay', async () => {
    const { shop, find } = shopSaying('uno');
    const addresses = Array.from({ length: 100 }, (_, index) => `/${index}`);
    for (const each of addresses) await find(each);
    for (const each of addresses) await find(each);
    const before = shop.made;
    await find('/99');
    expect(shop.made).toBe(before);
    await find('/0');
    expect(shop.made).toBe(before + 1);
  });
});
