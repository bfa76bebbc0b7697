import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowing } from '../page-headers.ts';
import type { KeptPage, KeptPages, MadePage } from './kept-pages.ts';
import { packingsFor } from './packings-for.ts';
import { unpacked } from './packed.ts';

/** Whether a client has this very page; caches between may have made its mark a weak one, or a strong one (RFC 9110, 13.1.2). */
const matches = (asked: string | undefined, etag: string): boolean => {
  if (asked === undefined) return false;
  const strong = (each: string) => each.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').some((each) => strong(each) === strong(etag));
};

const isKeptPage = (page: KeptPage | MadePage): page is KeptPage => 'etag' in page;

/** A page that was found, and where it is packed for who asks. */
interface Found extends Pick<KeptPages<never>, 'packedFor'> {
  readonly key: string;
  readonly page: KeptPage | MadePage;
}

/**
 * Sends a page that is the same for everybody. The browser asks each time whether it changed; what stands between may keep it
 * for a second and show it while it asks (RFC 9213 for the header that only such a cache reads, RFC 5861).
 */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { key, page, packedFor }: Found,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') reply.header('content-security-policy', allowing(policy, page.inline));
  if (!isKeptPage(page)) return await reply.code(page.status).headers(headers).headers(page.headers).send(page.html);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // What a browser fetches before it is wanted may be shown for longer: no cache hands that to another one.
    'cdn-cache-control': headers['cache-control'] === 'no-cache' ? 'max-age=1, stale-while-revalidate=30' : 'no-store',
    vary: 'accept-encoding',
    etag: page.etag,
    ...headers,
  });
  if (matches(request.headers['if-none-match'], page.etag)) return await reply.code(304).send();
  const [wanted, ...others] = packingsFor(request.headers['accept-encoding'] ?? '');
  if (!wanted) return await reply.send(await unpacked(page.packed));
  const { packing, bytes } = await packedFor(key, page, [wanted, ...others]);
  return await reply.header('content-encoding', packing).send(bytes);
};
