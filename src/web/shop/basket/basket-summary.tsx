import type { Basket } from '#contract/basket.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Price } from '#web/ui/page/price.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import styles from './basket-summary.module.css';
import { BoughtLines, unitsInWords } from './bought-lines.tsx';
import { useBasketTexts } from './texts.ts';
import { Totals } from './totals.tsx';
import { useWorkshop } from './use-workshop.ts';

/** On a phone, what is in sight of it where the rest is folded away. */
export const TotalInSight = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  return (
    <span className={styles.inSight}>
      <span className={styles.what}>
        <span className="spoken">{t.verResumen}: </span>
        {unitsInWords(basket.products, language).join(', ')}
      </span>
      <Price importe={basket.totals.total} size="s" />
    </span>
  );
};

/** What is bought, where and when it is fitted, on which car, and what it costs. */
export const BasketSummary = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { hold, pedido, selectedTaller, matricula } = basket;
  const taller = useWorkshop(selectedTaller);
  // What joins another order's visit begins after it: the car is expected when the visit begins.
  const time = hold ?? (pedido && { date: pedido.selectedDate, time: pedido.selectedTime });
  return (
    <div className={styles.summary}>
      <Facts
        rows={[
          [t.queCompras, <BoughtLines key="lines" lines={unitsInWords(basket.products, language)} />],
          [t.donde, selectedTaller === null ? null : (taller?.alias ?? '…')],
          [t.cuando, time && t.cuandoTexto(dayInWords(time.date, language), shortTime(time.time))],
          [t.matriculaCorta, matricula && printPlate(matricula, basket.totals.pais)],
        ]}
      />
      <Totals basket={basket} />
    </div>
  );
};
