import { useLanguage } from '#web/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { useFavourite } from '#web/stored/favourite-store.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { StickyBar } from '#web/ui/walk/sticky-bar.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Price } from '#web/ui/page/price.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { bookAddress, carryCar, servicesOf, sumOf } from './booking.ts';
import { useUpkeepTexts } from './texts.ts';
import type { ShownCar, UpkeepItem } from './told-of.ts';
import styles from './upkeep.module.css';

/** What several things cost: from that on, where one of them may cost more. */
const Sum = ({ items, precio, size }: { items: readonly UpkeepItem[]; precio: Cents; size: 's' | 'l' }) => {
  const t = useUpkeepTexts();
  return items.some(({ precioDesde }) => precioDesde) ? (
    <strong>{t.desde(writeEuros(toEuros(precio)))}</strong>
  ) : (
    <Price importe={toEuros(precio)} size={size} />
  );
};

/** What is chosen as one appointment: its summed time, what it costs, and what having it done at once saves. */
export const TogetherCard = ({ items, car }: { items: readonly UpkeepItem[]; car: ShownCar }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const favourite = useFavourite();
  const { minutos, precio, ahorro, sinPrecio } = sumOf(items);
  const count = servicesOf(items);
  if (count === 0) return null;
  return (
    <Card as="section" className={styles.together}>
      <Stack gap="s">
        <h2>{t.resumen(count)}</h2>
        <ul className={styles.names}>
          {items.map(({ cosa }) => (
            <li key={cosa}>{t.cosas[cosa]}</li>
          ))}
        </ul>
        <p className={styles.sum} aria-live="polite">
          {precio > 0 && <Sum items={items} precio={precio} size="l" />}
          <span>{t.duracion(minutos)}</span>
          {sinPrecio > 0 && <span>{t.masSinPrecio(sinPrecio)}</span>}
        </p>
        {count > 1 && (
          <p className={styles.saving}>
            {ahorro > 0 && <strong>{t.ahorras(writeEuros(toEuros(ahorro)))}. </strong>}
            {t.unaVez(count - 1)}
          </p>
        )}
        <Link
          {...buttonLink('primary', 'wide')}
          to={bookAddress(items, favourite, language)}
          onClick={() => carryCar(car)}
        >
          {count > 1 ? t.pedirTodo : t.pedir}
        </Link>
        {favourite && <p className={styles.where}>{favourite.alias}</p>}
      </Stack>
    </Card>
  );
};

/** The same within reach of the thumb. */
export const TogetherBar = ({ items, car }: { items: readonly UpkeepItem[]; car: ShownCar }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const favourite = useFavourite();
  const { minutos, precio } = sumOf(items);
  const count = servicesOf(items);
  if (count === 0) return null;
  return (
    <StickyBar
      title={`${t.resumen(count)}, ${t.duracion(minutos)}`}
      total={precio > 0 ? <Sum items={items} precio={precio} size="s" /> : t.sinPrecio}
    >
      <Link {...buttonLink('primary')} to={bookAddress(items, favourite, language)} onClick={() => carryCar(car)}>
        {t.pedir}
      </Link>
    </StickyBar>
  );
};
