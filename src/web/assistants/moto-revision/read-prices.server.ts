import { isOfBand, motoBands, type MotoBand } from '#domain/moto-revision/bands.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import type { Api } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';

/** The revision that is on sale for each band, at the price of a postcode's country. */
export const readPrices = async (
  api: Api,
  cp: string | null,
): Promise<readonly { readonly banda: MotoBand; readonly revision: ArticleResult }[]> => {
  const sold = await unlessRefused(
    api('searchCatalogue', {
      params: { catalogKey: 'revisiones-moto' },
      query: { filters: '{}', pagination: JSON.stringify({ pageSize: 50 }), ...(cp ? { cpostal: cp } : {}) },
    }),
  );
  return motoBands.flatMap((banda) => {
    const revision = sold?.data.products.find(
      ({ atributos }) =>
        atributos.tipo === 'revision_moto' &&
        isOfBand(banda, { desde: atributos.cilindrada_desde, hasta: atributos.cilindrada_hasta }),
    );
    return revision ? [{ banda, revision }] : [];
  });
};
