import type { BasketProduct } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { Refused, type Api } from '#web/api.ts';

/** A product that somebody may wait for, by its `id_navision`; a missing page where nobody sells it. */
export const readAwaited = async (api: Api, id: string): Promise<BasketProduct> => {
  try {
    return (await api('readProduct', { params: { id }, body: {} })).producto;
  } catch (error) {
    if (error instanceof Refused && error.problem.status < 500) throw new Response(null, { status: 404 });
    throw error;
  }
};

export const nameIn = (
  language: Language,
  product: Pick<BasketProduct, 'nombre_producto_es' | 'nombre_producto_ca'>,
): string => (language === 'ca' ? product.nombre_producto_ca : product.nombre_producto_es);
