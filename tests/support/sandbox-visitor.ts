import type { GatewayForm } from '#contract/orders.ts';
import type { FastifyInstance } from 'fastify';

/** What a visitor has before them after a step. */
export interface SeenPage {
  readonly status: number;
  readonly html: string;
  /** The path that the browser shows. */
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Walks through the pretend gateway as a browser would, inside this process and without one. */
export const visitorOf = (site: FastifyInstance) => {
  const see = async (path: string): Promise<SeenPage> => {
    const { statusCode, body, headers } = await site.inject({ url: path });
    return { status: statusCode, html: body, path, headers };
  };
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<SeenPage> => {
    const { statusCode, body, headers } = await site.inject({
      method: 'POST',
      url: path,
      headers: formType,
      payload: new URLSearchParams(fields).toString(),
    });
    if (statusCode === 303) return await see(String(headers.location));
    return { status: statusCode, html: body, path, headers };
  };
  return {
    see,
    /** Presses the shop's button that posts the signed form. */
    open: async ({ url, fields }: GatewayForm) => await post(new URL(url).pathname, fields),
    /** Fills in the page and presses a button: `pagar` unless `accion` says another. */
    press: async (page: SeenPage, fields: Readonly<Record<string, string>>) =>
      await post(page.path.replace(/\?.*/, ''), { accion: 'pagar', ...fields }),
  };
};

/** Card fields that are right but for the number. */
export const cardWith = (numero: string) => ({ numero, caducidad: '12/34', cvv: '123', titular: 'Núria Pons' });

/** The form by which a page takes the visitor back to the shop; undefined where it does not. */
export const returnFormIn = ({ html }: SeenPage): GatewayForm | undefined => {
  const form = /<form\s+id="volver"\s+method="post"\s+action="([^"]*)">(.*?)<\/form>/s.exec(html);
  if (!form) return undefined;
  const inputs = (form[2] ?? '').matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g);
  const fields = Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]),
  );
  return { url: unescaped(form[1] ?? ''), method: 'POST', fields };
};
