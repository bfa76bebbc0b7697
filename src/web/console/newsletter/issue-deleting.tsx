import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { Button } from '#web/ui/page/button.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { Sheet } from '../sheet.tsx';
import { staffApi } from '../staff-session.ts';
import type { OpenedIssue } from './issue-form.tsx';
import { useConsoleNewsletterTexts } from './texts.ts';

interface DeletingProps {
  issue: OpenedIssue;
  onDeleted: () => void;
}

/** Deletes a draft, after a question: that cannot be taken back. */
export const IssueDeleting = ({ issue: { id, version, es, ca }, onDeleted }: DeletingProps) => {
  const t = useConsoleNewsletterTexts();
  const api = staffApi(useLanguage());
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<SendOutcome> => {
    await api('deleteIssue', { params: { id }, query: { version } });
    onDeleted();
    return null;
  };
  return (
    <div>
      <Button look="danger" shape="small" onClick={() => setAsking(true)}>
        {t.borrar}
      </Button>
      {asking && (
        <Sheet title={t.borrarPregunta} onClose={() => setAsking(false)}>
          <AccountForm submit={t.borrarSi} look="danger" send={remove}>
            {() => <p>{t.borrarTexto(es.asunto || ca.asunto || t.sinAsunto)}</p>}
          </AccountForm>
        </Sheet>
      )}
    </div>
  );
};
