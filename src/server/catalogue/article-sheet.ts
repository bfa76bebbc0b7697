import type { Answer } from '#contract/contract.ts';
import { articleMeasure, type ArticleTraits } from '#domain/catalogue/article-traits.ts';
import { catalogueKeyOf } from '#domain/catalogue/catalogue-keys.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { toEuros } from '#domain/money/euros.ts';
import { cents } from '#domain/money/cents.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { articleResult, articleServices } from './article-result.ts';
import type { Article } from './articles-store.ts';
import type { Articles } from './articles.ts';
import { articlesOnSale } from './find-articles.ts';
import { showAssociation } from './show-service.ts';
import { tariffOf } from './tariffs-store.ts';
import type { Viewer } from './tyre-result.ts';

type Sheet = Answer<'readArticle'>;

/** So many others stand on a sheet. */
const othersShown = 3;

/** How alike two articles of a kind are: the more, the higher. */
const likeness = (one: ArticleTraits, other: ArticleTraits): number => {
  const same = Object.entries(one).filter(
    ([name, value]) => JSON.stringify(Reflect.get(other, name)) === JSON.stringify(value),
  ).length;
  return same + (articleMeasure(one) === articleMeasure(other) ? 1 : 0);
};

const othersLike = (articles: Articles, article: Article): readonly Article[] =>
  articles.remember(`others like ${article.id}`, () =>
    articlesOnSale(articles, catalogueKeyOf(article.traits.tipo))
      .filter((other) => other !== article && vehicleGroup(other.tipo_vehiculo) === vehicleGroup(article.tipo_vehiculo))
      .map((other) => ({ other, alike: likeness(article.traits, other.traits) }))
      .sort((one, other) => other.alike - one.alike)
      .slice(0, othersShown)
      .map(({ other }) => other),
  );

const servicesFor = (
  { tariffs }: Articles,
  article: Article,
  { pais }: Viewer,
  language: Language,
): Sheet['servicios'] =>
  articleServices(tariffs, article).map(({ row, price }) => ({
    id_navision: row.id_navision,
    categoriaServicio: row.categoria_servicio,
    base_calculo: row.base_calculo,
    nombre: row[`nombre_${language}`],
    descripcion: row[`descripcion_${language}`],
    precio: toEuros(
      unitPrice({
        precio: price.precio,
        descuento: 0,
        promo: 0,
        ecotasa: cents(0),
        impuesto: tariffOf(tariffs, pais).impuesto_bp,
      }),
    ),
    incluido: row.incluido || row.obligatorio,
    ...showAssociation(row),
  }));

/** The sheet of an article; undefined for what no warehouse has ever offered. */
export const articleSheet = (
  articles: Articles,
  article: Article,
  viewer: Viewer,
  language: Language,
): Sheet | undefined => {
  const articulo = articleResult(articles.tariffs, article, viewer, language);
  if (!articulo) return undefined;
  return {
    articulo,
    fabricante: article.fabricante,
    minutos: article.minutos,
    servicios: servicesFor(articles, article, viewer, language),
    otras: othersLike(articles, article)
      .map((other) => articleResult(articles.tariffs, other, viewer, language))
      .filter((result) => result !== undefined),
  };
};
