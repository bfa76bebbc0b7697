import type { Answer } from '#contract/contract.ts';
import { longestIssue, longestSubject } from '#domain/newsletter/issue.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftForm } from '../draft-form.tsx';
import styles from '../room.module.css';
import { staffApi } from '../staff-session.ts';
import { useConsoleNewsletterTexts } from './texts.ts';

export type OpenedIssue = Answer<'openIssue'>;

interface WordsProps {
  language: 'es' | 'ca';
  words: OpenedIssue['es'] | undefined;
  errors: Readonly<Record<string, string>>;
}

const Words = ({ language, words, errors }: WordsProps) => {
  const t = useConsoleNewsletterTexts();
  const field = (name: 'asunto' | 'texto') => ({
    name: `${language}.${name}`,
    defaultValue: words?.[name] ?? '',
    error: errors[`${language}.${name}`],
    lang: language,
  });
  return (
    <fieldset>
      <legend>{t.idiomas[language]}</legend>
      <TextField label={t.asunto} hint={t.asuntoPista} {...field('asunto')} maxLength={longestSubject} />
      <TextArea label={t.texto} hint={t.textoPista} {...field('texto')} rows={16} maxLength={longestIssue} />
    </fieldset>
  );
};

const wordsIn = (form: FormData, language: 'es' | 'ca') => ({
  asunto: fieldText(form, `${language}.asunto`),
  texto: fieldText(form, `${language}.texto`),
});

interface IssueFormProps {
  /** Null for a new one. */
  issue: OpenedIssue | null;
  onSaved?: () => void;
  /** Told whether it holds something that is not saved. */
  onTyped?: (typed: boolean) => void;
}

/** What an issue says in both languages, side by side. */
export const IssueForm = ({ issue, onSaved, onTyped }: IssueFormProps) => {
  const t = useConsoleNewsletterTexts();
  const navigate = useNavigate();
  const api = staffApi(useLanguage());
  // The version that the form was filled from, whatever the page shows since.
  const [base, setBase] = useState(issue?.version ?? 0);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const words = { es: wordsIn(form, 'es'), ca: wordsIn(form, 'ca') };
    if (issue) {
      const saved = await api('saveIssue', { params: { id: issue.id }, body: { version: base, ...words } });
      setBase(saved.version);
      onSaved?.();
      return null;
    }
    const { id } = await api('createIssue', { body: words });
    void navigate(`?boletin=${id}`, { replace: true });
    return null;
  };
  return (
    <DraftForm submit={t.guardar} send={send} onTyped={onTyped}>
      {(errors) => (
        <div className={styles.both}>
          <Words language="es" words={issue?.es} errors={errors} />
          <Words language="ca" words={issue?.ca} errors={errors} />
        </div>
      )}
    </DraftForm>
  );
};
