import type { Answer } from '#contract/contract.ts';
import { isCar } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { isLargeSump } from '#domain/revisions/revision-status.ts';
import { minus } from '#domain/money/cents.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { doneByProduct } from '#domain/upkeep/history.ts';
import { coversDue } from '#domain/upkeep/packs.ts';
import type { UpkeepItem } from '#domain/upkeep/timeline.ts';
import { articleResult } from '../catalogue/article-result.ts';
import { articlesOnSale } from '../catalogue/find-articles.ts';
import type { KnownCar } from './car-facts.ts';
import type { PriceList } from './upkeep-prices.ts';

type Pack = Answer<'estimateUpkeep'>['packs'][number];

/** What the packs for cars with such a sump do of what is looked at here, and cost. */
const packsOf = ({ articles, viewer }: PriceList, carterGrande: boolean, language: Language): readonly Pack[] =>
  articles.remember(`upkeep packs ${carterGrande} ${viewer.pais} ${language}`, () =>
    articlesOnSale(articles, 'revisiones').flatMap((article): Pack[] => {
      const { traits, id_navision: idNavision, minutos } = article;
      const shown = articleResult(articles.tariffs, article, viewer, language);
      if (!shown || traits.tipo !== 'revision' || traits.carter_grande !== carterGrande) return [];
      const cosas = [...doneByProduct({ tipo: 'revision', idNavision, nivel: traits.nivel })];
      return [
        {
          id_navision: idNavision,
          nombre: shown.nombre,
          cosas,
          incluye: [...shown.partes],
          precio: shown.importeMontado,
          minutos,
        },
      ];
    }),
  );

/** The packs that do at once several things that are due, the cheapest first. An electric car gets no revision. */
export const packsDue = (
  items: readonly UpkeepItem[],
  { tipoVehiculo, combustible, carter }: KnownCar,
  prices: PriceList,
  language: Language,
): Pack[] => {
  if (!isCar(tipoVehiculo) || combustible === 'electrico') return [];
  return packsOf(prices, isLargeSump(carter ?? undefined), language)
    .filter(({ cosas }) => coversDue(cosas, items))
    .toSorted((one, other) => minus(fromEuros(one.precio), fromEuros(other.precio)));
};
