import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Grid, Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useSearchParams } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { oneOf, readPage } from '../read-view.ts';
import { staffApi } from '../staff-session.ts';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { ReportView } from './report-view.tsx';
import { useConsoleReportsTexts } from './texts.ts';
import { ConsoleRoom } from '../room.tsx';
import controls from '../controls.module.css';
import styles from '../room.module.css';

interface View {
  readonly estado: 'abierta' | 'cerrada';
  readonly page: number;
}

const askList: Ask<{ view: View; language: Language }, Answer<'listReports'>> = (_, { view, language }, signal) =>
  staffApi(language)('listReports', { query: view }, { signal });

const pageSize = 20;

const ReportList = ({ view }: { view: View }) => {
  const t = useConsoleReportsTexts();
  const language = useLanguage();
  const asked = useAnswer(askList, { view, language });
  const here = consoleAddresses.consoleReports[language];
  const { answer } = asked;
  if (!answer) return <Unanswered t={t} asked={asked} />;
  return (
    <Stack gap="l">
      <p aria-live="polite">{answer.total > 0 ? t.total(answer.total) : t.ninguna}</p>
      <Grid least="l">
        {answer.comunicaciones.map(({ id, recibida, estado, tarde, porContestar }) => (
          <Card key={id} as="article">
            <Stack gap="s">
              <h2 className={styles.name}>
                <Link to={`${here}?comunicacion=${id}`}>{t.leer(dayInWords(recibida, language))}</Link>
              </h2>
              <p className={styles.marks}>
                <Badge>{t.estados[estado]}</Badge>
                {tarde && <Badge tone="signal">{t.tarde}</Badge>}
                {porContestar && estado !== 'cerrada' && <Badge>{t.porContestar}</Badge>}
              </p>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Actions>
        {view.page > 0 && <Link to={`${here}?estado=${view.estado}&pagina=${view.page - 1}`}>{t.anteriores}</Link>}
        {(view.page + 1) * pageSize < answer.total && (
          <Link to={`${here}?estado=${view.estado}&pagina=${view.page + 1}`}>{t.mas}</Link>
        )}
      </Actions>
    </Stack>
  );
};

/** The two lists; over one report, the way back to them. */
const States = ({ chosen }: { chosen: View['estado'] | null }) => {
  const t = useConsoleReportsTexts();
  const here = consoleAddresses.consoleReports[useLanguage()];
  return (
    <nav className={controls.joined} aria-label={t.estado}>
      {(['abierta', 'cerrada'] as const).map((estado) => (
        <Link
          key={estado}
          className={controls.button}
          to={estado === 'abierta' ? here : `${here}?estado=cerrada`}
          aria-current={estado === chosen ? 'page' : undefined}
        >
          {estado === 'abierta' ? t.abiertas : t.cerradas}
        </Link>
      ))}
    </nav>
  );
};

/** What was reported without a name, for those whom the chain named to read it. */
export default function ConsoleReportsPage() {
  const t = useConsoleReportsTexts();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const id = search.get('comunicacion');
  const view: View = { estado: oneOf(['abierta', 'cerrada'], search.get('estado')), page: readPage(search) };
  return (
    <ConsoleFrame page="consoleReports" title={t.consola} tools={<ToAgenda />}>
      <ConsoleRoom gap="l">
        <h1 tabIndex={-1}>{t.consola}</h1>
        {staff && staff.rol !== 'administrador' && <Notice>{t.soloLector}</Notice>}
        {staff?.rol === 'administrador' && (
          <>
            <Notice quiet>{t.aviso}</Notice>
            <States chosen={id === null ? view.estado : null} />
            {id === null ? <ReportList view={view} /> : <ReportView key={id} id={id} />}
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
