import type { ShownCase } from '#contract/cases.ts';
import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { isOpenCase } from '#domain/cases/case.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { ReactNode } from 'react';
import { AnswerForm } from '../answer-form.tsx';
import { staffApi } from '../staff-session.ts';
import { useDeed } from '../use-deed.ts';
import { useMoments } from '../moments.ts';
import { useConsoleCasesTexts } from './texts.ts';
import styles from '../room.module.css';

const askCase: Ask<{ numero: string; language: Language }, Answer<'readCase'>> = (_, { numero, language }, signal) =>
  staffApi(language)('readCase', { params: { numero } }, { signal });

const CaseFacts = ({ caso }: { caso: ShownCase }) => {
  const t = useConsoleCasesTexts();
  const moment = useMoments();
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t.recibida, moment(caso.creado)],
    [t.plazo, moment(caso.plazo)],
    [t.de, caso.nombre],
    [t.telefono, caso.telefono && <PhoneLink telefono={caso.telefono} />],
    [t.correo, caso.email],
    [t.enIdioma, t.idioma[caso.idioma]],
    [t.empresa, caso.empresa],
    [t.nif, caso.nif],
    [t.taller, caso.taller],
    [t.vehiculo, caso.vehiculo],
    [t.servicios, caso.servicios.join(', ')],
  ];
  return <Facts rows={rows} />;
};

const CaseHead = ({ caso: { numero, motivo, estado, vencido, tomado } }: { caso: ShownCase }) => {
  const t = useConsoleCasesTexts();
  return (
    <Stack gap="s">
      <h1 tabIndex={-1}>{numero}</h1>
      <p className={styles.marks}>
        <Badge>{t.motivos[motivo]}</Badge>
        <Badge>{t.estadoDeUna[estado]}</Badge>
        {vencido && <Badge tone="signal">{t.tarde}</Badge>}
        {tomado && estado !== 'cerrado' && (
          <Badge>{tomado.mio ? t.laTienesTu : t.laTiene(tomado.nombre || t.alguien)}</Badge>
        )}
      </p>
    </Stack>
  );
};

/** What was written, and what was answered. */
const CaseWords = ({ caso }: { caso: ShownCase }) => {
  const t = useConsoleCasesTexts();
  const moment = useMoments();
  return (
    <>
      <Card>
        <Stack>
          <CaseFacts caso={caso} />
          {caso.comentario && <p className={styles.words}>{caso.comentario}</p>}
        </Stack>
      </Card>
      {caso.respuestas.map(({ texto, de, en }) => (
        <Card key={en} look="sunk">
          <h2 className={styles.soft}>{t.contesto(de ?? t.alguien, moment(en))}</h2>
          <p className={styles.words}>{texto}</p>
        </Card>
      ))}
    </>
  );
};

interface ClosingProps {
  caso: ShownCase;
  busy: boolean;
  onClose: () => void;
}

const Closing = ({ caso: { email, motivo, estado }, busy, onClose }: ClosingProps) => {
  const t = useConsoleCasesTexts();
  return (
    <div>
      <Button look={email ? 'quiet' : 'primary'} busy={busy} onClick={onClose}>
        {motivo === 'llamada' ? t.cerrarLlamada : t.cerrar}
      </Button>
      {isOpenCase(estado) && email && <p className={styles.soft}>{t.cerrarEfecto}</p>}
    </div>
  );
};

/** One case, and what can be done about it. */
export const CaseView = ({ numero }: { numero: string }) => {
  const t = useConsoleCasesTexts();
  const language = useLanguage();
  const asked = useAnswer(askCase, { numero, language });
  const { said, busy, say, perform } = useDeed(asked.again, t.sinConexion);
  const act = (call: 'takeCase' | 'closeCase', done: string) =>
    void perform(async () => {
      await staffApi(language)(call, { params: { numero } });
      return done;
    });
  const caso = asked.answer?.caso;
  if (!caso)
    return (
      <Stack gap="l">
        {/* What the page is called it says while it waits, too: the step to it gives the focus to its title. */}
        <h1 tabIndex={-1}>{numero}</h1>
        <Unanswered t={t} asked={asked} />
        {asked.failure === null && (
          <Waiting text={t.cargandoUna}>
            <Skeleton shape="title" />
          </Waiting>
        )}
      </Stack>
    );
  const answer = async (texto: string) =>
    await staffApi(language)('answerCase', { params: { numero }, body: { texto, turno: caso.respuestas.length + 1 } });
  const isClosed = caso.estado === 'cerrado';
  return (
    <Stack gap="l">
      <CaseHead caso={caso} />
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <CaseWords caso={caso} />
      {caso.estado === 'nuevo' && (
        <div>
          <Button look="secondary" busy={busy} onClick={() => act('takeCase', t.cogida)}>
            {t.coger}
          </Button>
        </div>
      )}
      {!isClosed && caso.email && (
        <AnswerForm
          seen={caso.respuestas.length}
          texts={t}
          maxLength={5000}
          send={answer}
          onDone={() => say(t.contestada)}
        />
      )}
      {!isClosed && <Closing caso={caso} busy={busy} onClose={() => act('closeCase', t.cerrada)} />}
    </Stack>
  );
};
