import type { Logger } from 'pino';
import type { Listen } from '../database/listening.ts';
import { placesOf } from './places.ts';

/** Somebody who looks at an order. */
export interface Follower {
  readonly orderId: number;
  /** What of theirs may be counted: the account, or else the network. */
  readonly counted: readonly (readonly [key: string, most: number])[];
  /** What has to go on being good: a session; null for a letter's link. */
  readonly session: string | null;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export interface LiveOrdersParts {
  readonly listen: Listen;
  readonly most: number;
  /** What those who look at an order are shown; undefined where it is gone. */
  readonly read: (orderId: number) => Promise<string | undefined>;
  /** Which of these sessions are still good. */
  readonly living: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly log: Logger;
}

const channel = 'order_told';
/** So often a stream shows that it lives, and its session is looked at. */
export const beatMs = 15_000;

/**
 * The pages of this server that follow orders. One connection hears of all orders; an order that changed is read once for
 * all who look at it. What was missed while nobody heard is read again as soon as somebody does.
 */
export const liveOrdersOver = ({ listen, most, read, living, log }: LiveOrdersParts) => {
  const followers = new Map<number, Set<Follower>>();
  const places = placesOf(most);
  const reading = new Map<number, 'once' | 'again'>();
  let hearing: Promise<() => Promise<void>> | undefined;
  let beating: NodeJS.Timeout | undefined;

  const all = (): Follower[] => [...followers.values()].flatMap((each) => [...each]);

  const dropEnded = async (some: readonly Follower[]): Promise<void> => {
    const sessions = some.flatMap(({ session }) => (session === null ? [] : [session]));
    const good = await living([...new Set(sessions)]);
    for (const each of some) if (each.session !== null && !good.has(each.session)) each.end();
  };

  const tell = async (orderId: number): Promise<void> => {
    const some = followers.get(orderId);
    if (!some) return;
    if (reading.has(orderId)) return void reading.set(orderId, 'again');
    reading.set(orderId, 'once');
    try {
      await dropEnded([...some]);
      const text = await read(orderId);
      for (const each of some) {
        if (text === undefined) each.end();
        else each.send(text);
      }
    } catch (error) {
      log.warn({ err: error }, 'an order could not be told');
    }
    const again = reading.get(orderId) === 'again';
    reading.delete(orderId);
    if (again) await tell(orderId);
  };

  const heard = (payload: string | null): void => {
    const told = payload === null ? [...followers.keys()] : [Number(payload)];
    for (const orderId of told) void tell(orderId);
  };

  const beat = async (): Promise<void> => {
    try {
      await dropEnded(all());
    } catch (error) {
      log.warn({ err: error }, 'sessions of open pages could not be looked at');
    }
    for (const each of all()) each.send(':\n\n');
  };

  const wake = async (): Promise<void> => {
    beating ??= setInterval(() => void beat(), beatMs).unref();
    const begun = (hearing ??= listen(channel, heard));
    begun.catch(() => (hearing = undefined));
    await begun;
  };

  return {
    /** Room for one more, or false. Whoever is let in leaves by what comes back. */
    follow: async (follower: Follower): Promise<false | (() => void)> => {
      const { orderId, counted } = follower;
      const giveBack = places.take(counted);
      if (!giveBack) return false;
      const some = followers.get(orderId) ?? new Set();
      followers.set(orderId, some.add(follower));
      const leave = (): void => {
        giveBack();
        some.delete(follower);
        if (some.size === 0 && followers.get(orderId) === some) followers.delete(orderId);
      };
      try {
        await wake();
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    /** Ends all pages' streams: they ask another server. */
    close: async (): Promise<void> => {
      clearInterval(beating);
      for (const each of all()) each.end();
      await (
        await hearing?.catch(() => undefined)
      )?.();
    },
  };
};
