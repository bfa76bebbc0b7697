import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useGuestTexts } from './texts.ts';

/** Whether something was refused because the shop does not know who asks. */
export const asksForProof = ({ code }: Problem): boolean => code.startsWith('limite-');

/** Proves what was typed; false where it proves nothing, which the panel says. Without anything typed there is nothing to prove. */
export type Proof = () => Promise<boolean>;

interface ProveEmailProps {
  readonly problem: Problem;
  readonly email: string;
  /** What the form around it asks first, whichever of its buttons was pressed. */
  readonly proof: Ref<Proof>;
  /** Sends the form around it. */
  readonly onSend: () => void;
  readonly busy: boolean;
  /** Another way on, where there is one, until a code is on its way. */
  readonly otherwise?: ReactNode;
}

/** Why a guest may not have more yet, and the way on: a code that is sent to their address. It stands inside a form. */
export const ProveEmail = ({ problem, email, proof, onSend, busy, otherwise }: ProveEmailProps) => {
  const t = useGuestTexts();
  const language = useLanguage();
  const [sent, setSent] = useState<Answer<'requestEmailCode'> | null>(null);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const proved = useRef(false);

  // Whoever pressed a button far below sees why nothing happened; whoever was sent a code types it.
  useEffect(() => panel.current?.focus(), [problem]);
  const field = () => panel.current?.querySelector('input');
  useEffect(() => field()?.focus(), [sent]);

  const ask = async (work: () => Promise<void>): Promise<boolean> => {
    setAsking(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof Refused)) setError(t.sinConexion);
      else setError(Object.values(failure.problem.errors ?? {})[0] ?? failure.problem.error);
      return false;
    } finally {
      setAsking(false);
    }
  };
  const send = async () =>
    await ask(async () => {
      const body = { email, idioma: language };
      setSent(await browserApi(language)('requestEmailCode', { body }, signedIn()));
    });
  const typed = () => field()?.value.replaceAll(/\s/g, '') ?? '';
  const isWhole = (codigo: string): boolean => {
    const whole = /^\d{6}$/.test(codigo);
    if (!whole) {
      setError(t.faltaCodigo);
      field()?.focus();
    }
    return whole;
  };
  useImperativeHandle(proof, () => async () => {
    const codigo = typed();
    if (sent === null || proved.current || codigo === '') return true;
    if (!isWhole(codigo)) return false;
    proved.current = await ask(async () => {
      await browserApi(language)('proveEmail', { body: { id: sent.id, codigo } }, signedIn());
    });
    if (!proved.current) field()?.focus();
    return proved.current;
  });
  const goOn = () => {
    if (proved.current || isWhole(typed())) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goOn();
  };

  return (
    <Notice tone="warning" title={t.titulo} ref={panel}>
      <Stack>
        {sent === null ? (
          <>
            <p>{problem.error}</p>
            <p>{t.destino(email)}</p>
            {error && <p role="alert">{error}</p>}
            <Actions>
              {otherwise}
              <Button busy={asking || busy} onClick={() => void send()}>
                {t.enviar}
              </Button>
            </Actions>
          </>
        ) : (
          <>
            <p role="status">{t.enviado(email, sent.minutos)}</p>
            <TextField
              key={sent.id}
              label={t.codigo}
              length="short"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              error={error ?? undefined}
              onKeyDown={onKeyDown}
            />
            <Actions>
              <Button look="secondary" busy={asking || busy} onClick={() => void send()}>
                {t.otro}
              </Button>
              <Button busy={asking || busy} onClick={goOn}>
                {t.comprobar}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </Notice>
  );
};
