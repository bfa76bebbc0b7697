import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useSearchParams } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleRoom } from '../room.tsx';
import controls from '../controls.module.css';
import { staffApi } from '../staff-session.ts';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { useConsoleMeasuredTexts } from './texts.ts';
import styles from './measured.module.css';

type Measured = Answer<'readMeasured'>;

const choices = [7, 28, 91] as const;
const usual = 28;

const ask: Ask<{ dias: number; language: Language }, Measured> = (_, { dias, language }, signal) =>
  staffApi(language)('readMeasured', { query: { dias } }, { signal });

const EmptySearches = ({ searches }: { searches: Measured['sinResultado'] }) => {
  const t = useConsoleMeasuredTexts();
  if (searches.length === 0) return <p>{t.ninguna}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.buscado}</th>
          <th scope="col">{t.como}</th>
          <th scope="col" data-number>
            {t.veces}
          </th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ grupo, que, veces }) => (
          <tr key={`${grupo} ${que}`}>
            <th scope="row">{que || t.otras}</th>
            <td>{t.grupos[grupo]}</td>
            <td data-number>{veces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Walk = ({ walk: { recorrido, pasos } }: { walk: Measured['recorridos'][number] }) => {
  const t = useConsoleMeasuredTexts();
  return (
    <Card as="section">
      <h3>{t.recorridos[recorrido]}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.paso}</th>
            <th scope="col" data-number>
              {t.llegan}
            </th>
            <th scope="col" data-number>
              {t.seQuedan}
            </th>
          </tr>
        </thead>
        <tbody>
          {pasos.map(({ paso, veces, dejado }, place) => (
            <tr key={paso}>
              <th scope="row">{t.nombres[paso] ?? t.numero(paso)}</th>
              <td data-number>{veces}</td>
              <td data-number>{place === pasos.length - 1 ? '–' : dejado}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};

const Counted = ({ dias }: { dias: number }) => {
  const t = useConsoleMeasuredTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { dias, language });
  const { answer } = asked;
  if (!answer) return <Unanswered t={t} asked={asked} />;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stack gap="l">
      <p aria-live="polite">{t.entre(day.format(new Date(answer.desde)), day.format(new Date(answer.hasta)))}</p>
      <section>
        <h2>{t.sinResultado}</h2>
        <EmptySearches searches={answer.sinResultado} />
      </section>
      <section>
        <h2>{t.pasos}</h2>
        {answer.recorridos.length === 0 ? (
          <p>{t.ninguno}</p>
        ) : (
          <Grid least="l">
            {answer.recorridos.map((walk) => (
              <Walk key={walk.recorrido} walk={walk} />
            ))}
          </Grid>
        )}
      </section>
    </Stack>
  );
};

/** What is searched in vain and where people leave, by counts that know nobody. */
export default function MeasuredPage() {
  const t = useConsoleMeasuredTexts();
  const language = useLanguage();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const dias = choices.find((each) => String(each) === search.get('dias')) ?? usual;
  return (
    <ConsoleFrame page="consoleMeasured" title={t.titulo} tools={<ToAgenda />}>
      <ConsoleRoom gap="l">
        <h1 tabIndex={-1}>{t.titulo}</h1>
        {staff && !opensEverything(staff) && <Notice>{t.soloOperador}</Notice>}
        {staff && opensEverything(staff) && (
          <>
            <p>{t.aviso}</p>
            <nav className={styles.days} aria-label={t.periodo}>
              {choices.map((each) => (
                <Link
                  key={each}
                  className={controls.button}
                  aria-current={each === dias ? 'page' : undefined}
                  to={`${consoleAddresses.consoleMeasured[language]}?dias=${each}`}
                >
                  {t.ultimos(each)}
                </Link>
              ))}
            </nav>
            <Counted key={dias} dias={dias} />
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
