import type { ArticleResult } from '#contract/catalogue.ts';
import type { Promotion } from '#contract/promotions.ts';
import type { TyreResult } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import { Refused, type Api } from '#web/api.ts';
import { leftOf, writeEuros } from '#web/ui/page/euros.ts';
import { promotionTexts } from './promotion-words.server.ts';

export interface Example {
  /** What is bought. */
  readonly que: string;
  /** Without it, with it, and what that saves: written in euros. */
  readonly filas: readonly (readonly [name: string, value: string])[];
}

/** How it comes to its vehicle. */
const comingOf = (product: TyreResult | ArticleResult): 'montados' | ArticleResult['entrega'] =>
  'entrega' in product ? product.entrega : 'montados';

/**
 * A promotion at work: what as many of a product as it asks for cost, with what comes with them, without it and with it, as the basket prices them
 * now. Undefined where it saves nothing there, or where nothing of it can be had.
 */
export const exampleOf = async (
  api: Api,
  { id_site_promocion, unidades_minimas }: Promotion,
  products: readonly (TyreResult | ArticleResult)[],
  language: Language,
): Promise<Example | undefined> => {
  // Of what is reduced already, not all that is saved is the promotion's.
  const product = products.find(({ descuento }) => descuento === 0);
  if (!product) return undefined;
  const t = promotionTexts(language);
  const usual = 'unidades' in product ? Math.min(product.unidades, product.stock) : 1;
  const cantidad = Math.max(unidades_minimas, usual);
  try {
    const { producto, servicios, totals } = await api('priceProduct', {
      params: { id: product.id_navision },
      body: { cantidad, userInfo: { idioma: language } },
    });
    const work = servicios.find(({ promocion }) => promocion === id_site_promocion);
    const line = producto.promocion === id_site_promocion ? producto : work;
    if (!line || line.importe >= line.importeSinPromo) return undefined;
    const nombre = t.ejemploProducto(cantidad, producto[`nombre_producto_${language}`], comingOf(product));
    const saved = leftOf(line.importeSinPromo, line.importe);
    // Work is named alone, a product with all that comes with it: as its price stands elsewhere.
    const now = line === work ? line.importe : totals.total;
    return {
      que: line === work ? t.ejemploServicio(work[`nombre_${language}`], nombre) : nombre,
      filas: [
        [t.precioSin, writeEuros(leftOf(now, -saved))],
        [t.precioCon, writeEuros(now)],
        [t.ahorras, writeEuros(saved)],
      ],
    };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};
