import { mostUnits } from '#domain/basket/content.ts';
import type { Language } from '#domain/language.ts';
import { outsideLink as ca } from '#i18n/ca/outside-link.ts';
import { outsideLink as es } from '#i18n/es/outside-link.ts';
import type { Api } from '#web/api.ts';
import { askForOutsideLink, outsideLinkAddress, outsideLinkInTrouble } from './outside-link.ts';
import { likeAddress, nameOf, productAddress } from './product-in-words.ts';

const texts = { es, ca };

/** What happened with a link from another site, and the ways on; made where the page is made, so that no browser carries it. */
export interface OutsideTrouble {
  readonly titulo: string;
  readonly texto: string;
  readonly salidas: readonly { readonly texto: string; readonly to: string }[];
}

/**
 * Asks once more what became of the link, so that the sentence is true also for an address that was kept or
 * forwarded. A link that can be followed by now is offered again.
 */
export const tellOutsideTrouble = async (
  api: Api,
  query: URLSearchParams,
  language: Language,
): Promise<OutsideTrouble | null> => {
  const link = outsideLinkInTrouble(query);
  if (!link) return null;
  const t = texts[language];
  const answer = await askForOutsideLink(api, link);
  const because = (texto: string, ...salidas: OutsideTrouble['salidas']) => ({ titulo: t.titulo, texto, salidas });
  if (answer.kind === 'unknown') return because(t.noExiste);
  if (answer.kind === 'taken') return because(t.fallo, { texto: t.reintentar, to: outsideLinkAddress(language, link) });

  const { producto } = answer;
  const { stock } = producto;
  const nombre = nameOf(producto, language);
  const [page, like] = [productAddress(producto, language), likeAddress(producto, language)];
  const sheet = page ? [{ texto: t.verProducto(nombre), to: page }] : [];
  const others = like
    ? [{ texto: producto.tipo_producto === 'neumatico' ? t.otrosDeMedida : t.otrosParecidos, to: like }]
    : [];
  if (answer.kind === 'quantity') return because(t.cantidad(mostUnits), ...sheet);
  if (stock === 0) return because(t.agotado(nombre), ...others);
  const fewer = {
    texto: t.pedirMenos(stock),
    to: outsideLinkAddress(language, { id: producto.id_navision, cantidad: String(stock) }),
  };
  return because(t.quedan(nombre, stock), ...others, fewer);
};
