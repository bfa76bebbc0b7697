import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OrderProgress } from '#contract/order-progress.ts';
import type { Handlers, Runtime } from '#server/runtime.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountLiveOrders } from '#server/order-progress/live-orders-route.ts';

/** The API of a runtime over HTTP, with the streams of its orders, on a port of its own. */
export const listen = async (runtime: Runtime, handlers: Partial<Handlers> = {}): Promise<FastifyInstance> => {
  const app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, handlers as Handlers),
    gatewayOrigins: [],
    more: async (routes) => await Promise.resolve(mountLiveOrders(routes, runtime)),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};

/** What an open page hears of an order. */
export interface OrderStream {
  readonly status: number;
  readonly body: () => string;
  /** The steps that were reached last. */
  readonly reached: () => string | undefined;
  /** When the last state came, as `performance.now()` counts. */
  readonly heardAt: () => number;
  /** Waits until a step is reached. */
  readonly until: (paso: string) => Promise<void>;
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

const lastState = (body: string): OrderProgress | undefined => {
  const found = body.split('\n\n').findLast((event) => event.startsWith('event: estado\n'));
  return found === undefined ? undefined : (JSON.parse(found.slice(found.indexOf('data: ') + 6)) as OrderProgress);
};

export const openStream = async (
  app: FastifyInstance,
  n: string,
  { query = '', headers = {} }: { readonly query?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<OrderStream> => {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/api/es/pedido-estado/${n}/en-vivo${query}`,
    headers,
    agent: false,
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = new EventEmitter();
  let [body, heardAt] = ['', 0];
  response.setEncoding('utf8').on('data', (part: string) => {
    body += part;
    if (part.includes('event: estado')) heardAt = performance.now();
    parts.emit('part');
  });
  const ended = new Promise((resolve) => response.once('close', resolve));
  const reached = () => lastState(body)?.pasos.findLast(({ estado }) => estado !== 'pendiente')?.paso;
  return {
    status: response.statusCode ?? 0,
    body: () => body,
    reached,
    heardAt: () => heardAt,
    until: async (paso) => {
      while (reached() !== paso) await once(parts, 'part');
    },
    ended,
    close: () => void asked.destroy(),
  };
};
