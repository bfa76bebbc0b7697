import { isOfBand, type MotoSize } from '#domain/moto-revision/bands.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { articleResult } from '../catalogue/article-result.ts';
import { articlesOf } from '../catalogue/articles.ts';
import { articlesOnSale } from '../catalogue/find-articles.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import type { CallContext } from '../runtime.ts';

/** What is sold for motorcycles of a size. */
interface Revision {
  readonly idNavision: string | null;
  /** Euros, tax included. */
  readonly precio: number | null;
  readonly nombre: string | null;
  readonly partes: readonly string[];
}

/** An electric one has no oil to change: there is nothing at a fixed price for it. */
const byAppointment: Revision = { idNavision: null, precio: null, nombre: null, partes: [] };

/** The revision of a size, priced for who asks; refused where this shop sells none for it. */
export const revisionOf = async (
  context: CallContext,
  size: MotoSize,
  postcode: string | null | undefined,
): Promise<Revision | Refusal<'no-hay-catalogo'>> => {
  if (size === 'electrica') return byAppointment;
  const articles = await articlesOf(context);
  const found = articlesOnSale(articles, 'revisiones-moto').find(
    ({ traits }) =>
      traits.tipo === 'revision_moto' &&
      isOfBand(size, { desde: traits.cilindrada_desde, hasta: traits.cilindrada_hasta }),
  );
  const sold = found && articleResult(articles.tariffs, found, viewerOf(context, postcode), context.language);
  if (!sold) return refuse('no-hay-catalogo', { catalogKey: 'revisiones-moto' });
  return { idNavision: sold.id_navision, precio: sold.importeMontado, nombre: sold.nombre, partes: sold.partes };
};
