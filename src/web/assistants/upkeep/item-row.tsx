import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useFavourite } from '#web/stored/favourite-store.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { priceMarkOf } from '#web/ui/page/price-mark.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookAddress, carryCar, isBookable } from './booking.ts';
import { TellForm } from './tell-form.tsx';
import { costOf } from './cost.ts';
import { thingIcons, thingTones } from './thing-looks.ts';
import { useUpkeepTexts } from './texts.ts';
import type { CarWays, ShownCar, UpkeepItem } from './told-of.ts';
import { whenOf, whyOf } from './when.ts';
import styles from './upkeep.module.css';

const Cost = ({ item }: { item: UpkeepItem }) => {
  const t = useUpkeepTexts();
  const { servicio, descuentoJunto, cita } = item;
  if (!servicio || cita) return null;
  return (
    <p className={styles.cost}>
      <strong {...priceMarkOf(item.producto, item.precio)}>{costOf(item, t) ?? t.sinPrecio}</strong>
      <span>
        {t.minutos(servicio.minutos)}
        {descuentoJunto > 0 && ` · ${t.menosJunto(descuentoJunto)}`}
      </span>
    </p>
  );
};

interface ItemRowProps {
  readonly item: UpkeepItem;
  readonly car: ShownCar;
  readonly ways: CarWays;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** What can be done about a thing: together with others, or by itself at once. */
const Book = ({ item, car, chosen, onChoose }: Omit<ItemRowProps, 'ways'>) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const favourite = useFavourite();
  const name = t.cosas[item.cosa];
  if (item.cita)
    return (
      <Link {...buttonLink('quiet', 'small')} to={address('visitsMine', language)}>
        {t.verCita}
      </Link>
    );
  if (!isBookable(item)) return null;
  return (
    <>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          aria-label={t.incluir(name)}
        />
        {t.junto}
      </label>
      <Link
        {...buttonLink('secondary', 'small')}
        to={bookAddress([item], favourite, language)}
        onClick={() => carryCar(car)}
        aria-label={t.pedirEsto(name)}
      >
        {t.pedir}
      </Link>
    </>
  );
};

/** A thing on the timeline: when, why, what it costs here, and the tap that books it. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, car, ways } = props;
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [telling, setTelling] = useState(false);
  const { cosa, estado } = item;
  const told = car.dicho.some((each) => each.cosa === cosa);
  const when = whenOf(item, t, language);
  return (
    <li className={styles.item} data-state={estado}>
      <span className={styles.node}>
        <Icon name={thingIcons[cosa]} />
      </span>
      <article className={styles.card}>
        <header className={styles.top}>
          <h2>{t.cosas[cosa]}</h2>
          <Badge tone={thingTones[estado]}>{t.estados[estado]}</Badge>
        </header>
        {when && (
          <p className={styles.when}>
            {when}
            {item.kms !== null && !item.cita && <span>, {t.aLos(item.kms)}</span>}
          </p>
        )}
        <p className={styles.why}>{whyOf(item, t, language).join(' ')}</p>
        <div className={styles.foot}>
          <Cost item={item} />
          <div className={styles.ways}>
            {cosa !== 'temporada' && item.falta !== 'pais' && (
              <Button
                look="quiet"
                shape="small"
                aria-expanded={telling}
                aria-label={`${told ? t.corregir : t.decir}: ${t.cosas[cosa]}`}
                onClick={() => setTelling(!telling)}
              >
                {told ? t.corregir : t.decir}
              </Button>
            )}
            <Book {...props} />
          </div>
        </div>
        {telling && <TellForm cosa={cosa} told={told} ways={ways} onDone={() => setTelling(false)} />}
      </article>
    </li>
  );
};
