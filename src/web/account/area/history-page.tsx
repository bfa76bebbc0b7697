import type { Answer } from '#contract/contract.ts';
import type { HistoryEntry } from '#contract/own-orders.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { wasRefused } from '#web/refused.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { AreaPage, AreaSkeleton, type Owner } from './area-page.tsx';
import styles from './history-page.module.css';
import { Pages } from './pages.tsx';
import { useAreaTexts } from './texts.ts';
import { usePageNumber } from './use-page.ts';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';

interface Wanted {
  readonly token: string;
  readonly id: string;
  readonly page: number;
}

const ask: Ask<Wanted, Answer<'listHistory'>> = (api, { token, id, page }, signal) =>
  api('listHistory', { params: { id }, query: { page, pageSize: 20 } }, { token, signal });

const signs = { pedido: 'basket', cita: 'calendar', trabajo: 'wrench', factura: 'euro' } as const;

const Entry = ({ entry }: { entry: HistoryEntry }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const { clase, numero, pedido, fecha, taller, matricula, detalle, importe, anulado } = entry;
  const called = { pedido: t.pedidoN, cita: t.citaN, trabajo: () => t.hechoEnTaller, factura: t.facturaN }[clase](
    numero,
  );
  const linked = clase === 'pedido' || clase === 'factura' ? pedido : null;
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>
        <Icon name={signs[clase]} />
      </span>
      <div>
        <p className={styles.when}>
          <RelativeTime at={fecha} />
        </p>
        <h2 className={styles.title}>
          {linked ? <Link to={address('ownOrder', language, { pedido: linked })}>{called}</Link> : called}
          {importe !== null && `, ${writeEuros(importe)}`}
        </h2>
        <p>{[clase === 'factura' && pedido ? t.pedidoN(pedido) : detalle.join(', '), taller].join('. ')}</p>
        <p className={styles.tags}>
          {matricula && <VehiclePlate>{matricula}</VehiclePlate>} {anulado && <Badge>{t.anulado}</Badge>}
        </p>
      </div>
    </li>
  );
};

const History = ({ owner: { user, token } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const page = usePageNumber();
  const { answer, failure, busy, again } = useAnswer(ask, { token, id: user.idUser, page });
  return (
    <Stack gap="l">
      {failure !== null && (
        <TryAgain t={t} busy={busy} onAgain={again}>
          {wasRefused(failure) ? failure.problem.error : t.problemaHistorial}
        </TryAgain>
      )}
      {answer === null ? (
        failure === null && <AreaSkeleton />
      ) : answer.total === 0 ? (
        <EmptyState
          title={answer.documento === null ? t.sinActividad : t.sinActividadDocumento(answer.documento)}
          action={
            <Link {...buttonLink('primary')} to={address('visit', language)}>
              {t.pedirCita}
            </Link>
          }
        >
          {!user.emailProbado && t.sinProbar}
        </EmptyState>
      ) : (
        <>
          <ol className={styles.history}>
            {answer.historial.map((entry) => (
              <Entry key={`${entry.clase}${entry.numero}${entry.fecha}`} entry={entry} />
            ))}
          </ol>
          <Pages page={answer.page} pages={answer.pages} />
        </>
      )}
    </Stack>
  );
};

/** What happened to an account, and to its cars. */
export default function HistoryPage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="history" title={t.historial} lead={t.historialTexto}>
      {(owner) => <History owner={owner} />}
    </AreaPage>
  );
}
