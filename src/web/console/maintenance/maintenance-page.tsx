import type { Answer } from '#contract/contract.ts';
import { mayAnnounceMaintenance } from '#domain/access/may-announce-maintenance.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleRoom } from '../room.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { staffApi } from '../staff-session.ts';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { useConsoleMaintenanceTexts } from './texts.ts';
import { WindowForm, type ShownWindow } from './window-form.tsx';
import { WindowList } from './window-list.tsx';

const ask: Ask<{ language: Language }, Answer<'listMaintenance'>> = (_, { language }, signal) =>
  staffApi(language)('listMaintenance', {}, { signal });

interface EntryProps {
  changed: ShownWindow | null;
  onDone: (sentence: string) => void;
}

const Entry = ({ changed, onDone }: EntryProps) => {
  const t = useConsoleMaintenanceTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // The link that fills the form stands far above it.
  useEffect(() => {
    if (changed) title.current?.focus();
  }, [changed]);
  return (
    <Card as="section">
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          {changed ? t.cambio : t.nueva}
        </h2>
        <WindowForm changed={changed} onDone={onDone} />
        {changed && (
          <Link to="?" preventScrollReset>
            {t.dejar}
          </Link>
        )}
      </Stack>
    </Card>
  );
};

const Windows = () => {
  const t = useConsoleMaintenanceTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = useAnswer(ask, { language });
  const [said, setSaid] = useState<string | null>(null);
  // A form that was taken begins anew.
  const [turn, setTurn] = useState(0);
  const done = (sentence: string) => {
    setSaid(sentence);
    setTurn((before) => before + 1);
    asked.again();
    if (search.has('ventana')) void navigate('?', { replace: true, preventScrollReset: true });
  };
  const all = asked.answer?.ventanas ?? [];
  const past = all.filter(({ estado }) => estado === 'pasada');
  const open = all.filter(({ estado }) => estado !== 'pasada');
  const changed = open.find(({ id }) => String(id) === search.get('ventana')) ?? null;
  return (
    <>
      <DoneNotice text={said} />
      <Unanswered t={t} asked={asked} />
      {!asked.answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      {asked.answer && (
        <>
          <section>
            <Stack>
              <h2>{t.previstas}</h2>
              {open.length === 0 ? <p>{t.ninguna}</p> : <WindowList windows={open} onDone={done} />}
            </Stack>
          </section>
          <Entry key={`${changed?.id ?? 'nueva'} ${turn}`} changed={changed} onDone={done} />
        </>
      )}
      {past.length > 0 && (
        <Disclosure summary={t.pasadas} look="plain">
          <WindowList windows={past} onDone={done} />
        </Disclosure>
      )}
    </>
  );
};

/** When the shop is at work on itself, for whoever announces it. */
export default function MaintenancePage() {
  const t = useConsoleMaintenanceTexts();
  const staff = useSignedIn();
  return (
    <ConsoleFrame page="consoleMaintenance" title={t.titulo} tools={<ToAgenda />}>
      <ConsoleRoom width="narrow">
        <h1 tabIndex={-1}>{t.titulo}</h1>
        {staff && !mayAnnounceMaintenance(staff) && <Notice>{t.soloAdministrador}</Notice>}
        {staff && mayAnnounceMaintenance(staff) && (
          <>
            <p>{t.texto}</p>
            <Windows />
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
