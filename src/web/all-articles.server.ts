import type { ArticleResult } from '#contract/catalogue.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { Refused, type Api } from '#web/api.ts';

const pageSize = 50;

/** Everything of a list that can be bought; nothing where there is no such thing at the moment. */
const wholeList = async (api: Api, catalogKey: CatalogueKey): Promise<ArticleResult[]> => {
  const ask = async (page: number) =>
    (
      await api('searchCatalogue', {
        params: { catalogKey },
        query: { pagination: JSON.stringify({ page, pageSize }) },
      })
    ).data;
  try {
    const first = await ask(0);
    const others = await Promise.all(
      Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => ask(index + 1)),
    );
    return [first, ...others].flatMap(({ products }) => products);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'no-hay-catalogo') return [];
    throw error;
  }
};

const sheets = {
  baterias: 'battery',
  aceites: 'oil',
  'accesorios-seguridad': 'safetyItem',
  'accesorios-transporte': 'transportItem',
} as const;

/** The sheets of all that has one, as the sitemap names pages. */
export const articleSheets = async (api: Api) => {
  const lists = await Promise.all(
    (['baterias', 'aceites', 'accesorios-seguridad', 'accesorios-transporte'] as const).map(async (key) =>
      (await wholeList(api, key)).map(({ id, marcaSlug, modeloSlug }) => ({
        page: sheets[key],
        params: { producto: `${modeloSlug}-${id}`, ...(key === 'baterias' ? { marca: marcaSlug } : {}) },
      })),
    ),
  );
  return lists.flat();
};
