import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage, MadePage } from './kept-pages.ts';

/** Whether a client takes an encoding; one that it gives the weight 0 it does not (RFC 9110, 12.5.3). */
const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(String.raw`(?:^|[\s,])${encoding}\s*(?:$|,|;(?!\s*q=0(?:\.0{0,3})?\s*(?:$|,)))`, 'i').test(accepted);

/** The policy of this answer with the hashes of the page's scripts in place of what is new for every answer. */
const hashedPolicy = (policy: string, scripts: readonly string[]): string =>
  policy
    .replace(/(script-src [^;]*?) 'nonce-[^']*'/, (_, sources: string) => [sources, ...scripts].join(' '))
    .replaceAll(/ 'nonce-[^']*'/g, '');

const matches = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined && (asked.trim() === '*' || asked.split(',').some((each) => each.trim() === etag));

const isKeptPage = (page: KeptPage | MadePage): page is KeptPage => 'etag' in page;

/**
 * Sends a page that is the same for everybody. The browser asks each time whether it changed; what stands between may keep it
 * for a second and show it while it asks (RFC 9213 for the header that only such a cache reads, RFC 5861).
 */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | MadePage,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') reply.header('content-security-policy', hashedPolicy(policy, page.scripts));
  if (!isKeptPage(page)) return await reply.code(page.status).headers(headers).headers(page.headers).send(page.html);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cdn-cache-control': 'max-age=1, stale-while-revalidate=30',
    vary: 'accept-encoding',
    etag: page.etag,
    ...headers,
  });
  if (matches(request.headers['if-none-match'], page.etag)) return await reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.brotli && takes(accepted, 'br')) return await reply.header('content-encoding', 'br').send(page.brotli);
  if (takes(accepted, 'gzip')) return await reply.header('content-encoding', 'gzip').send(page.gzip);
  return await reply.send(gunzipSync(page.gzip));
};
