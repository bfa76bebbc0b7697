import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useSecurityTexts } from '#web/sign-in/security-texts.ts';
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
import { useSend } from '#web/walk/use-send.ts';
import { useState } from 'react';
import { useCanMakePasskey } from './can-make-passkey.ts';
import { makePasskey } from './make-passkey.ts';
import styles from './passkeys.module.css';

interface PasskeysProps {
  userId: string;
  token: string;
}

type Passkey = Answer<'listPasskeys'>['llaves'][number];

const askPasskeys: Ask<PasskeysProps, Answer<'listPasskeys'>> = (api, { token, userId }, signal) =>
  api('listPasskeys', { params: { id: userId } }, { token, signal });

interface OnePasskeyProps extends PasskeysProps {
  passkey: Passkey;
  onRemoved: () => void;
}

const OnePasskey = ({ passkey: { id, dispositivo, desde, usada }, userId, token, onRemoved }: OnePasskeyProps) => {
  const t = useAccountTexts();
  const s = useSecurityTexts();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const name = dispositivo ?? s.dispositivoDesconocido;
  const { form, busy, wrong, onSubmit } = useSend(async (): Promise<SendOutcome> => {
    await browserApi(language)('removePasskey', { params: { id: userId, llave: id } }, { token });
    onRemoved();
    return null;
  }, t.sinConexion);
  return (
    <li className={styles.passkey}>
      <div>
        <strong>{name}</strong>
        <br />
        {s.llaveDesde(when.format(new Date(desde)))}
        {usada && ` · ${s.llaveUsada(when.format(new Date(usada)))}`}
        {wrong?.error && <Notice tone="error">{wrong.error}</Notice>}
      </div>
      <form ref={form} onSubmit={onSubmit}>
        <Button type="submit" look="quiet" busy={busy} aria-label={s.llaveQuitarDe(name)}>
          {s.llaveQuitar}
        </Button>
      </form>
    </li>
  );
};

/** What opens an account without its password: which there are, another one, and away with one. */
export const Passkeys = ({ userId, token }: PasskeysProps) => {
  const t = useAccountTexts();
  const s = useSecurityTexts();
  const language = useLanguage();
  const asked = useAnswer(askPasskeys, { userId, token });
  const { answer, failure, again } = asked;
  const can = useCanMakePasskey();
  const [said, setSaid] = useState<'added' | 'removed' | null>(null);
  const add = async (): Promise<SendOutcome> => {
    setSaid(null);
    if (!(await makePasskey(language, { userId, token }))) return { error: t.llaveNoHecha };
    setSaid('added');
    again();
    return null;
  };
  const removed = () => {
    setSaid('removed');
    again();
  };
  return (
    <Card>
      <Stack>
        <h2>{s.llaves}</h2>
        <p>{t.llavesTexto}</p>
        {said && <Notice tone="success">{said === 'added' ? t.llaveHecha : s.llaveQuitada}</Notice>}
        <Unanswered t={t} asked={asked} />
        {answer === null && failure === null && (
          <Waiting text={t.cargando}>
            <Skeleton />
          </Waiting>
        )}
        {answer !== null && answer.llaves.length > 0 && (
          <ul className={styles.passkeys}>
            {answer.llaves.map((passkey) => (
              <OnePasskey key={passkey.id} passkey={passkey} userId={userId} token={token} onRemoved={removed} />
            ))}
          </ul>
        )}
        {can === false && <p>{s.llaveNoAqui}</p>}
        {can && (
          <AccountForm submit={t.llaveCrear} send={add}>
            {() => null}
          </AccountForm>
        )}
      </Stack>
    </Card>
  );
};
