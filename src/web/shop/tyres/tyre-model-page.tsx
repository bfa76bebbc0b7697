import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, todayOf } from '#web/api.ts';
import { later } from '#web/later.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { andorranPostcode } from '../postcode-sent.tsx';
import { reviewsPage } from '../product-reviews/reviews-page.ts';
import { rangeSentence, tyreFacts } from './tyre-facts.server.ts';
import { tyrePromises } from '../buy/promises.server.ts';
import { readSheetHour } from '../sheet-hour/sheet-hour.server.ts';
import { sizeRow } from './size-rows.server.ts';
import { TyreSheetView } from './tyre-sheet-view.tsx';

// Most people come for one tyre.
const TyreModelView = await later(async () => (await import('./tyre-model-view.tsx')).TyreModelView);

/** `{modelo}-{specs}` is one tyre, anything else a model (spec T21). */
export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const language = languageOfPath(url.pathname);
  const { marca = '', modelo: pagina = '' } = params;
  const [page, site] = await Promise.all([
    notFoundWhenRefused(
      api('readTyrePage', { params: { marca, pagina }, query: { cpostal: andorranPostcode(url.searchParams) } }),
    ),
    api('siteInit', {}),
  ]);
  if ('ficha' in page) {
    const { ficha } = page;
    if (page.pagina !== pagina)
      throw redirect(address('tyreModel', language, { marca, modelo: page.pagina }) + url.search, 301);
    const query = { pagina: reviewsPage(url.searchParams) };
    const [opiniones, hora] = await Promise.all([
      api('readProductReviews', { params: { id: ficha.neumatico.id }, query }),
      readSheetHour(api, ficha.neumatico, url.searchParams, todayOf(context), language),
    ]);
    const gama = rangeSentence(ficha.gama, language);
    const promesas = tyrePromises(ficha.neumatico, site, language);
    const { publicUrl } = site;
    return { hoja: { ficha, datos: tyreFacts(ficha, language), gama, promesas, publicUrl, opiniones, hora } };
  }
  const { modelo, neumaticos } = page.modelo;
  const rows = neumaticos.map(sizeRow).sort((one, other) => one.llanta - other.llanta);
  const llantas = [...new Set(rows.map(({ llanta }) => llanta))];
  const llanta = llantas.find((each) => String(each) === url.searchParams.get('llanta'));
  const filas = llanta === undefined ? rows : rows.filter((row) => row.llanta === llanta);
  return { modelo: { modelo, gama: rangeSentence(modelo.gama, language), filas, llantas, llanta } };
};

export default function TyreModelPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.hoja ? <TyreSheetView {...loaded.hoja} /> : <TyreModelView {...loaded.modelo} />;
}
