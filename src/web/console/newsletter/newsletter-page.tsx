import { mayEditContent } from '#domain/access/may-edit-content.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleRoom } from '../room.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { IssueEditor } from './issue-editor.tsx';
import { IssueForm } from './issue-form.tsx';
import { IssueList } from './issue-list.tsx';
import { useConsoleNewsletterTexts } from './texts.ts';

/** The newsletter, for whoever writes it. */
export default function NewsletterPage() {
  const t = useConsoleNewsletterTexts();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const id = search.get('boletin');
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  const onDeleted = () => {
    setDeleted(true);
    void navigate('?', { replace: true });
  };
  const body = () => {
    if (id === null) {
      const page = Math.min(1000, Math.max(0, Math.trunc(Number(search.get('hoja') ?? 1)) - 1 || 0));
      return <IssueList page={page} />;
    }
    return id === 'nuevo' ? (
      <IssueForm key="nuevo" issue={null} />
    ) : (
      <IssueEditor key={id} id={id} onDeleted={onDeleted} />
    );
  };
  return (
    <ConsoleFrame page="consoleNewsletter" title={id === 'nuevo' ? t.nuevo : t.titulo} tools={<ToAgenda />}>
      <ConsoleRoom width="wide">
        <h1 tabIndex={-1}>{t.titulo}</h1>
        {id !== null && <Link to="?">{t.volver}</Link>}
        <DoneNotice text={isDeleted && id === null ? t.borrado : null} />
        {staff && !mayEditContent(staff) && <Notice>{t.soloAdministrador}</Notice>}
        {staff && mayEditContent(staff) && body()}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
