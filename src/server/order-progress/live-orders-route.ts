import { placedOrder, letterLink } from '#contract/order-progress.ts';
import { calls } from '#contract/calls.ts';
import { actorOf } from '#domain/access/actor.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountOfToken, livingSessions, sessionKey } from '../accounts/access-tokens-store.ts';
import { apiHeaders } from '../http/api-headers.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { refuseRequest } from '../http/failures.ts';
import { bearerOf } from '../http/bearer.ts';
import type { Runtime } from '../runtime.ts';
import { networkOf } from '../security/network.ts';
import { liveOrdersOver } from './live-orders.ts';
import { openPlacedOrder } from './open-placed-order.ts';
import { progressOf } from './order-progress-store.ts';
import { sendBounded } from './send-bounded.ts';
import { showOrderProgress } from './show-order-progress.ts';

const tryAgainSeconds = 10;

const asked = z.object({ ...placedOrder, ...letterLink });

/**
 * The progress of an order as it happens (decision 059): `text/event-stream`, an event `estado` with what
 * `readOrderProgress` answers, at once and with every change, a comment as heartbeat. The token comes in its header, as in
 * every call.
 */
export const mountLiveOrders = (app: FastifyInstance, runtime: Runtime): void => {
  const { database, clock, config, log } = runtime;
  const headers = {
    ...apiHeaders({ https: config.publicUrl.startsWith('https:') }),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  };
  const read = async (id: number): Promise<string | undefined> => {
    const row = await progressOf(database, id);
    return row && `event: estado\ndata: ${JSON.stringify(showOrderProgress(row))}\n\n`;
  };
  const live = liveOrdersOver({
    listen: database.listen,
    most: config.liveOrders.most,
    read,
    living: async (sessions) => await livingSessions(database, sessions, clock()),
    log,
  });

  const follow = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wish = asked.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!wish.success) return refuseRequest(request, reply, refuse('pedido-no-existe'));
    const token = bearerOf(request);
    const owner = token === undefined ? null : await accountOfToken(database, token, clock());
    const actor = actorOf(owner?.account ?? null, []);
    const row = await openPlacedOrder(runtime, actor, wish.data);
    if (isRefusal(row)) return refuseRequest(request, reply, row);
    const { raw } = reply;
    const { perAccount, perNetwork } = config.liveOrders;
    const leave = await live.follow({
      orderId: row.id,
      counted: [
        [`network ${networkOf(request.ip)}`, perNetwork],
        ...(owner ? ([[`account ${owner.account.id}`, perAccount]] as const) : []),
      ],
      session: owner && token !== undefined ? sessionKey(token) : null,
      send: sendBounded(raw),
      end: () => void raw.end('event: fin\ndata: {}\n\n'),
    });
    if (!leave) return refuseRequest(request, reply, refuse('demasiadas-llamadas', { segundos: tryAgainSeconds }));
    raw.once('close', leave);
    reply.hijack();
    raw.writeHead(200, headers);
    // Read once somebody hears of changes: none falls between.
    raw.write((await read(row.id)) ?? '');
    if (raw.destroyed) leave();
    return reply;
  };
  app.get(`${apiPrefix}${calls.readOrderProgress[1].replace('{n}', ':n')}/en-vivo`, follow);
  app.addHook('preClose', async () => await live.close());
};
