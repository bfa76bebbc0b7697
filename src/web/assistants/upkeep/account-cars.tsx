import type { Answer } from '#contract/contract.ts';
import { upkeepStates } from '#domain/upkeep/timeline.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CarTimeline } from './car-timeline.tsx';
import { useUpkeepTexts } from './texts.ts';
import { waysOfAccount, type UpkeepCar } from './told-of.ts';
import styles from './upkeep.module.css';

const askCars: Ask<{ user: string }, Answer<'readUpkeep'>> = (api, { user }, signal) =>
  api('readUpkeep', { params: { user }, query: {} }, { ...signedIn(), signal });

const nameOf = ({ marca, modelo }: UpkeepCar): string => `${marca} ${modelo}`;

/** Whether its owner is written to; what they answer is kept with the sentence that stands here. */
const Reminders = ({ car, user, changed }: { car: UpkeepCar; user: string; changed: (car: UpkeepCar) => void }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = async (avisos: boolean) => {
    setBusy(true);
    setTrouble(null);
    try {
      const ask = { params: { user, id: car.id }, body: { avisos } };
      changed((await browserApi(language)('setUpkeepReminders', ask, signedIn())).coche);
    } catch (failure) {
      setTrouble(whyNot(failure, t.sinConexion));
    }
    setBusy(false);
  };
  return (
    <Card as="section">
      <Stack gap="s">
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={car.avisos}
            aria-disabled={busy}
            onChange={(event) => void (busy || set(event.currentTarget.checked))}
          />
          {t.avisos}
        </label>
        <p className={styles.note}>{t.avisosTexto}</p>
        {trouble !== null && <Notice tone="error">{trouble}</Notice>}
      </Stack>
    </Card>
  );
};

/** By its first thing, which presses most; an e-scooter has none. */
const urgency = ({ proximo: [first] }: UpkeepCar): number =>
  first ? upkeepStates.indexOf(first.estado) : upkeepStates.length;

/** The cars of an account, one at a time; which one, the address says by an id that is no plate. */
const Cars = ({ cars, user, again }: { cars: readonly UpkeepCar[]; user: string; again: () => void }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [newer, setNewer] = useState<Readonly<Record<string, UpkeepCar>>>({});
  const remembered = useMyCar()?.id;
  const found =
    cars.find(({ id }) => id === search.get('coche')) ??
    cars.find(({ id }) => id === remembered) ??
    cars.toSorted((one, other) => urgency(one) - urgency(other))[0];
  if (!found) return null;
  const car = newer[found.id] ?? found;
  const changed = (now: UpkeepCar) => setNewer({ ...newer, [now.id]: now });
  const readAgain = () => {
    setNewer({});
    again();
  };
  return (
    <Stack gap="l">
      <nav className={styles.cars} aria-label={t.misCoches}>
        {cars.map((each) => (
          <Link
            key={each.id}
            className={styles.car}
            to={`${address('upkeep', language)}?${new URLSearchParams({ coche: each.id })}`}
            aria-current={each.id === car.id ? 'true' : undefined}
            preventScrollReset
          >
            <span>{nameOf(each)}</span>
            {each.matricula && <span className={styles.plate}>{each.matricula}</span>}
          </Link>
        ))}
      </nav>
      <CarTimeline
        key={car.id}
        car={{ ...car, name: nameOf(car) }}
        ways={waysOfAccount(car, user, language, { changed, again: readAgain })}
      >
        <Reminders car={car} user={user} changed={changed} />
      </CarTimeline>
    </Stack>
  );
};

/** What is next for the cars of whoever is signed in; `none` where they keep none. */
export const AccountCars = ({ user, none }: { user: string; none: ReactNode }) => {
  const t = useUpkeepTexts();
  const asked = useAnswer(askCars, { user });
  if (asked.failure !== null) return <Unanswered t={t} asked={asked} />;
  if (!asked.answer)
    return (
      <Waiting text={t.cargando}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Waiting>
    );
  const { coches } = asked.answer;
  return coches.length === 0 ? none : <Cars cars={coches} user={user} again={asked.again} />;
};
