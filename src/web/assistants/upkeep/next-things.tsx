import { address } from '#contract/addresses.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import type { MyCar } from '#web/stored/my-car.ts';
import { signedIn, startSession, useSession } from '#web/stored/session-store.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { priceMarkOf } from '#web/ui/page/price-mark.ts';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { bodyOf, type EstimateBody } from './body-of.ts';
import styles from './next-things.module.css';
import { costOf } from './cost.ts';
import { thingIcons, thingTones } from './thing-looks.ts';
import { useUpkeepTexts } from './texts.ts';
import type { UpkeepItem } from './told-of.ts';
import { whenOf } from './when.ts';

interface Wanted {
  readonly body: EstimateBody;
  /** Of a vehicle in an account, which knows more of it; null of one that only this browser keeps. */
  readonly id: string | null;
}

const ask: Ask<Wanted, readonly UpkeepItem[]> = async (api, { body, id }, signal) => {
  await startSession();
  const { token, user } = useSession.getState();
  if (id !== null && token !== null && user !== null) {
    const asked = { params: { user: user.idUser }, query: {} };
    const { coches } = await api('readUpkeep', asked, { ...signedIn(), signal });
    const own = coches.find((each) => each.id === id);
    if (own) return own.proximo;
  }
  return (await api('estimateUpkeep', { body }, { signal })).proximo;
};

/** So many of the most urgent; the rest stands on a page of its own. */
const most = 3;

/** What has a day says more than what nobody knows. */
const firstOf = (items: readonly UpkeepItem[]): readonly UpkeepItem[] =>
  items.toSorted((one, other) => Number(one.falta !== null) - Number(other.falta !== null)).slice(0, most);

const Thing = ({ item }: { item: UpkeepItem }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const { cosa, estado, cita } = item;
  const cost = cita ? null : costOf(item, t);
  const when = item.falta === 'ultima' ? t.diCuando : whenOf(item, t, language);
  return (
    <li>
      <Icon name={thingIcons[cosa]} />
      <b>{t.cosas[cosa]}</b>
      <Badge tone={thingTones[estado]}>{t.estados[estado]}</Badge>
      <span>
        {when}
        {when && cost && ' · '}
        {cost && (
          <span className={styles.cost} {...priceMarkOf(item.producto, item.precio)}>
            {cost}
          </span>
        )}
      </span>
    </li>
  );
};

/** What presses most for a car, and the way to all of it. Its place is kept until it is known. */
export const NextThings = ({ car }: { car: MyCar }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const inBrowser = useInBrowser();
  const { answer, failure } = useAnswer(ask, { body: bodyOf(car, []), id: car.id });
  const whole = `${address('upkeep', language)}${car.id === null ? '' : `?${new URLSearchParams({ coche: car.id })}`}`;
  if (answer?.length === 0) return <p>{t.nada}</p>;
  return (
    <>
      {inBrowser && failure === null && (
        <ul className={styles.next} aria-busy={answer === null}>
          {firstOf(answer ?? []).map((item) => (
            <Thing key={item.cosa} item={item} />
          ))}
        </ul>
      )}
      <p>
        <Link {...buttonLink('secondary')} to={whole}>
          {t.verTodo}
        </Link>
      </p>
    </>
  );
};
