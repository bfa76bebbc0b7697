import { Button, type ButtonLook } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import type { FormEvent, ReactNode } from 'react';
import { useAccountTexts } from './texts.ts';

interface AccountFormProps {
  submit: string;
  look?: ButtonLook;
  send: (form: FormData) => Promise<SendOutcome>;
  onInput?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** One column of questions to whoever has an account or wants one. What is typed stays, whatever the answer. */
export const AccountForm = ({ submit, look = 'primary', send, onInput, children }: AccountFormProps) => {
  const t = useAccountTexts();
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(send, t.sinConexion);
  const fields = Object.keys(errors).length;
  // Once every field that was wrong is corrected nothing is left to say of them.
  const isOfFields = Object.keys(wrong?.errors ?? {}).length > 0;
  const said = fields > 0 ? t.revisaCampos(fields) : isOfFields ? undefined : wrong?.error;
  return (
    <form ref={form} onSubmit={onSubmit} onInput={onInput} noValidate>
      <Stack>
        {said && (
          <Notice tone="error" ref={trouble}>
            {said}
          </Notice>
        )}
        {children(errors)}
        <div>
          <Button type="submit" look={look} busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
