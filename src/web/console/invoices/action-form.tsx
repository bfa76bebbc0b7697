import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import type { ReactNode } from 'react';
import { useInvoicesTexts } from './texts.ts';

interface ActionFormProps {
  readonly submit: string;
  readonly look?: 'secondary' | 'danger';
  readonly send: (typed: FormData) => Promise<SendOutcome>;
  readonly children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** One thing that staff do with an invoice, and why it was not done. */
export const ActionForm = ({ submit, look = 'secondary', send, children }: ActionFormProps) => {
  const t = useInvoicesTexts();
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(send, t.sinConexion);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack>
        {wrong?.error && (
          <Notice ref={trouble} tone="error">
            {wrong.error}
          </Notice>
        )}
        {children?.(errors)}
        <div>
          <Button type="submit" look={look} busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
