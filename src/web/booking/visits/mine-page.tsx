import type { Answer } from '#contract/contract.ts';
import type { Visit } from '#contract/visits.ts';
import { address } from '#contract/addresses.ts';
import { apiOf, browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { enter, readUser, useSession } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { manageAddress } from './changing-notice.tsx';
import { loadMine, type OwnVisits } from './load-mine.server.ts';
import { useVisitTexts } from './texts.ts';
import { useVisitReady } from './visit-ready.ts';

/** Whoever is nobody says who they are. */
const SignIn = () => {
  const t = useVisitTexts();
  const language = useLanguage();
  const trouble = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (error !== null) trouble.current?.focus();
  }, [error]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const body = { email: fieldText(typed, 'email'), password: fieldSecret(typed, 'password') };
      const { token, user } = await browserApi(language)('authenticate', { body });
      enter({ token, user });
    } catch (failure) {
      const known = failure instanceof Refused && failure.problem.status < 500;
      setError(known ? failure.problem.error : t.problemaSesion);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p>{t.misCitasEntrar}</p>
        {error && (
          <Notice tone="error" ref={trouble}>
            {error}
          </Notice>
        )}
        <TextField label={t.correo} name="email" type="email" autoComplete="email" required />
        <TextField label={t.contrasena} name="password" type="password" autoComplete="current-password" required />
        <div>
          <Button type="submit" busy={busy}>
            {t.entrar}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

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
          <Notice
            tone="error"
            action={
              <Button look="secondary" onClick={() => void readUser()}>
                {t.reintentar}
              </Button>
            }
          >
            {t.problemaDatos}
          </Notice>
        )}
        {!ready && (found ? <VisitCards visits={found.citas} /> : <Skeletons />)}
        {ready && token && user && (
          <Mine token={token} userId={user.idUser} shown={found?.idUser === user.idUser ? found.citas : null} />
        )}
        {ready && !(token && user) && <SignIn />}
        {email !== undefined && <WhoIsIn email={email} ready={ready} />}
        <p>
          <Link to={address('visit', language)}>{t.otraCita}</Link>
        </p>
      </Stack>
    </Page>
  );
}
