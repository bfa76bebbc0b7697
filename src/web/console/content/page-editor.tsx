import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { DoneNotice } from '../done-notice.tsx';
import { useOpened } from '../opened.ts';
import { staffApi } from '../staff-session.ts';
import { PageForm } from './page-form.tsx';
import { Publishing } from './publishing.tsx';
import { useConsoleContentTexts } from './texts.ts';

interface Wanted {
  readonly id: string;
  readonly language: Language;
  /** Asked again when something of it has changed. */
  readonly turn: number;
}

const ask: Ask<Wanted, Answer<'openContent'>> = (_, { id, language }, signal) =>
  staffApi(language)('openContent', { params: { id } }, { signal });

/** A page: how it stands, what it says, and when it is shown. */
export const PageEditor = ({ id }: { id: string }) => {
  const t = useConsoleContentTexts();
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const [typed, setTyped] = useState(false);
  const asked = useAnswer(ask, { id, language, turn });
  const { answer } = asked;
  useOpened(answer?.[language].titulo);
  const onDone = (sentence: string) => {
    setSaid(sentence);
    setTurn((before) => before + 1);
  };
  return (
    <Stack gap="l">
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      <DoneNotice text={said} />
      {answer && (
        <>
          <h2>
            {answer.es.titulo}{' '}
            <Badge tone={answer.estado === 'publicada' ? 'go' : 'plain'}>{t.estados[answer.estado]}</Badge>
          </h2>
          <Publishing page={answer} typed={typed} onPublished={onDone} />
          <PageForm page={answer} onSaved={(version) => onDone(t.guardado(version))} onTyped={setTyped} />
        </>
      )}
    </Stack>
  );
};
