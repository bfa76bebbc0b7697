import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { rememberCar, type MyCar } from '#web/stored/my-car.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { browserApi, Refused } from '#web/api.ts';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { bodyOf, type EstimateBody } from './body-of.ts';
import { CarTimeline } from './car-timeline.tsx';
import { useUpkeepTexts } from './texts.ts';
import type { CarWays, Telling } from './told-of.ts';

const ask: Ask<EstimateBody, Answer<'estimateUpkeep'>> = (api, body, signal) =>
  api('estimateUpkeep', { body }, { signal });

/** One thing is sent as the first of a list: what is wrong with it stands beside the fields of its own form. */
const besideFields = (failure: unknown): never => {
  if (!(failure instanceof Refused) || !failure.problem.errors) throw failure;
  const errors = Object.entries(failure.problem.errors).map(([field, text]) => [
    field.replace(/^dicho\.0\./, ''),
    text,
  ]);
  throw new Refused({ ...failure.problem, errors: Object.fromEntries(errors) as Record<string, string> });
};

/** The same told anew takes the place of what was told before. */
const withTold = (told: readonly Telling[], telling: Telling): Telling[] => [
  ...told.filter(({ cosa }) => cosa !== telling.cosa),
  ...(telling.olvidar ? [] : [telling]),
];

/** What is next for the car that this browser remembers. What its driver tells counts while the page is open. */
export const BrowserCar = ({ car }: { car: MyCar }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [told, setTold] = useState<readonly Telling[]>([]);
  const asked = useAnswer(ask, bodyOf(car, told));
  if (asked.failure !== null) return <Unanswered t={t} asked={asked} />;
  if (!asked.answer)
    return (
      <Waiting text={t.cargando}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Waiting>
    );
  const ways: CarWays = {
    tell: async (telling) => {
      const next = withTold(told, telling);
      // What is wrong is said beside its field, and nothing of it is kept.
      await browserApi(language)('estimateUpkeep', {
        body: bodyOf(car, telling.olvidar ? [] : [telling]),
      }).catch(besideFields);
      setTold(next);
    },
    tellKms: async (kms) => {
      await browserApi(language)('estimateUpkeep', { body: { ...bodyOf(car, []), kms } });
      rememberCar({ ...car, kms });
    },
  };
  const dicho = told.map(({ cosa, fecha, sin }) => ({
    cosa,
    fecha: fecha || null,
    kms: null,
    sin: sin ?? false,
    temporada: null,
  }));
  const name = `${car.marca} ${car.modelo}`;
  return (
    <CarTimeline car={{ ...asked.answer, matricula: car.cod_matricula, dicho, name }} ways={ways}>
      <Card as="section">
        <Stack gap="s">
          <p>{t.sinCuenta}</p>
          <p>
            <Link to={address('area', language)}>{t.entrar}</Link>
          </p>
        </Stack>
      </Card>
    </CarTimeline>
  );
};
