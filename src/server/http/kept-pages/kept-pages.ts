import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/time.ts';
import { countAsks, type Asks } from './count-asks.ts';
import { countKept, tellKept } from './count-kept.ts';
import type { KeptEntries } from './kept-file.ts';
import type { MadeFrom } from './made-from.ts';
import type { Allowed } from '../page-headers.ts';
import { packedAs, unpacked, type Packed, type Packing } from './packed.ts';

/** A page as it was rendered for nobody in particular. */
export interface MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** The hashes of its own scripts and looks, as a security policy names them (CSP 3, 6.7.3.3). */
  readonly inline: Allowed;
  /** Undefined where it may not be kept. */
  readonly from: MadeFrom | undefined;
}

/** A page that is sent to everybody. */
export interface KeptPage {
  readonly etag: string;
  readonly inline: Allowed;
  readonly packed: Packed;
  readonly from: MadeFrom;
}

/** So long a page that was compared with the shop is sent without being compared again. */
const freshMs = 200;
/** So long it is sent to whoever asks while it is compared or made: a comparison takes less, unless the processor is taken. */
const atOnceMs = 2 * freshMs;
/** So long a page is sent while nobody can say whether it is still the same: prices are not much older. */
const staleMs = 10 * minuteMs;
const keepable = async ({ html, inline }: MadePage, from: MadeFrom): Promise<KeptPage> => ({
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  inline,
  packed: { gzip: await packedAs('gzip', html) },
  from,
});

/** An object of the heap costs more than its text; its strings are short. */
const sizeOf = (address: string, { packed: { br, gzip }, from, inline }: KeptPage): number =>
  (br?.length ?? 0) +
  (gzip?.length ?? 0) +
  from.calls.length * 400 +
  (inline.scripts.length + inline.looks.length) * 80 +
  address.length +
  800;

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
  /** When nobody could say, the last time. */
  askedInVainMs?: number;
}

/** Its next state cannot be shown. */
class Broken extends Error {
  readonly made: MadePage;
  constructor(made: MadePage) {
    super(`the page answers ${made.status}`);
    this.made = made;
  }
}

