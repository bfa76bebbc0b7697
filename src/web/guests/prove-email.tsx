import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useGuestTexts } from './texts.ts';

/** Whether something was refused because the shop does not know who asks. */
export const asksForProof = ({ code }: Problem): boolean => code.startsWith('limite-');

interface ProveEmailProps {
  readonly problem: Problem;
  readonly email: string;
  /** The address is theirs: what was refused may be asked for again. */
  readonly onProved: () => void;
  /** Another way on, where there is one. */
  readonly otherwise?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Why a guest may not have more yet, and the way on: a code that is sent to their address. It may stand inside a form. */
export const ProveEmail = ({ problem, email, onProved, otherwise, ref }: ProveEmailProps) => {
  const t = useGuestTexts();
  const language = useLanguage();
  const [sent, setSent] = useState<Answer<'requestEmailCode'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);

  const ask = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Refused)) setError(t.sinConexion);
      else setError(Object.values(failure.problem.errors ?? {})[0] ?? failure.problem.error);
    }
    setBusy(false);
  };
  const send = async () =>
    await ask(async () => {
      const body = { email, idioma: language };
      setSent(await browserApi(language)('requestEmailCode', { body }, signedIn()));
    });
  const prove = async () =>
    await ask(async () => {
      const codigo = field.current?.querySelector('input')?.value.replaceAll(/\s/g, '') ?? '';
      if (!/^\d{6}$/.test(codigo)) return setError(t.faltaCodigo);
      await browserApi(language)('proveEmail', { body: { id: sent?.id ?? '', codigo } }, signedIn());
      onProved();
    });
  // The form around it is not what Enter sends here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void prove();
  };

  return (
    <Notice tone="warning" title={t.titulo} ref={ref}>
      <Stack>
        <p>{problem.error}</p>
        {sent === null ? (
          <>
            {error && <p role="alert">{error}</p>}
            <Actions>
              <Button busy={busy} onClick={() => void send()}>
                {t.enviar(email)}
              </Button>
              {otherwise}
            </Actions>
          </>
        ) : (
          <>
            <p role="status">{t.enviado(email, sent.minutos)}</p>
            <div ref={field}>
              <TextField
                label={t.codigo}
                length="short"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={9}
                error={error ?? undefined}
                onKeyDown={onKeyDown}
              />
            </div>
            <Actions>
              <Button busy={busy} onClick={() => void prove()}>
                {t.comprobar}
              </Button>
              <Button look="secondary" busy={busy} onClick={() => void send()}>
                {t.otro}
              </Button>
              {otherwise}
            </Actions>
          </>
        )}
      </Stack>
    </Notice>
  );
};
