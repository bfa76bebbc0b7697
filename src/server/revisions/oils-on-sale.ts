import type { OilOnSale } from '#domain/revisions/approvals.ts';
import { toEuros } from '#domain/money/euros.ts';
import { perLitre } from '#domain/money/per-litre.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { articleOffer } from '../catalogue/article-result.ts';
import type { Articles } from '../catalogue/articles.ts';
import type { Article } from '../catalogue/articles-store.ts';
import { tariffOf } from '../catalogue/tariffs-store.ts';

/** An oil for cars, in whatever cans. */
export interface RevisionOilLine extends OilOnSale {
  /** Product by which the assistant numbers it: the first of its cans that came into the shop, sold out or not. */
  readonly producto: number;
  readonly cans: readonly number[];
  /** Euros for a litre of its cheapest can, with the tax of Spain. */
  readonly precioLitro: number;
}

interface Can {
  readonly article: Article;
  readonly sae: string;
  readonly normas: readonly string[];
  /** Euros; undefined while it cannot be had. */
  readonly litro: number | undefined;
}

const readCan = (article: Article, impuesto: number): Can[] => {
  const { traits, tipo_vehiculo, ecotasa } = article;
  if (traits.tipo !== 'aceite' || tipo_vehiculo !== 'turismo') return [];
  const offer = articleOffer(article);
  const litro =
    offer && offer.stock > 0
      ? toEuros(
          perLitre(
            unitPrice({ precio: offer.precio, descuento: offer.descuento, promo: 0, ecotasa, impuesto }),
            traits.litros,
          ),
        )
      : undefined;
  return [{ article, sae: traits.viscosidad, normas: [...traits.homologacion, ...traits.especificacion], litro }];
};

const asLine = (cans: readonly Can[]): RevisionOilLine[] => {
  const [first] = cans.toSorted((one, other) => one.article.id - other.article.id);
  const prices = cans.flatMap(({ litro }) => (litro === undefined ? [] : [litro]));
  if (!first || prices.length === 0) return [];
  const { article, sae, normas } = first;
  return [
    {
      producto: article.id,
      cans: cans.map((can) => can.article.id),
      nombre: `${article.marca} ${article.modelo}`,
      sae,
      normas,
      precioLitro: Math.min(...prices),
    },
  ];
};

/** The oils for cars of which a can may be had now. */
export const oilsOnSale = (articles: Articles): readonly RevisionOilLine[] =>
  articles.remember('revision oils', () => {
    const { impuesto_bp } = tariffOf(articles.tariffs, 'ES');
    const cans = articles.ofKey('aceites').flatMap((article) => readCan(article, impuesto_bp));
    const lines = Map.groupBy(cans, ({ article, sae }) => `${article.marca} ${article.modelo} ${sae}`);
    return [...lines.values()].flatMap(asLine);
  });
