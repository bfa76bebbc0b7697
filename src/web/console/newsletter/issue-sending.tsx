import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useMoments } from '../moments.ts';
import { staffApi } from '../staff-session.ts';
import type { OpenedIssue } from './issue-form.tsx';
import { useConsoleNewsletterTexts } from './texts.ts';

interface SendingProps {
  issue: OpenedIssue;
  onDone: (sentence: string) => void;
}

const Before = ({ issue: { id, version, total }, typed, onDone }: SendingProps & { typed: boolean }) => {
  const t = useConsoleNewsletterTexts();
  const api = staffApi(useLanguage());
  const prove = async (): Promise<SendOutcome> => {
    await api('proveIssue', { params: { id } });
    onDone(t.pruebaEnviada);
    return null;
  };
  const send = async (form: FormData): Promise<SendOutcome> => {
    const typedTime = fieldText(form, 'desde');
    const { desde } = await api('sendIssue', { params: { id }, body: { version, desde: typedTime || null } });
    // How many have left stands below, and moves.
    onDone(new Date(desde) > new Date() ? t.previsto : '');
    return null;
  };
  return (
    <Stack>
      {typed && <Notice>{t.guardaAntes}</Notice>}
      <AccountForm submit={t.prueba} look="secondary" send={prove}>
        {() => <p>{t.pruebaTexto}</p>}
      </AccountForm>
      <AccountForm submit={t.enviar} send={send}>
        {(errors) => (
          <>
            <p>{t.enviarTexto(total)}</p>
            <TextField
              label={t.desde}
              hint={t.desdePista}
              name="desde"
              type="datetime-local"
              length="middle"
              error={errors['desde']}
            />
          </>
        )}
      </AccountForm>
    </Stack>
  );
};

const Underway = ({ issue: { id, estado, desde, enviados, total }, onDone }: SendingProps) => {
  const t = useConsoleNewsletterTexts();
  const moment = useMoments();
  const api = staffApi(useLanguage());
  const stop = async (): Promise<SendOutcome> => {
    const stopped = await api('stopIssue', { params: { id } });
    onDone(stopped.estado === 'borrador' ? t.planQuitado : t.parado);
    return null;
  };
  const isPlanned = estado === 'planeado';
  return (
    <Stack>
      <p aria-live="polite">{isPlanned && desde ? t.sale(moment(desde)) : t.van(enviados, total)}</p>
      <AccountForm submit={isPlanned ? t.quitarPlan : t.parar} look="secondary" send={stop}>
        {() => (isPlanned ? null : <p>{t.pararTexto}</p>)}
      </AccountForm>
    </Stack>
  );
};

/** How far an issue is: tried, planned, on its way, sent. */
export const IssueSending = ({ issue, typed, onDone }: SendingProps & { typed: boolean }) => {
  const t = useConsoleNewsletterTexts();
  const { estado, enviados } = issue;
  return (
    <Card as="section">
      {estado === 'borrador' && <Before issue={issue} typed={typed} onDone={onDone} />}
      {(estado === 'planeado' || estado === 'enviando') && <Underway issue={issue} onDone={onDone} />}
      {(estado === 'enviado' || estado === 'parado') && <p>{t.fueron(enviados)}</p>}
    </Card>
  );
};
