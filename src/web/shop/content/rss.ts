import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { contentAddress } from '#web/content-address.ts';
import { contentWords } from './content-words.server.ts';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escaped[sign] ?? sign);

/** The latest articles for readers of feeds (RSS 2.0). */
export const loader = async ({ context, url: { pathname } }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const language = languageOfPath(pathname);
  const [{ publicUrl, nombre }, { articulos }] = await Promise.all([
    api('siteInit', {}),
    api('listArticles', { query: { pageSize: 20 } }),
  ]);
  const t = contentWords(language);
  const items = articulos.map(({ ruta, titulo, descripcion, fecha }) => {
    const link = publicUrl + contentAddress(ruta, language);
    return `<item><title>${xml(titulo)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(fecha).toUTCString()}</pubDate><description>${xml(descripcion)}</description></item>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${xml(`${t.blog} · ${nombre}`)}</title><link>${publicUrl + address('blog', language)}</link><description>${xml(t.blogTexto)}</description><language>${language}</language>\n${items.join('\n')}\n</channel></rss>\n`;
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
