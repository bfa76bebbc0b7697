import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from '#domain/refusal.ts';
import { bare } from '../http/bare.ts';
import { refuseRequest } from '../http/failures.ts';
import type { Runtime } from '../runtime.ts';
import type { Front } from './front/draw-front.ts';
import { recentWorkshops } from './recent-workshops.ts';

const file = /^(\d{1,9})(?:-(abierto|cerrado)\.svg|\.jpg)$/;

/** Painted ones take 60 kB each. */
const mostPainted = 100;

/** Its name without the chain's, which stands on the sign already. */
const onTheSign = (alias: string, chain: string): string =>
  alias.startsWith(`${chain} `) ? alias.slice(chain.length + 1) : alias;

/** `/fachadas/101-abierto.svg`: the drawn front of a workshop, open or closed; `/fachadas/101.jpg`: as a shared link shows it. */
export const mountFronts = (app: FastifyInstance, { config, database }: Runtime): void => {
  // What draws, paints and knows letters is read once somebody asks: it takes 20 MB.
  /** One for each state of what it is painted from; who asks at the same time waits for the same. */
  const painted = new LRUCache<string, Buffer, Omit<Front, 'abierto'>>({
    max: mostPainted,
    fetchMethod: async (_key, _stale, { context }) =>
      await (await import('./front/paint-front.ts')).paintFront(context),
  });
  app.get<{ Params: { archivo: string } }>('/fachadas/:archivo', async (request, reply) => {
    const [asked, number, luz] = file.exec(request.params.archivo) ?? [];
    const { workshops } = await recentWorkshops(database);
    const found = workshops.find(({ codTienda }) => String(codTienda) === number);
    if (!asked || !found) return await refuseRequest(request, reply, refuse('no-existe'));
    const front = {
      codTienda: found.codTienda,
      rotulo: onTheSign(found.alias, config.site.nombre),
      puertas: found.bays.length,
    };
    bare(reply);
    reply.header('cache-control', 'public, max-age=86400');
    if (!luz)
      return await reply.type('image/jpeg').send(await painted.forceFetch(JSON.stringify(front), { context: front }));
    const { drawFront } = await import('./front/draw-front.ts');
    return await reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(drawFront({ ...front, abierto: luz === 'abierto' }));
  });
};
