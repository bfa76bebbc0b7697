import type { OrderProgress } from '#contract/order-progress.ts';
import { callUrl, type Api } from '#web/api.ts';
import { wasRefused } from '#web/refused.ts';
import { createParser } from 'eventsource-parser';

/** An order by its number, and what makes it somebody's: the session's token, or what a letter's link carries. */
export interface FollowedOrder {
  readonly n: string;
  readonly token?: string | undefined;
  readonly link?: { readonly cita: string; readonly firma: string } | undefined;
}

interface Told {
  readonly state: (progress: OrderProgress) => void;
  readonly failed: (failure: unknown) => void;
}

/** Without a stream the server is asked so often, and a stream is tried again. */
const askAgainMs = 10_000;
/** A stream shows every 15 s that it lives. */
const silentMs = 40_000;
/** Servers that leave send all their pages away at once: they come to the next one one by one. */
const comeBackMs = 3000;

const rest = async (ms: number, signal: AbortSignal): Promise<void> =>
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Reads a stream to its end; answers whether it ever told anything. */
const readStream = async ({ n, token, link }: FollowedOrder, told: Told, signal: AbortSignal): Promise<boolean> => {
  const silence = new AbortController();
  let alarm = setTimeout(() => silence.abort(), silentMs);
  let heard = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'estado') return;
      heard = true;
      told.state(JSON.parse(data) as OrderProgress);
    },
  });
  try {
    const response = await fetch(callUrl('readOrderProgress', { params: { n }, query: link ?? {} }, '/en-vivo'), {
      headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.ok || !response.body) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(alarm);
      alarm = setTimeout(() => silence.abort(), silentMs);
      parser.feed(part.value);
    }
  } catch {
    // A stream that breaks is begun anew.
  } finally {
    clearTimeout(alarm);
  }
  return heard;
};

/** Follows an order until `signal` ends it: by a stream, and where there is none by asking. */
export const followOrder = async (api: Api, order: FollowedOrder, told: Told, signal: AbortSignal): Promise<void> => {
  const { n, token, link } = order;
  while (!signal.aborted) {
    if (await readStream(order, told, signal)) {
      await rest(Math.random() * comeBackMs, signal);
      continue;
    }
    if (signal.aborted) return;
    try {
      const progress = await api('readOrderProgress', { params: { n }, query: link ?? {} }, { token, signal });
      told.state(progress);
    } catch (error) {
      if (signal.aborted) return;
      told.failed(error);
      // Asked again, it would be refused again.
      if (wasRefused(error) && error.problem.status !== 429) return;
    }
    await rest(askAgainMs, signal);
  }
};
