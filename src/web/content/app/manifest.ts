import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { themeColour } from '#web/theme-colour.ts';
import { appTexts } from './texts.server.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install the shop (W3C Web Application Manifest). */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const language = languageOfPath(url.pathname);
  const { nombre } = await apiOf(context)('siteInit', {});
  const t = appTexts[language];
  const manifest = {
    // One app, whatever language it was installed in.
    id: '/',
    scope: '/',
    start_url: address('home', language),
    name: nombre,
    short_name: nombre.slice(0, 12),
    description: t.descripcion(nombre),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: t.pedirCita, url: address('visit', language) },
      { name: t.misCitas, url: address('visitsMine', language) },
      { name: t.cesta, url: address('basket', language) },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
