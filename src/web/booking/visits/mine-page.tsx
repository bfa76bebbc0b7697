import type { Answer } from '#contract/contract.ts';
import type { Visit } from '#contract/visits.ts';
import { address } from '#contract/addresses.ts';
import { SignInForm } from '#web/sign-in/sign-in-form.tsx';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { readUser, useSession } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { manageAddress } from './changing-notice.tsx';
import { loadMine, type OwnVisits } from './load-mine.server.ts';
import { useVisitTexts } from './texts.ts';
import { useVisitReady } from './visit-ready.ts';

/** A visitor who is not signed in says who they are. */
const SignIn = () => (
  <Stack>
    <p>{useVisitTexts().misCitasEntrar}</p>
    <SignInForm />
  </Stack>
);

const VisitCard = ({ cita }: { cita: Visit }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const alive = cita.modificable || cita.pedido !== null;
  return (
    <Card>
      <Stack gap="s">
        <h2>{t.cuandoTexto(dayInWords(cita.date, language), shortTime(cita.time))}</h2>
        <p>
          {cita.servicios.join(', ')}. {cita.taller.alias}
          {(cita.matricula ?? cita.marca) && ` (${cita.matricula ?? cita.marca})`}
        </p>
        {cita.status === 'anulada' && <Badge>{t.anulada}</Badge>}
        <p>
          <Link
            {...buttonLink(alive ? 'secondary' : 'quiet')}
            to={manageAddress(language, { cita: cita.citaPreviaId, firma: cita.firma })}
          >
            {cita.modificable ? t.gestionar : t.verCita(cita.numero)}
          </Link>
        </p>
      </Stack>
    </Card>
  );
};

interface MineProps {
  readonly token: string;
  readonly userId: string;
  /** What the server showed of them already. */
  readonly shown: readonly Visit[] | null;
}

const askVisits: Ask<{ token: string; userId: string }, Answer<'listVisits'>> = (api, { token, userId }, signal) =>
  api('listVisits', { params: { userId } }, { token, signal });

const Mine = ({ token, userId, shown }: MineProps) => {
  const t = useVisitTexts();
  const { answer, failure } = useAnswer(askVisits, { token, userId });
  if (failure) return <Notice tone="error">{whyNot(failure, t.sinConexion)}</Notice>;
  const visits = answer?.citasPrevias ?? shown;
  return visits ? <VisitCards visits={visits} /> : <Skeletons />;
};

const VisitCards = ({ visits }: { visits: readonly Visit[] }) => {
  const t = useVisitTexts();
  if (visits.length === 0) return <p>{t.misCitasVacio}</p>;
  return (
    <Stack>
      {visits.map((cita) => (
        <VisitCard key={cita.citaPreviaId} cita={cita} />
      ))}
    </Stack>
  );
};

const Skeletons = () => (
  <Waiting text={useVisitTexts().cargando}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="button" />
  </Waiting>
);

/** Who is signed in, and the way out. */
const WhoIsIn = ({ email, ready }: { email: string; ready: boolean }) => {
  const t = useVisitTexts();
  const { leave, busy, failed } = useSignOut();
  return (
    <>
      {failed && <Notice tone="error">{t.problemaSalir}</Notice>}
      <p>
        {t.misCitasDe(email)}{' '}
        {ready && (
          <Button look="secondary" shape="small" busy={busy} onClick={leave}>
            {t.salir}
          </Button>
        )}
      </p>
    </>
  );
};

/** A page that the server renders knows by the session's cookie whose it is. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<OwnVisits | null> =>
  await loadMine(apiOf(context));

/** As the server found them, then as they are for who is signed in here; or the way to sign in. */
const Visits = ({ found, ready }: { found: OwnVisits | null; ready: boolean }) => {
  const { token, user } = useSession();
  if (!ready) return found ? <VisitCards visits={found.citas} /> : <Skeletons />;
  if (!token || !user) return <SignIn />;
  return <Mine token={token} userId={user.idUser} shown={found?.idUser === user.idUser ? found.citas : null} />;
};

/** The appointments of whoever is signed in, the next one first. */
export default function MinePage() {
  const t = useVisitTexts();
  const language = useLanguage();
  const ready = useVisitReady();
  const { token, user, loading, updateSuccess } = useSession();
  const found = useLoaderData<typeof loader>();
  // Once it is known here who is signed in, that counts.
  const email = ready ? user?.email : found?.email;
  const unread = ready && token !== null && !loading && !updateSuccess;
  return (
    <Page width="form">
      <PageMeta title={t.misCitas} index={false} />
      <PageHead title={t.misCitas} />
      <Stack gap="l">
        <noscript>
          <Notice tone="warning">{found ? t.misCitasSalirSinJavascript : t.misCitasSinJavascript}</Notice>
        </noscript>
        {unread && (
          <TryAgain t={t} onAgain={() => void readUser()}>
            {t.problemaDatos}
          </TryAgain>
        )}
        <Visits found={found} ready={ready} />
        {email !== undefined && <WhoIsIn email={email} ready={ready} />}
        <p>
          <Link to={address('visit', language)}>{t.otraCita}</Link>
        </p>
      </Stack>
    </Page>
  );
}
