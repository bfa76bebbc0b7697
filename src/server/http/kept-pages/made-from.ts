import { createHash } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { minuteMs } from '#domain/time.ts';
import { jsonText } from '../../json-text.ts';
import type { Call, Outcome } from '../dispatch.ts';
import { foundNothing } from './found-nothing.ts';

type Parts = Pick<Call, 'params' | 'query' | 'body'>;

/** Asks one call in this process, in the name of nobody. */
export type Ask = (name: CallName, parts: Parts) => Promise<Outcome>;

/**
 * What a page was made from: what its calls answered, and what it read of the clock. A page is the same as long as all of
 * that is, because the browser has to build it again from nothing else.
 */
export interface MadeFrom {
  readonly calls: readonly { readonly name: CallName; readonly parts: Parts; readonly digest: string }[];
  /** Milliseconds since 1970, of the minute that the page tells. */
  readonly minute?: number;
  /** `AAAA-MM-DD` at the workshops. */
  readonly day?: string;
}

/** Where it could not be asked what a page shows: what is kept of it may be the same or not. */
export class NotAsked extends Error {
  constructor(name: CallName, status: number) {
    super(`kept pages: ${name} answered ${status}`);
  }
}

interface Now {
  readonly now: Date;
  readonly language: Language;
}

/** What a form is sent with to prove when its page was made: it is another one in each answer. */
const stampOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'sello' in body && typeof body.sello === 'string'
    ? body.sello
    : undefined;

/** What the shop says of itself by such a status; the seconds that are left are others each time. */
const closed: RefusalCode = 'agenda-en-mantenimiento';

const saysClosed = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === closed;

const digestOf = (name: CallName, { status, body }: Outcome): string => {
  if (saysClosed(body)) return closed;
  if (status >= 500) throw new NotAsked(name, status);
  const said = stampOf(body) === undefined ? body : { ...(body as object), sello: '' };
  return createHash('sha1')
    .update(`${status} ${jsonText(said)}`)
    .digest('base64');
};

export const minuteOf = (now: Date): number => Math.floor(now.getTime() / minuteMs) * minuteMs;

/** Takes down what a page is made from, while it is made. */
export const startRecord = (ask: Ask, now: Date) => {
  const outcomes = new Map<string, { name: CallName; parts: Parts; outcome: Outcome }>();
  let minute: number | undefined;
  let day: string | undefined;
  return {
    ask: async (name: CallName, { params, query, body }: Parts): Promise<Outcome> => {
      const outcome = await ask(name, { params, query, body });
      const parts = { params, query, body };
      outcomes.set(`${name} ${JSON.stringify(parts)}`, { name, parts, outcome });
      return outcome;
    },
    /** Whether the address asks for something of which the shop has nothing: made up, or for once. */
    foundNothing: (): boolean =>
      [...outcomes.values()].some(({ name, parts, outcome }) => foundNothing(name, parts, outcome)),
    clock: { minute: () => new Date((minute = minuteOf(now))), day: () => (day = dayOnTheWall(now)) },
    /**
     * What a page was made from; undefined where it may not be kept: a call failed, and what was shown in its place is not what
     * the shop says; or a form of it proves when the page was made.
     */
    madeFrom: (html: Buffer): MadeFrom | undefined => {
      const asked = [...outcomes.values()];
      const stamps = asked.flatMap(({ outcome }) => stampOf(outcome.body) ?? []);
      if (asked.some(({ outcome }) => outcome.status >= 500) || stamps.some((stamp) => html.includes(stamp)))
        return undefined;
      return {
        calls: asked.map(({ name, parts, outcome }) => ({ name, parts, digest: digestOf(name, outcome) })),
        ...(minute !== undefined && { minute }),
        ...(day !== undefined && { day }),
      };
    },
  };
};

/**
 * Compares pages with what the shop says now. Menu and foot, makers, offers are on many pages: what a call answered less than
 * `sharedMs` ago is not asked again for another page.
 */
export const comparing = (sharedMs: number, clockMs: () => number = () => performance.now()) => {
  let begun = -Infinity;
  let answered = new Map<string, Promise<string>>();

  const digestNow = async (name: CallName, parts: Parts, ask: Ask): Promise<string> =>
    digestOf(name, await ask(name, parts));

  const shared = async (key: string, digest: () => Promise<string>): Promise<string> => {
    if (clockMs() - begun > sharedMs) [answered, begun] = [new Map(), clockMs()];
    const told = answered.get(key) ?? digest();
    answered.set(key, told);
    return await told;
  };

  /** Whether a page that was made from this would be made from the same now, in its language; `NotAsked` where nobody can say. */
  return async ({ calls, minute, day }: MadeFrom, ask: Ask, { now, language }: Now): Promise<boolean> => {
    if (minute !== undefined && minute !== minuteOf(now)) return false;
    if (day !== undefined && day !== dayOnTheWall(now)) return false;
    const same = await Promise.all(
      calls.map(
        async ({ name, parts, digest }) =>
          (await shared(
            `${language} ${name} ${JSON.stringify(parts)}`,
            async () => await digestNow(name, parts, ask),
          )) === digest,
      ),
    );
    return same.every(Boolean);
  };
};
