import type { FastifyInstance } from 'fastify';
import { refuse } from '#domain/refusal.ts';
import { bare } from '../http/bare.ts';
import { refuseRequest } from '../http/failures.ts';
import type { Runtime } from '../runtime.ts';
import { drawFront } from './front/draw-front.ts';
import { recentWorkshops } from './recent-workshops.ts';

const file = /^(\d{1,9})-(abierto|cerrado)\.svg$/;

/** Its name without the chain's, which stands on the sign already. */
const onTheSign = (alias: string, chain: string): string =>
  alias.startsWith(`${chain} `) ? alias.slice(chain.length + 1) : alias;

/** `/fachadas/101-abierto.svg`: the drawn front of a workshop, open or closed. */
export const mountFronts = (app: FastifyInstance, { config, database }: Runtime): void => {
  app.get<{ Params: { archivo: string } }>('/fachadas/:archivo', async (request, reply) => {
    const [, number, luz] = file.exec(request.params.archivo) ?? [];
    const { workshops } = await recentWorkshops(database);
    const found = workshops.find(({ codTienda }) => String(codTienda) === number);
    if (!found) return await refuseRequest(request, reply, refuse('no-existe'));
    bare(reply);
    return await reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(
        drawFront({
          codTienda: found.codTienda,
          rotulo: onTheSign(found.alias, config.site.nombre),
          puertas: found.bays.length,
          abierto: luz === 'abierto',
        }),
      );
  });
};
