import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useSecurityTexts } from '#web/sign-in/security-texts.ts';
import { useAccountTexts } from '#web/sign-in/texts.ts';

interface OpenSessionsProps {
  userId: string;
  token: string;
}

const askSessions: Ask<OpenSessionsProps, Answer<'listSessions'>> = (api, { token, userId }, signal) =>
  api('listSessions', { params: { id: userId } }, { token, signal });

interface SessionListProps {
  answer: Answer<'listSessions'>;
  onEnd: () => Promise<SendOutcome>;
}

const SessionList = ({ answer: { sesiones, atenciones }, onEnd }: SessionListProps) => {
  const t = useSecurityTexts();
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <ul>
        {sesiones.map(({ id, dispositivo, visto, actual, atencion }) => (
          <li key={id}>
            <strong>{atencion ? t.atencion : (dispositivo ?? t.dispositivoDesconocido)}</strong>{' '}
            {actual && <Badge>{t.esteDispositivo}</Badge>}
            <br />
            {t.visto} <RelativeTime at={visto} />
          </li>
        ))}
      </ul>
      {sesiones.length > 1 ? (
        <>
          <p>{t.sesionesTexto}</p>
          <AccountForm submit={t.cerrarDemas} send={onEnd}>
            {() => null}
          </AccountForm>
        </>
      ) : (
        <p>{t.soloEsta}</p>
      )}
      {atenciones.length > 0 && (
        <>
          <p>{t.atenciones}</p>
          <ul>
            {atenciones.map((instant) => (
              <li key={instant}>{when.format(new Date(instant))}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Where an account is open, and how to close it everywhere else. */
export const OpenSessions = ({ userId, token }: OpenSessionsProps) => {
  const t = useAccountTexts();
  const s = useSecurityTexts();
  const language = useLanguage();
  const asked = useAnswer(askSessions, { userId, token });
  const { answer, failure, again } = asked;
  const [ended, setEnded] = useState<number | null>(null);
  const endOthers = async (): Promise<SendOutcome> => {
    const { terminadas } = await browserApi(language)('endOtherSessions', { params: { id: userId } }, { token });
    setEnded(terminadas);
    again();
    return null;
  };
  return (
    <Card>
      <Stack>
        <h2>{s.sesiones}</h2>
        {ended !== null && <Notice tone="success">{s.cerradas(ended)}</Notice>}
        <Unanswered t={t} asked={asked} />
        {answer === null && failure === null && (
          <Waiting text={t.cargando}>
            <Skeleton />
          </Waiting>
        )}
        {answer !== null && <SessionList answer={answer} onEnd={endOthers} />}
      </Stack>
    </Card>
  );
};
