import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { attempt } from '#web/walk/sending.ts';
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

/** Does one call at a time, and keeps why it was refused. */
const useCall = () => {
  const t = useGuestTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const call = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    const wrong = await attempt(async () => {
      await work();
      return null;
    }, t.sinConexion);
    setBusy(false);
    if (!wrong) return true;
    setError(Object.values(wrong.errors ?? {})[0] ?? wrong.error ?? t.sinConexion);
    return false;
  };
  return { busy, error, setError, call };
};

/** Sends a code, and proves it. `field` is where it is typed. */
const useProof = (email: string, field: () => HTMLInputElement | null | undefined) => {
  const t = useGuestTexts();
  const language = useLanguage();
  const [sent, setSent] = useState<Answer<'requestEmailCode'> | null>(null);
  const { busy, error, setError, call } = useCall();
  const proved = useRef(false);
  const send = async () =>
    await call(async () => {
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
  const prove: Proof = async () => {
    const codigo = typed();
    if (sent === null || proved.current || codigo === '') return true;
    if (!isWhole(codigo)) return false;
    proved.current = await call(async () => {
      await browserApi(language)('proveEmail', { body: { id: sent.id, codigo } }, signedIn());
    });
    if (!proved.current) field()?.focus();
    return proved.current;
  };
  /** Something that may be the code is typed, or was proved already. */
  const isReady = () => proved.current || isWhole(typed());
  return { sent, busy, error, send, prove, isReady };
};

/** Where the code is typed, once it was sent. */
const Code = ({ sent, email, error, busy, onSend, onDone }: CodeProps) => {
  const t = useGuestTexts();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone();
  };
  return (
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
        <Button look="secondary" busy={busy} onClick={onSend}>
          {t.otro}
        </Button>
        <Button busy={busy} onClick={onDone}>
          {t.comprobar}
        </Button>
      </Actions>
    </>
  );
};

interface CodeProps {
  readonly sent: Answer<'requestEmailCode'>;
  readonly email: string;
  readonly error: string | null;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onDone: () => void;
}

/** Why a guest may not have more yet, and the way on: a code that is sent to their address. It stands inside a form. */
export const ProveEmail = ({ problem, email, proof, onSend, busy: sending, otherwise }: ProveEmailProps) => {
  const t = useGuestTexts();
  const panel = useRef<HTMLDivElement>(null);
  const field = () => panel.current?.querySelector('input');
  const { sent, error, send, prove, isReady, ...call } = useProof(email, field);
  const busy = call.busy || sending;
  useImperativeHandle(proof, () => prove);

  // Whoever pressed a button far below sees why nothing happened; whoever was sent a code types it.
  useEffect(() => panel.current?.focus(), [problem]);
  useEffect(() => field()?.focus(), [sent]);

  const goOn = () => {
    if (isReady()) onSend();
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
              <Button busy={busy} onClick={() => void send()}>
                {t.enviar}
              </Button>
            </Actions>
          </>
        ) : (
          <Code sent={sent} email={email} error={error} busy={busy} onSend={() => void send()} onDone={goOn} />
        )}
      </Stack>
    </Notice>
  );
};
