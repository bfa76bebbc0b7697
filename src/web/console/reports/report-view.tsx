import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { AnswerForm } from '../answer-form.tsx';
import { useOpened } from '../opened.ts';
import { staffApi } from '../staff-session.ts';
import { useConsoleReportsTexts } from './texts.ts';
import styles from '../room.module.css';

const askOne: Ask<{ id: string; language: Language }, Answer<'openReport'>> = (_, { id, language }, signal) =>
  staffApi(language)('openReport', { params: { id } }, { signal });

/** One report: its days, its dialogue, and the answer. */
export const ReportView = ({ id }: { id: string }) => {
  const t = useConsoleReportsTexts();
  const language = useLanguage();
  const asked = useAnswer(askOne, { id, language });
  const [done, setDone] = useState(false);
  const report = asked.answer?.comunicacion;
  useOpened(report && t.laDel(dayInWords(report.recibida, language)));
  if (!report) return <Unanswered t={t} asked={asked} />;
  const day = (fecha: string) => dayInWords(fecha, language);
  const { estado, acusada, acuseHasta, respuestaHasta, tarde, mensajes } = report;
  const answer = async (texto: string, form: FormData) => {
    const body = { texto, orden: mensajes.length + 1, cierra: form.has('cierra') };
    await staffApi(language)('answerReport', { params: { id }, body });
  };
  const answered = () => {
    setDone(true);
    asked.again();
  };
  return (
    <Stack gap="l">
      {done && <Notice tone="success">{t.contestada}</Notice>}
      <p className={styles.marks}>
        <Badge>{t.estados[estado]}</Badge>
        {tarde && <Badge tone="signal">{t.tarde}</Badge>}
      </p>
      <Facts
        rows={[
          acusada ? [t.acuse, day(acusada)] : [t.acuseHasta, day(acuseHasta)],
          [t.respuestaHasta, day(respuestaHasta)],
        ]}
      />
      {mensajes.map(({ de, dia, texto }, place) => (
        <Card key={place} as="section" look={de === 'canal' ? 'sunk' : 'plain'}>
          <h2 className={styles.name}>
            {t.deEllos[de]}, {day(dia)}
          </h2>
          <p className={styles.words}>{texto}</p>
        </Card>
      ))}
      {estado !== 'cerrada' && (
        <AnswerForm seen={mensajes.length} texts={t} maxLength={10_000} send={answer} onDone={answered}>
          <CheckField name="cierra" label={t.cierra} />
        </AnswerForm>
      )}
    </Stack>
  );
};
