import type { UserData } from '#contract/accounts.ts';
import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useState } from 'react';
import { ProofField, proofIn } from './proof-field.tsx';
import styles from './take-data.module.css';
import { useOwnCopyTexts } from './texts.ts';

interface Who {
  readonly userId: string;
  readonly token: string;
}

type Wish = Answer<'readExport'>;

const ask: Ask<Who, Wish> = (api, { userId, token }, signal) =>
  api('readExport', { params: { id: userId } }, { token, signal });

/** A copy is made within minutes: the page looks whether it is, and after a while leaves it to the letter. */
const lookEveryMs = 5000;
const mostLooks = 60;

const State = ({ wish: { estado, hasta, descargas }, email }: { wish: Wish; email: string }) => {
  const t = useOwnCopyTexts();
  const language = useLanguage();
  if (estado === 'ninguna') return null;
  if (estado === 'preparando')
    return (
      <Notice tone="info" title={t.preparando}>
        <span className={styles.said}>{t.preparandoTexto(email)}</span>
      </Notice>
    );
  if (estado !== 'lista')
    return (
      <Notice tone="warning" title={t.aMano}>
        {t.aManoTexto}
      </Notice>
    );
  const ends = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Notice tone="success" title={t.lista}>
      <span className={styles.said}>{t.listaTexto(email, ends.format(new Date(hasta ?? 0)), descargas)}</span>
    </Notice>
  );
};

const Confirm = ({ who, replaces, onDone }: { who: Who; replaces: boolean; onDone: () => void }) => {
  const t = useOwnCopyTexts();
  const language = useLanguage();
  const send = async (form: FormData): Promise<SendOutcome> => {
    const body = await proofIn(form, language, who);
    await browserApi(language)('requestExport', { params: { id: who.userId }, body }, { token: who.token });
    onDone();
    return null;
  };
  return (
    <>
      <AccountForm submit={t.confirmar} send={send}>
        {(errors) => (
          <>
            {replaces && <p>{t.otraAnula}</p>}
            <ProofField error={errors['password']} />
          </>
        )}
      </AccountForm>
      <div>
        <Button look="quiet" onClick={onDone}>
          {t.dejarlo}
        </Button>
      </div>
    </>
  );
};

const Wishing = ({ who, wish, again }: { who: Who; wish: Wish; again: () => void }) => {
  const t = useOwnCopyTexts();
  const [asked, setAsked] = useState(false);
  if (wish.estado === 'preparando') return null;
  if (wish.quedan === 0) return <p>{t.agotadas}</p>;
  const done = () => {
    setAsked(false);
    again();
  };
  if (asked) return <Confirm who={who} replaces={wish.estado === 'lista'} onDone={done} />;
  return (
    <div>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {wish.estado === 'lista' ? t.pedirOtra : t.pedir}
      </Button>
    </div>
  );
};

/** All that is kept of somebody, to be taken along: asked for here, and brought by a letter. */
export const TakeData = ({ user: { idUser, email }, token }: { user: UserData; token: string }) => {
  const t = useOwnCopyTexts();
  const account = useAccountTexts();
  const who = { userId: idUser, token };
  const asked = useAnswer(ask, who);
  const { answer, again } = asked;
  const isBeingMade = answer?.estado === 'preparando';
  const [looks, setLooks] = useState(0);
  const looksAgain = isBeingMade && looks < mostLooks;
  useEffect(() => {
    if (!looksAgain) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      again();
    }, lookEveryMs);
    return () => clearTimeout(timer);
    // `again` is new with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [looksAgain, looks]);
  return (
    <Card>
      <Stack>
        <h2>{t.titulo}</h2>
        <p>{t.texto}</p>
        <Unanswered t={account} asked={asked} />
        {!answer && asked.failure === null && (
          <Waiting text={account.cargando}>
            <Skeleton shape="button" />
          </Waiting>
        )}
        {answer && (
          <>
            <State wish={answer} email={email} />
            <Wishing who={who} wish={answer} again={again} />
          </>
        )}
      </Stack>
    </Card>
  );
};
