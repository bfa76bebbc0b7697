import type { AskedChange } from '#contract/change-requests.ts';
import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { AskedFacts } from '#web/change-requests/asked-facts.tsx';
import { useChangeRequestTexts } from '#web/change-requests/texts.ts';
import { useWhen } from '#web/change-requests/use-when.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { wrongOf, type SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { workshopOf } from '../own-workshop.ts';
import { readAgendaView } from '../agenda/agenda-address.ts';
import { WorkshopPicker } from '../agenda/workshop-picker.tsx';
import { ConsoleFrame } from '../console-frame.tsx';
import { staffApi } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { ToAgenda } from '../to-agenda.tsx';
import type { DeedOutcome } from '../use-deed.ts';
import { Withdrawals } from '../withdrawals/withdrawals.tsx';
import styles from './changes-page.module.css';
import { useSignedIn } from '../use-signed-in.ts';

type Decision = { readonly propuesta: string } | { readonly frase: string };

interface QuestionProps {
  asked: AskedChange;
  /** One of them is being answered. */
  busy: boolean;
  onAnswer: (answer: Decision) => Promise<SendOutcome>;
}

/** One question: each held time is a button that makes the change. */
const Question = ({ asked, busy, onAnswer }: QuestionProps) => {
  const t = useChangeRequestTexts();
  const when = useWhen();
  return (
    <Card as="section">
      <Stack>
        <h3>{t.contestar(asked.nombre)}</h3>
        <AskedFacts asked={asked} />
        <p>{t.hastaCuando(when(asked.vence))}</p>
        {asked.propuestas.map(({ propuesta, ...each }) => (
          <Button
            key={propuesta}
            look="secondary"
            shape="wide"
            busy={busy}
            onClick={() => void onAnswer({ propuesta })}
          >
            {when(each)}
          </Button>
        ))}
        <Disclosure summary={t.noPuede} look="plain">
          <AccountForm
            submit={t.rechazar}
            look="danger"
            send={async (form) => await onAnswer({ frase: fieldText(form, 'frase') })}
          >
            {(errors) => <TextField label={t.porQue} name="frase" maxLength={300} required error={errors['frase']} />}
          </AccountForm>
        </Disclosure>
      </Stack>
    </Card>
  );
};

/** As who is signed in here. */
const askChanges: Ask<{ codTienda: number; language: Language }, Answer<'listChanges'>> = (
  _,
  { codTienda, language },
  signal,
) => staffApi(language)('listChanges', { params: { codTienda } }, { signal });

/** Answers once at a time, and says what came of it above the list; what only the form can mend stays in the form. */
const useDecisions = (again: () => void) => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const when = useWhen();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<DeedOutcome | null>(null);
  const answer = async ({ solicitud }: AskedChange, body: Decision): Promise<SendOutcome> => {
    if (busy) return undefined;
    setBusy(true);
    try {
      const { solicitud: after } = await staffApi(language)('answerChange', {
        params: { id: solicitud },
        query: {},
        body,
      });
      const text = after.estado === 'aceptada' ? t.hechoAceptadaTexto(when(after.pedido.cita)) : t.hechoRechazadaTexto;
      setSaid({ tone: 'success', text });
    } catch (error) {
      const wrong = wrongOf(error, t.sinConexion);
      if (Object.keys(wrong.errors ?? {}).length > 0) return wrong;
      setSaid({ tone: 'error', text: wrong.error ?? t.sinConexion });
    } finally {
      setBusy(false);
    }
    again();
    return null;
  };
  return { busy, said, answer };
};

const Questions = ({ codTienda }: { codTienda: number }) => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const asked = useAnswer(askChanges, { codTienda, language });
  const list = asked.answer?.solicitudes;
  const { reintentar } = useConsoleTexts();
  const { busy, said, answer } = useDecisions(asked.again);
  const notice = useRef<HTMLDivElement>(null);
  // The card that had the focus goes.
  useEffect(() => {
    if (said) notice.current?.focus();
  }, [said]);

  return (
    <Stack>
      <h2>{t.otraHora}</h2>
      {said && (
        <Notice tone={said.tone} ref={notice}>
          {said.text}
        </Notice>
      )}
      <Unanswered t={{ ...t, reintentar }} asked={asked} />
      {!list && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Waiting>
      )}
      {list?.length === 0 && <p>{t.ninguna}</p>}
      {list && list.length > 0 && (
        <Grid least="l">
          {list.map((asked) => (
            <Question
              key={asked.solicitud}
              asked={asked}
              busy={busy}
              onAnswer={async (body) => await answer(asked, body)}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

/** What customers of a workshop ask to change, for whoever works there. */
export default function ChangesPage() {
  const t = useChangeRequestTexts();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const codTienda = staff ? workshopOf(readAgendaView(search), staff) : undefined;
  return (
    <ConsoleFrame
      page="consoleChanges"
      title={t.solicitudes}
      place={staff && <WorkshopPicker staff={staff} />}
      tools={<ToAgenda taller={codTienda} />}
    >
      <Stack className={styles.room} gap="l">
        <h1 tabIndex={-1}>{t.solicitudes}</h1>
        {codTienda !== undefined && <Questions key={codTienda} codTienda={codTienda} />}
        {codTienda !== undefined && <Withdrawals key={`-${codTienda}`} codTienda={codTienda} />}
      </Stack>
    </ConsoleFrame>
  );
}
