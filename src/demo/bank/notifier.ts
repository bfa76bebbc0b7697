import type { HppFields } from '#server/payments/gateways/hpp.ts';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { usualDelivery, type SandboxOptions } from './sandbox-options.ts';

/** Tells the merchant's server how a payment ended, beside the visitor's browser. */
export interface Notifier {
  /** Ends after the first try; the further ones go on without anybody waiting. */
  readonly tell: (url: string, fields: HppFields) => Promise<void>;
  readonly tellLate: (url: string, fields: HppFields) => void;
  /** Gives up what has not been told: the merchant will ask. */
  readonly stop: () => Promise<void>;
}

export const notifierOver = (
  { fetch, delivery = usualDelivery }: Pick<SandboxOptions, 'fetch' | 'delivery'>,
  log: FastifyBaseLogger,
): Notifier => {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const post = async (url: string, fields: HppFields): Promise<boolean> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(delivery.timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) log.warn({ order: fields.ORDER_ID, status: response.status }, 'notification not taken');
      return response.ok;
    } catch (error) {
      log.warn({ order: fields.ORDER_ID, err: error }, 'notification not delivered');
      return false;
    }
  };

  const inBackground = (work: () => Promise<void>) => {
    const task = work()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'notification given up');
      })
      .finally(() => underWay.delete(task));
    underWay.add(task);
  };

  const tryAgain = async (url: string, fields: HppFields) => {
    for (const wait of delivery.retryMs) {
      await pause(wait, undefined, { signal: stopping.signal });
      if (await post(url, fields)) return;
    }
  };

  const tell = async (url: string, fields: HppFields) => {
    if (!(await post(url, fields))) inBackground(() => tryAgain(url, fields));
  };

  return {
    tell,
    tellLate: (url, fields) =>
      inBackground(async () => {
        await pause(delivery.lateMs, undefined, { signal: stopping.signal });
        await tell(url, fields);
      }),
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
};