/** Begins work of a name once for all who ask while it is under way. */
const onceAtATime = <Result>() => {
  const underWay = new Map<string, Promise<Result>>();
  return (name: string, begin: () => Promise<Result>): Promise<Result> => {
    const already = underWay.get(name);
    if (already) return already;
    const work = begin().finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
};

/**
 * Packs pages that are kept another way, once for all who want that. Brotli takes the place of gzip, which few want who do not take
 * brotli; for them it is made again and stays.
 */
const packFor = (kept: LRUCache<string, Checked>) => {
  const beingPacked = onceAtATime<Buffer>();

  const pack = async (key: string, page: KeptPage, packing: Packing): Promise<Buffer> => {
    const bytes = await packedAs(packing, await unpacked(page.packed));
    const now = kept.peek(key);
    // Another state of the page may have come meanwhile, or the page may have gone.
    if (now?.page.etag === page.etag) {
      const packed = packing === 'br' ? { br: bytes } : { ...now.page.packed, gzip: bytes };
      kept.set(key, { page: { ...now.page, packed }, atMs: now.atMs });
    }
    return bytes;
  };

  const packOnce = (key: string, page: KeptPage, packing: Packing): Promise<Buffer> =>
    beingPacked(`${packing} ${page.etag} ${key}`, async () => await pack(key, page, packing));

  /**
   * The bytes of a page for who takes these packings, the one they want most first: that one, or another that is there already
   * while it is made.
   */
  return async (key: string, page: KeptPage, [wanted, ...others]: readonly [Packing, ...Packing[]]) => {
    const there = page.packed[wanted];
    if (there) return { packing: wanted, bytes: there };
    const instead = others.find((packing) => page.packed[packing]);
    const bytes = instead && page.packed[instead];
    if (!bytes) return { packing: wanted, bytes: await packOnce(key, page, wanted) };
    if (kept.peek(key)?.page === page) packOnce(key, page, wanted).catch(() => {});
    return { packing: instead, bytes };
  };
};

/**
 * Whether a page is kept: asked for twice, and where room has to be made, at least as often as what gives way, so that nobody pushes
 * out what many read. What stays so stands behind the others from then on: one that many read once would keep all of them out.
 */
const admission =
  (kept: LRUCache<string, Checked>, asks: Asks) =>
  (key: string, page: KeptPage): boolean => {
    const times = asks.timesOf(key);
    if (times < 2) return false;
    if (kept.calculatedSize + sizeOf(key, page) <= kept.maxSize) return true;
    const [oldest = ''] = kept.rkeys();
    if (times >= asks.timesOf(oldest)) return true;
    kept.get(oldest);
    return false;
  };

/**
 * Pages that are rendered once for each state of what they show. A page is kept with what it was made from, and sent as long
 * as the shop still says the same. One that was compared a moment ago is sent while it is compared again; else who asks while
 * one is compared or made waits for it. Only what was asked for twice is kept, and little of it where many ask for what few need.
 */
export const keepPages = <Visit>({ make, isStillSame, maxBytes, log }: KeptPagesParts<Visit>) => {
  const kept = new LRUCache<string, Checked>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) => sizeOf(address, page),
  });
  const asks = countAsks();
  const beingRenewed = onceAtATime<KeptPage | MadePage>();
  const isWorthKeeping = admission(kept, asks);
  tellKept(() => ({ pages: kept.size, bytes: kept.calculatedSize }));

  const renew = async (key: string, known: Checked | undefined, visit: Visit): Promise<KeptPage | MadePage> => {
    const atMs = performance.now();
    if (known && (await isStillSame(known.page.from, visit))) {
      known.atMs = atMs;
      countKept('same');
      return known.page;
    }
    const made = await make(key, visit);
    if (known && made.status >= 500) throw new Broken(made);
    if (!made.from) {
      kept.delete(key);
      countKept('not-kept');
      return made;
    }
    countKept(known ? 'changed' : 'made');
    const page = await keepable(made, made.from);
    if (known || isWorthKeeping(key, page)) kept.set(key, { page, atMs });
    return page;
  };

  const renewOrStale = async (key: string, visit: Visit): Promise<KeptPage | MadePage> => {
    const known = kept.get(key);
    try {
      return await renew(key, known, visit);
    } catch (error) {
      if (!known) throw error;
      known.askedInVainMs = performance.now();
      // What is too old is worth nothing: then it is answered as where nothing is kept.
      if (known.askedInVainMs - known.atMs > staleMs)
        return error instanceof Broken ? error.made : await make(key, visit);
      log.warn({ err: error, page: key }, 'a kept page is sent although nobody can say whether it is still the same');
      countKept('stale');
      return known.page;
    }
  };

  const renewOnce = (key: string, visit: Visit): Promise<KeptPage | MadePage> =>
    beingRenewed(key, async () => await renewOrStale(key, visit));

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
      for (let time = 0; time < 2; time += 1) asks.note(key);
      const page = await renewOnce(key, visit);
      if ('status' in page && page.status >= 500) throw new Error(`the page answers ${page.status}`);
    },
    /** The page of an address: kept, or made now; a page that may not be kept is answered as it was rendered. */
    find: async (key: string, visit: Visit): Promise<KeptPage | MadePage> => {
      asks.note(key);
      const known = kept.get(key);
      const now = performance.now();
      const ageMs = known ? now - known.atMs : Infinity;
      const isResting = known?.askedInVainMs !== undefined && now - known.askedInVainMs < freshMs && ageMs <= staleMs;
      if (isResting) {
        countKept('stale');
        return known.page;
      }
      if (!known || ageMs > atOnceMs) return await renewOnce(key, visit);
      // What fails now is told to whoever waits for it.
      if (ageMs > freshMs) renewOnce(key, visit).catch(() => {});
      countKept('fresh');
      return known.page;
    },
    packedFor: packFor(kept),
  };
};

export type KeptPages<Visit> = ReturnType<typeof keepPages<Visit>>;
