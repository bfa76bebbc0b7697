import type { Basket, BasketOrder, BesideBasket } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import { sum } from '#domain/money/cents.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { leftOf, writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { joinVisit, openBeside, type NoJoining } from './basket-store.ts';
import styles from './beside-baskets.module.css';
import { useBesideTexts } from './beside-texts.ts';

interface BesideProps {
  readonly beside: BesideBasket;
  /** The basket that is shown was ordered. */
  readonly after: boolean;
}

const Beside = ({ beside: { cestaID, productos, total, pedido }, after }: BesideProps) => {
  const t = useBesideTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const names = productos.map(({ nombre, cantidad }) => t.linea(cantidad, nombre));
  const open = async () => {
    await openBeside(cestaID);
    await navigate(address(pedido ? 'basketDone' : 'basketRequest', language));
  };
  const word = pedido ? t.pedido(pedido.orderNumber) : after ? t.pedir : t.abrir;
  return (
    <li className={styles.beside}>
      <div>
        <ul className={styles.products}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className={styles.total}>{t.total(writeEuros(total))}</p>
      </div>
      <Button look="secondary" aria-label={`${word}: ${names.join(', ')}`} onClick={() => void open()}>
        {word}
      </Button>
    </li>
  );
};

/** The way into the visit that was ordered, for a basket without a time: as if that time had been chosen. */
const Join = ({ cita }: { cita: NonNullable<BesideBasket['cita']> }) => {
  const t = useBesideTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [why, setWhy] = useState<NoJoining | null>(null);
  const join = async () => {
    setWhy(null);
    const refused = await joinVisit(cita);
    setWhy(refused);
    if (!refused) await navigate(address('basketRegister', language));
  };
  return (
    <Stack>
      <p className={styles.why}>{t.unirseTexto}</p>
      <div>
        <Button onClick={() => void join()}>
          {t.unirse(dayInWords(cita.date, language), shortTime(cita.time), cita.alias)}
        </Button>
      </div>
      {why && <Notice tone="warning">{why.desde ? t.llegaDespues(dayInWords(why.desde, language)) : t.noCabe}</Notice>}
    </Stack>
  );
};

const together = (amounts: readonly number[]): number => toEuros(sum(amounts.map(fromEuros)));

/** What a whole visit leaves to pay at the workshop, in euros; null while one of its orders is not confirmed. */
const leftOfVisit = (order: BasketOrder, visita: Basket['visita']): number | null => {
  // A copy that an older release stored says nothing of it.
  const isKnown = (pedido: BesideBasket['pedido']) => pedido?.status === 'confirmado' && pedido.pendiente >= 0;
  const lefts = visita.flatMap(({ pedido }) => (pedido && isKnown(pedido) ? [pedido.pendiente] : []));
  return order.status === 'confirmado' && lefts.length === visita.length
    ? together([leftOf(order.total, order.pagado), ...lefts])
    : null;
};

/** What is bought for the same visit in baskets of its own (decision 080), and the way there. */
export const BesideBaskets = ({ basket: { visita, hold, pedido, products, totals } }: { readonly basket: Basket }) => {
  const t = useBesideTexts();
  const title = useId();
  if (visita.length === 0) return null;
  const areOrdered = pedido !== null && visita.every((each) => each.pedido);
  const left = pedido ? leftOfVisit(pedido, visita) : null;
  const all = together([totals.total, ...visita.map(({ total }) => total)]);
  const cita = hold || pedido || products.length === 0 ? null : visita.find((each) => each.cita)?.cita;
  return (
    <Card as="section" look="sunk" aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t.titulo}
      </h2>
      <p className={styles.why}>
        {areOrdered
          ? [t.suman(writeEuros(all)), left !== null && t.enElTaller(writeEuros(left))].filter(Boolean).join(' ')
          : t.explica}
      </p>
      <ul className={styles.list}>
        {visita.map((each) => (
          <Beside key={each.cestaID} beside={each} after={pedido !== null} />
        ))}
      </ul>
      {cita && <Join cita={cita} />}
    </Card>
  );
};
