import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/time.ts';
import { countKept, tellKept } from './count-kept.ts';
import type { KeptEntries } from './kept-file.ts';
import type { MadeFrom } from './made-from.ts';
import { ownBytes } from './own-bytes.ts';

/** A page as it was rendered for nobody in particular. */
export interface MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** The hashes of its own scripts, as a security policy names them (CSP 3, 6.7.3.3). */
  readonly scripts: readonly string[];
  /** Undefined where it may not be kept. */
  readonly from: MadeFrom | undefined;
}

/** A page that was packed once and is sent to everybody. */
export interface KeptPage {
  readonly etag: string;
  readonly scripts: readonly string[];
  readonly gzip: Buffer;
  /** Smaller, and made once somebody waits no more. */
  readonly brotli?: Buffer;
  readonly from: MadeFrom;
}

/** So long a page that was compared with the shop is sent without being compared again. */
const freshMs = 200;
/** So long it is sent to whoever asks while it is compared or made: a comparison takes less, unless the processor is taken. */
const atOnceMs = 2 * freshMs;
/** So long a page is sent while nobody can say whether it is still the same: prices are not much older. */
const staleMs = 10 * minuteMs;
/** Addresses of which it is remembered that somebody asked for them once. */
const asksRemembered = 20_000;

const gzip6 = promisify(gzip);
const brotli7 = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const gzipped = async (html: Buffer): Promise<Buffer> => ownBytes(await gzip6(html, { level: 6 }));
const brotlied = async (html: Buffer): Promise<Buffer> => ownBytes(await brotli7(html, brotliOptions));

const pack = async ({ html, scripts }: MadePage, from: MadeFrom): Promise<KeptPage> => ({
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  scripts,
  gzip: await gzipped(html),
  from,
});

/** An object of the heap costs more than its text; its strings are short. */
const sizeOf = ({ gzip: packed, brotli, from }: KeptPage): number =>
  packed.length + (brotli?.length ?? 0) + from.calls.length * 400 + 800;

export interface KeptPagesParts<Visit> {
  readonly make: (address: string, visit: Visit) => Promise<MadePage>;
  readonly isStillSame: (from: MadeFrom, visit: Visit) => Promise<boolean>;
  readonly maxBytes: number;
  readonly log: Logger;
}

interface Checked {
  readonly page: KeptPage;
  /** When it was last known to be what the shop says, by the process's clock. */
  atMs: number;
}

/**
 * Pages that are rendered once for each state of what they show. A page is kept with what it was made from, and sent as long
 * as the shop still says the same. One that was compared a moment ago is sent while it is compared again; else who asks while
 * one is compared or made waits for it. Only what was asked for twice is kept.
 */
export const keepPages = <Visit>({ make, isStillSame, maxBytes, log }: KeptPagesParts<Visit>) => {
  const kept = new LRUCache<string, Checked>({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  const asked = new LRUCache<string, true>({ max: asksRemembered });
  const underWay = new Map<string, Promise<KeptPage | MadePage>>();
  tellKept(() => ({ pages: kept.size, bytes: kept.calculatedSize }));

  const keep = (key: string, page: KeptPage, atMs: number, html: Buffer): void => {
    kept.set(key, { page, atMs });
    void brotlied(html).then((brotli) => {
      const now = kept.peek(key);
      // Another state of the page may have come meanwhile, or the page may have gone.
      if (now?.page === page) kept.set(key, { page: { ...page, brotli }, atMs: now.atMs });
    });
  };

  const renew = async (key: string, known: Checked | undefined, visit: Visit): Promise<KeptPage | MadePage> => {
    const atMs = performance.now();
    if (known && (await isStillSame(known.page.from, visit))) {
      known.atMs = atMs;
      countKept('same');
      return known.page;
    }
    const made = await make(key, visit);
    if (known && made.status >= 500) throw new Error(`the page answers ${made.status}`);
    if (!made.from) {
      kept.delete(key);
      countKept('not-kept');
      return made;
    }
    countKept(known ? 'changed' : 'made');
    const page = await pack(made, made.from);
    if (known || asked.has(key)) keep(key, page, atMs, made.html);
    else asked.set(key, true);
    return page;
  };

  const renewOrStale = async (key: string, visit: Visit): Promise<KeptPage | MadePage> => {
    const known = kept.get(key);
    try {
      return await renew(key, known, visit);
    } catch (error) {
      if (!known || performance.now() - known.atMs > staleMs) throw error;
      log.warn({ err: error, page: key }, 'a kept page is sent although nobody can say whether it is still the same');
      countKept('stale');
      return known.page;
    }
  };

  const renewOnce = (key: string, visit: Visit): Promise<KeptPage | MadePage> => {
    const already = underWay.get(key);
    if (already) return already;
    const work = renewOrStale(key, visit).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  return {
    /** What is kept, the page asked for last first. */
    entries: (): KeptEntries => [...kept.entries()].map(([key, { page }]) => [key, page]),
    /** Keeps pages of an earlier process: each is compared with the shop before it is sent, and never sent where nobody answers. */
    restore: (pages: KeptEntries): void => {
      for (const [key, page] of pages.toReversed()) kept.set(key, { page, atMs: -Infinity });
    },
    /** Makes a page as if it had been asked for twice; one that is kept already stays as it is. */
    prepare: async (key: string, visit: Visit): Promise<void> => {
      if (kept.has(key)) return;
      asked.set(key, true);
      const page = await renewOnce(key, visit);
      if ('status' in page && page.status >= 500) throw new Error(`the page answers ${page.status}`);
    },
    /** The page of an address: kept, or made now; a page that may not be kept is answered as it was rendered. */
    find: async (key: string, visit: Visit): Promise<KeptPage | MadePage> => {
      const known = kept.get(key);
      const ageMs = known ? performance.now() - known.atMs : Infinity;
      if (!known || ageMs > atOnceMs) return await renewOnce(key, visit);
      // What fails now is told to whoever waits for it.
      if (ageMs > freshMs) renewOnce(key, visit).catch(() => {});
      countKept('fresh');
      return known.page;
    },
  };
};

export type KeptPages<Visit> = ReturnType<typeof keepPages<Visit>>;
