import type { Answer, Input } from '#contract/contract.ts';
import { articlesOnSale, sortArticles, type ArticleOrder } from '../catalogue/find-articles.ts';
import type { Articles } from '../catalogue/articles.ts';
import type { Article } from '../catalogue/articles-store.ts';

type Body = Input<'selectMotoTubes'>['body'];
type Facets = Answer<'selectMotoTubes'>['filtros'];

const kinds = ['camara', 'mousse'] as const;

/** The tubes and mousses on sale that fit a size; without a profile any of the width. */
const fitting = (articles: Articles, { ancho, alto, llanta }: Body['medidas']): readonly Article[] =>
  articles.remember(`tubes ${ancho ?? ''}/${alto ?? ''}/${llanta ?? ''}`, () =>
    [...articlesOnSale(articles, 'camaras'), ...articlesOnSale(articles, 'mousses')].filter(
      ({ traits }) =>
        (traits.tipo === 'camara' || traits.tipo === 'mousse') &&
        traits.medidas.some(
          (size) => size.ancho === ancho && size.llanta === llanta && (alto === undefined || size.serie === alto),
        ),
    ),
  );

const ofMaker = (wanted: readonly string[], { marca }: Article): boolean =>
  wanted.length === 0 || wanted.includes(marca);

const ofKind = (wanted: readonly string[], { traits }: Article): boolean =>
  wanted.length === 0 || wanted.includes(traits.tipo);

/** What fits a size under the filters, in order, and what each filter would leave. */
export const findTubes = (
  articles: Articles,
  { medidas, filtros }: Pick<Body, 'medidas' | 'filtros'>,
  order: ArticleOrder,
): { readonly found: readonly Article[]; readonly filtros: Facets } => {
  const all = fitting(articles, medidas);
  const [marcas, tipos] = [filtros?.marcas ?? [], filtros?.tipos ?? []];
  const names = [...new Set(all.map(({ marca }) => marca))].sort();
  return {
    found: sortArticles(
      all.filter((article) => ofMaker(marcas, article) && ofKind(tipos, article)),
      order,
    ),
    filtros: {
      marcas: names.map((value) => ({
        value,
        total: all.filter((article) => article.marca === value && ofKind(tipos, article)).length,
      })),
      tipos: kinds
        .filter((value) => all.some(({ traits }) => traits.tipo === value))
        .map((value) => ({
          value,
          total: all.filter((article) => article.traits.tipo === value && ofMaker(marcas, article)).length,
        })),
    },
  };
};
