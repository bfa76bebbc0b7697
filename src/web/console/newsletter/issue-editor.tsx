import type { Answer } from '#contract/contract.ts';
import type { ProseNode } from '#domain/content/prose.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { ProseTree } from '#web/ui/prose-tree.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useState } from 'react';
import styles from '../room.module.css';
import { DoneNotice } from '../done-notice.tsx';
import { useOpened } from '../opened.ts';
import { staffApi } from '../staff-session.ts';
import { IssueDeleting } from './issue-deleting.tsx';
import { IssueForm, type OpenedIssue } from './issue-form.tsx';
import { IssueSending } from './issue-sending.tsx';
import { useConsoleNewsletterTexts } from './texts.ts';

const ask: Ask<{ id: string; language: Language }, Answer<'openIssue'>> = (_, { id, language }, signal) =>
  staffApi(language)('openIssue', { params: { id } }, { signal });

/** While letters leave it is asked so often how many. */
const everyMs = 5000;

/** Both languages stand on one page: a heading that is the same in both would have its id twice. */
const withoutIds = (nodes: readonly ProseNode[]): ProseNode[] => nodes.map((node) => ({ ...node, id: undefined }));

const Preview = ({ issue: { es, ca, vista } }: { issue: OpenedIssue }) => {
  const t = useConsoleNewsletterTexts();
  return (
    <section>
      <h2>{t.asiSeVe}</h2>
      <div className={styles.both}>
        {(
          [
            ['es', es],
            ['ca', ca],
          ] as const
        ).map(([language, words]) => (
          <Card key={language} look="sunk">
            <div lang={language}>
              <Stack>
                <p>
                  <strong>{words.asunto || t.sinAsunto}</strong>
                </p>
                {vista[language].length > 0 ? <ProseTree nodes={withoutIds(vista[language])} /> : <p>{t.vacio}</p>}
              </Stack>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
};

/** An issue: how it stands, how it reads, and what it says. */
export const IssueEditor = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const t = useConsoleNewsletterTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { id, language });
  const [said, setSaid] = useState<string | null>(null);
  const [typed, setTyped] = useState(false);
  const { answer, again } = asked;
  const name = answer ? answer.es.asunto || answer.ca.asunto || t.sinAsunto : undefined;
  useOpened(name);
  const moves = answer?.estado === 'enviando' || answer?.estado === 'planeado';
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [moves, again]);
  const onDone = (sentence: string) => {
    setSaid(sentence);
    again();
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
            {name} <Badge>{t.estados[answer.estado]}</Badge>
          </h2>
          <IssueSending issue={answer} typed={typed} onDone={onDone} />
          {answer.estado === 'borrador' && (
            <IssueForm issue={answer} onSaved={() => onDone(t.guardado)} onTyped={setTyped} />
          )}
          <Preview issue={answer} />
          {answer.estado === 'borrador' && <IssueDeleting issue={answer} onDeleted={onDeleted} />}
        </>
      )}
    </Stack>
  );
};
