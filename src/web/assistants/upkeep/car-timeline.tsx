import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isBookable } from './booking.ts';
import { ItemRow } from './item-row.tsx';
import { KmsForm } from './kms-form.tsx';
import { useUpkeepTexts } from './texts.ts';
import { PackCard } from './pack-card.tsx';
import { TogetherBar, TogetherCard } from './together-card.tsx';
import type { CarWays, ShownCar, UpkeepItem } from './told-of.ts';
import styles from './upkeep.module.css';

/** What presses is chosen from the start; tyres only once they have to go: before, somebody looks at them first. */
const presses = ({ cosa, estado }: UpkeepItem): boolean => {
  if (cosa === 'temporada') return false;
  return estado === 'pasado' || (cosa !== 'neumaticos' && (estado === 'ahora' || estado === 'pronto'));
};
/** As many as one appointment carries. */
const most = 6;

const Clock = ({ car, ways }: { car: ShownCar; ways: CarWays }) => {
  const t = useUpkeepTexts();
  const { kmsHoy, kmsAno, kmsDe } = car;
  const by = kmsDe === 'lecturas' ? t.porLecturas : t.porMatriculacion;
  return (
    <Card as="section">
      <Stack gap="s">
        <p>
          {kmsHoy === null ? t.sinKms : t.kms(kmsHoy)}
          {kmsAno !== null && kmsDe !== null && `: ${t.alAno(kmsAno)}, ${by}.`}
        </p>
        <KmsForm ways={ways} />
      </Stack>
    </Card>
  );
};

/** What a driver said that the car has not is named, and can be taken back. */
const Without = ({ car, ways }: { car: ShownCar; ways: CarWays }) => {
  const t = useUpkeepTexts();
  const without = car.dicho.filter(({ sin }) => sin);
  return without.map(({ cosa }) => (
    <p key={cosa} className={styles.without}>
      {t.quitado(t.cosas[cosa])}{' '}
      <button type="button" className={styles.undo} onClick={() => void ways.tell({ cosa, olvidar: true })}>
        {t.olvidar}
      </button>
    </p>
  ));
};

interface CarTimelineProps {
  readonly car: ShownCar;
  readonly ways: CarWays;
  /** What stands at the end: reminders, or the way to have them. */
  readonly children: ReactNode;
}

/** Everything that is next for a car, and the appointment for what is chosen of it. */
export const CarTimeline = ({ car, ways, children }: CarTimelineProps) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [picked, setPicked] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = (item: UpkeepItem) => isBookable(item) && (picked[item.cosa] ?? presses(item));
  const chosen = car.proximo.filter(isChosen).slice(0, most);
  if (car.proximo.length === 0)
    return (
      <Stack>
        <p>{t.nada}</p>
        <p>
          <Link {...buttonLink('primary')} to={address('visit', language)}>
            {t.pedirCita}
          </Link>
        </p>
      </Stack>
    );
  return (
    <>
      <Columns
        aside={
          <Stack>
            <TogetherCard items={chosen} car={car} />
            <PackCard car={car} />
            <Clock car={car} ways={ways} />
            {children}
          </Stack>
        }
      >
        <ol className={styles.road}>
          {car.proximo.map((item) => (
            <ItemRow
              key={item.cosa}
              item={item}
              car={car}
              ways={ways}
              chosen={chosen.includes(item)}
              onChoose={(now) => setPicked({ ...picked, [item.cosa]: now })}
            />
          ))}
        </ol>
        <Without car={car} ways={ways} />
        <p className={styles.note}>{t.calculo}</p>
      </Columns>
      <TogetherBar items={chosen} car={car} />
    </>
  );
};
