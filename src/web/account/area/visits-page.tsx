import type { Visit } from '#contract/visits.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AreaFrame } from './area-frame.tsx';
import { AreaSkeleton, SignInHere, UnreadAccount } from './area-page.tsx';
import { useAreaReady } from './area-ready.ts';
import { Asked } from './asked.tsx';
import { askVisits } from './ask-visits.ts';
import { loadVisits, type OwnVisits } from './load-visits.server.ts';
import { useAreaTexts } from './texts.ts';
import { VisitCards } from './visit-cards.tsx';

interface MineProps {
  readonly token: string;
  readonly userId: string;
  /** What the server showed of them already. */
  readonly shown: readonly Visit[] | null;
}

const All = ({ visits }: { visits: readonly Visit[] }) => {
  const t = useAreaTexts();
  return visits.length === 0 ? <p>{t.misCitasVacio}</p> : <VisitCards visits={visits} />;
};

const Mine = ({ token, userId, shown }: MineProps) => {
  const asked = useAnswer(askVisits, { token, userId });
  return (
    <Asked asked={asked} known={shown && { citasPrevias: [...shown] }}>
      {({ citasPrevias }) => <All visits={citasPrevias} />}
    </Asked>
  );
};

/** A page that the server renders knows by the session's cookie whose it is (decision 053). */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<OwnVisits | null> =>
  await loadVisits(apiOf(context));

/** As the server found them, then as they are for who is signed in here; or the way to sign in. */
const Visits = ({ found, ready }: { found: OwnVisits | null; ready: boolean }) => {
  const { token, user } = useSession();
  const t = useAreaTexts();
  if (!ready) return found ? <All visits={found.citas} /> : <AreaSkeleton />;
  if (!token || !user)
    return (
      <Stack gap="l">
        <p>{t.misCitasEntrar}</p>
        <SignInHere />
      </Stack>
    );
  return <Mine token={token} userId={user.idUser} shown={found?.idUser === user.idUser ? found.citas : null} />;
};

/** The appointments of whoever is signed in, the next one first. */
export default function VisitsPage() {
  const t = useAreaTexts();
  const language = useLanguage();
  const ready = useAreaReady();
  const { token, user } = useSession();
  const found = useLoaderData<typeof loader>();
  // Once it is known here who is signed in, that counts.
  const email = ready ? user?.email : found?.email;
  return (
    <AreaFrame
      room="visitsMine"
      title={t.misCitas}
      lead={email && t.misCitasDe(email)}
      inside={!ready || token !== null}
    >
      <noscript>
        <Notice tone="warning">{found ? t.misCitasSalirSinJavascript : t.misCitasSinJavascript}</Notice>
      </noscript>
      <UnreadAccount />
      <Visits found={found} ready={ready} />
      <p>
        <Link to={address('visit', language)}>{t.otraCita}</Link>
      </p>
    </AreaFrame>
  );
}
