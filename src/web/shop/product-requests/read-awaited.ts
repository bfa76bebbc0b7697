import type { BasketProduct } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';

/** A product that somebody may wait for, by its `id_navision`; a missing page where nobody sells it. */
export const readAwaited = async (api: Api, id: string): Promise<BasketProduct> => {
  const found = await unlessRefused(api('readProduct', { params: { id }, body: {} }));
  if (!found) throw new Response(null, { status: 404 });
  return found.producto;
};

export const nameIn = (
  language: Language,
  product: Pick<BasketProduct, 'nombre_producto_es' | 'nombre_producto_ca'>,
): string => (language === 'ca' ? product.nombre_producto_ca : product.nombre_producto_es);
