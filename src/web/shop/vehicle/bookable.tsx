import type { ArticleResult } from '#contract/catalogue.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { later } from '#web/later.ts';
import { ArticleCard } from '../articles/article-card.tsx';
import { forInspection, InspectionChoice, type InspectionVehicle } from './inspection-choice.tsx';
import { useVehicleTexts } from './texts.ts';
import { ShockAbsorbers } from './shock-absorbers.tsx';
import { ProductCards } from '../product-card.tsx';

// Most pages are about neither.
const WhichGas = await later(async () => (await import('./which-gas.tsx')).WhichGas);
const TyreCard = await later(async () => (await import('../tyre-cards/tyre-card.tsx')).TyreCard);

interface BookableProps {
  readonly page: string;
  readonly productos: readonly ArticleResult[];
  readonly cubiertas: readonly TyreResult[];
  /** For which car shock absorbers are looked for. */
  readonly coche: string | null;
  /** What is taken to the inspection. */
  readonly llevar: InspectionVehicle;
}

/** What a page is about as products that go into the basket, with what a driver is asked before. */
export const Bookable = ({ page, productos, cubiertas, coche, llevar }: BookableProps) => {
  const t = useVehicleTexts();
  const isInspection = page === 'coche/revisionPreItv';
  return (
    <section id="reservar">
      <h2>{t.reservar}</h2>
      {page === 'coche/aire' && <WhichGas />}
      {isInspection && <InspectionChoice vehicle={llevar} />}
      {page === 'coche/amortiguadores' ? (
        <ShockAbsorbers articles={productos} chosen={coche} />
      ) : (
        <ProductCards>
          {(isInspection ? forInspection(productos, llevar) : productos).map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
          {cubiertas.map((tyre) => (
            <TyreCard key={tyre.id} tyre={tyre} />
          ))}
        </ProductCards>
      )}
    </section>
  );
};
