import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addresses } from '#contract/address-table.ts';
import type { Answer } from '#contract/contract.ts';
import type { CallName } from '#contract/calls.ts';
import { picturedPages, sharePicture } from '#contract/share-address.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { daySeconds } from '#domain/time.ts';
import { DatabaseAway } from '../database/away.ts';
import { bare } from '../http/bare.ts';
import type { Dispatch } from '../http/dispatch.ts';
import { refuseRequest } from '../http/failures.ts';
import { encodingTurns } from '../pictures/encoding-turns.ts';
import type { Runtime } from '../runtime.ts';
import { networkOf } from '../security/network.ts';
import type { Shared } from './paint-shared.ts';
import { whatIsShared, type AskCall } from './what-is-shared.ts';

/** Painted ones take 60 kB each. */
const mostPainted = 100;
/** Each takes a sixth of a second; who shares a page asks for one. */
const mostWaiting = { held: 20, ofAccount: 8 } as const;

interface Sources {
  readonly dispatch: Dispatch;
  /** The folder of the shop's files, pictures of tyres among them. */
  readonly clientFolder: string;
}

/** `/compartir/neumaticos/michelin/primacy-5.jpg`: what a shared link to the page at that address shows. */
export const mountSharePictures = (
  app: FastifyInstance,
  runtime: Runtime,
  { dispatch, clientFolder }: Sources,
): void => {
  const turns = encodingTurns(mostWaiting);
  /** One for each state of what it is painted from; who asks at the same time waits for the same. */
  const painted = new LRUCache<string, Buffer, Shared>({
    max: mostPainted,
    // What draws, paints and knows letters is read once somebody asks: it takes 20 MB.
    fetchMethod: async (_key, _stale, { context }) =>
      await turns.inTurn(async () => (await import('./paint-shared.ts')).paintShared(context, clientFolder)),
  });
  const pictureOf = async (shared: Shared, network: string) => {
    const key = JSON.stringify(shared);
    return painted.get(key) ?? (await turns.hold(network, () => painted.forceFetch(key, { context: shared })));
  };
  const askOver =
    (request: FastifyRequest, language: Language): AskCall =>
    async <Name extends CallName>(name: Name, parts: object) => {
      const call = { ...parts, language, address: networkOf(request.ip), userAgent: '', reference: request.id };
      const { status, body } = await dispatch(name, call);
      if (status >= 500) throw new DatabaseAway(body);
      // The contract's tests hold each answer to its shape.
      return status === 200 ? (body as Answer<Name>) : undefined;
    };
  for (const page of picturedPages)
    for (const language of ['es', 'ca'] as const)
      app.get<{ Params: Record<string, string> }>(sharePicture(addresses[page][language]), async (request, reply) => {
        const { params } = request;
        const found = await whatIsShared[page]({ runtime, ask: askOver(request, language), language, params });
        const [asked] = request.url.split('?');
        if (!found || asked !== sharePicture(found.path))
          return await refuseRequest(request, reply, refuse('no-existe'));
        const { path: _, ...shared } = found;
        const picture = await pictureOf(shared, networkOf(request.ip));
        if (isRefusal(picture))
          return await refuseRequest(request, reply, refuse('demasiadas-llamadas', picture.values));
        bare(reply);
        return await reply.type('image/jpeg').header('cache-control', `public, max-age=${daySeconds}`).send(picture);
      });
};
