import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { packedAs } from '#server/http/kept-pages/packed.ts';
import { address } from '#contract/addresses.ts';
import { findKinds } from './kinds.ts';
import { wrk } from './wrk.ts';

/** A folder that the server sends files of without having known them when it started. */
const file = 'build/client/share/bench-page.html';

const packed = { 'accept-encoding': 'gzip' };

/** Asks as browsers do, for a page packed or for whether it changed. */
const asking = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`)
    .join('\n');

export interface KeptSpeed {
  /** Of a static file of the same bytes from the same server. */
  readonly gzip: number;
  readonly unchanged: number;
  readonly p99: number;
  readonly failed: number;
}

/** Home as it is kept, beside a file of the same bytes; the two take turns. */
export const measureKept = async (url: string, seconds: number, warmUp: number): Promise<KeptSpeed> => {
  for (let time = 0; time < 3; time += 1) await (await fetch(url)).text();
  const page = await fetch(url);
  const html = await page.text();
  await writeFile(file, html);
  await writeFile(`${file}.gz`, gzipSync(html, { level: 6 }));
  const ask = async (path: string, headers: Readonly<Record<string, string>>, turn: number) =>
    await wrk({ url: url + path, connections: 50, seconds: turn, script: asking(headers) });
  // wrk takes whole seconds.
  const turnSeconds = Math.ceil(seconds / 3);
  const all = { file: 0, gzip: 0, unchanged: 0, p99: 0, failed: 0 };
  for (const path of ['/', '/share/bench-page.html']) await ask(path, packed, warmUp);
  for (let turn = 0; turn < 3; turn += 1) {
    const still = await ask('/share/bench-page.html', packed, turnSeconds);
    const kept = await ask('/', packed, turnSeconds);
    const same = await ask('/', { ...packed, 'if-none-match': page.headers.get('etag') ?? '' }, turnSeconds);
    all.file += still.perSecond;
    all.gzip += kept.perSecond;
    all.unchanged += same.perSecond;
    all.p99 = Math.max(all.p99, kept.p99);
    all.failed += kept.failed + same.failed;
  }
  await rm(file);
  await rm(`${file}.gz`);
  return { gzip: all.gzip / all.file, unchanged: all.unchanged / all.file, p99: all.p99, failed: all.failed };
};

/** How long after its commit a change shows on a page that is kept, in ms: the 99th of a hundred. */
export const measureFreshness = async (url: string, databaseUrl: string, changes: number): Promise<number> => {
  const database = openPostgres(databaseUrl, 1);
  const [workshop, price] = [
    '/talleres-mecanicos/lleida/lleida-cappont',
    '/selector/resultados?ancho=205&llanta=16&serie=55',
  ];
  const told: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const path = change % 2 === 0 ? workshop : price;
    const before = await (await fetch(url + path)).text();
    await (change % 2 === 0
      ? database.run(sql`update workshop set telefono = ${`9${String(10_000_000 + change)}`}`)
      : database.run(sql`update offer set precio = precio + ${change % 4 === 1 ? 100 : -100}`));
    const committed = performance.now();
    while ((await (await fetch(url + path)).text()) === before) {
      if (performance.now() - committed > 10_000) throw new Error(`${path} does not show change ${change}`);
      await pause(5);
    }
    told.push(performance.now() - committed);
  }
  await database.close();
  return told.toSorted((one, other) => one - other)[Math.ceil(told.length * 0.99) - 1] ?? 0;
};

const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** The four kinds of page that most people see. */
const rendered = new Set(['home', 'results', 'sheet', 'workshops']);

/** A page without the scripts that stand in it, but for its data. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*json)[^>]*>(?!window\.__reactRouterContext\.streamController)[^]*?<\/script>/g, '');

/** What a rendering that is not kept takes of the processor, in ms, whatever else the machine does; and how large it is, its looks not counted, and as brotli makes its HTML and data. */
export const measureRendering = async (url: string, pid: number, times: number) => {
  const kinds = (await findKinds(url)).filter(({ name }) => rendered.has(name));
  const measured: { name: string; ms: number; kilobytes: number; packed: number }[] = [];
  for (const { name, path } of kinds) {
    let html = '';
    const render = async (count: number) => {
      for (let time = 0; time < count; time += 1) {
        html = await (await fetch(url + path)).text();
      }
    };
    await render(times);
    const began = processorMs(pid);
    await render(times);
    const ms = (processorMs(pid) - began) / times;
    const plain = html.replaceAll(/<style[^]*?<\/style>/g, '');
    const packed = await packedAs('br', Buffer.from(withoutScripts(plain)));
    measured.push({ name, ms, kilobytes: Buffer.byteLength(plain) / 1000, packed: packed.length / 1000 });
  }
  return measured;
};

/** Asks for so many pages twice each, so that they are kept: sizes, with postcodes, in both languages. */
export const keepMany = async (url: string, pages: number): Promise<void> => {
  const results = address('selectorResults', 'es');
  for (let from = 0; from < pages; from += 20)
    for (let time = 0; time < 2; time += 1)
      await Promise.all(
        Array.from({ length: Math.min(20, pages - from) }, async (_, index) => {
          const cp = String(25_001 + from + index).padStart(5, '0');
          await (await fetch(`${url}${results}?ancho=205&cp=${cp}&llanta=16&serie=55`)).arrayBuffer();
        }),
      );
};
