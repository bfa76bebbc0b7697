import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { longestAlt } from '#domain/pictures/bounds.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextArea } from '#web/ui/text-area.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { DraftForm } from '../draft-form.tsx';
import { useOpened } from '../opened.ts';
import { staffApi } from '../staff-session.ts';
import { blockOf } from './block-of.ts';
import styles from './pictures.module.css';
import { useConsolePicturesTexts } from './texts.ts';

type Opened = Answer<'openPicture'>;

interface Wanted {
  readonly id: string;
  readonly language: Language;
}

const ask: Ask<Wanted, Opened> = (_, { id, language }, signal) =>
  staffApi(language)('openPicture', { params: { id } }, { signal });

const Uses = ({ usos }: Pick<Opened, 'usos'>) => {
  const t = useConsolePicturesTexts();
  return (
    <section>
      <h3>{t.usos}</h3>
      {usos.length === 0 && <p>{t.sinUsos}</p>}
      <ul>
        {usos.map(({ id, titulo, estado, seVe }) => (
          <li key={id}>
            <Link to={`?pagina=${id}`}>{titulo}</Link> <Badge tone={seVe ? 'go' : 'plain'}>{t.estados[estado]}</Badge>
          </li>
        ))}
      </ul>
      {usos.some(({ seVe }) => seVe) && <p>{t.seVe}</p>}
    </section>
  );
};

const Facts = ({ picture: { nombre, src, ancho, alto, archivos, ...picture } }: { picture: Opened }) => {
  const t = useConsolePicturesTexts();
  const language = useLanguage();
  const kilobytes = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const sizes = archivos.map(({ bytes }) => bytes / 1000);
  return (
    <Stack gap="s">
      <img src={src} alt={picture[language]} width={ancho} height={alto} />
      <p>{t.medidas(ancho, alto)}</p>
      <p>{t.pesa(kilobytes.format(Math.ceil(Math.min(...sizes))), kilobytes.format(Math.ceil(Math.max(...sizes))))}</p>
      <h3>{t.bloque}</h3>
      <pre className={styles.code}>{blockOf(nombre)}</pre>
    </Stack>
  );
};

/** A picture: what it looks like, the words that stand for it, where it is. */
export const PictureEditor = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const t = useConsolePicturesTexts();
  const language = useLanguage();
  const [saved, setSaved] = useState(false);
  const asked = useAnswer(ask, { id, language });
  const { answer } = asked;
  useOpened(answer?.nombre);
  const api = staffApi(language);
  const save = async (form: FormData): Promise<SendOutcome> => {
    setSaved(false);
    const body = { es: fieldText(form, 'es'), ca: fieldText(form, 'ca') };
    await api('describePicture', { params: { id }, body });
    setSaved(true);
    return null;
  };
  const remove = async (): Promise<SendOutcome> => {
    await api('deletePicture', { params: { id } });
    onDeleted();
    return null;
  };
  return (
    <Stack gap="l">
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      {answer && (
        <>
          <h2>{answer.nombre}</h2>
          <div className={styles.opened}>
            <Facts picture={answer} />
            <Stack gap="l">
              <DoneNotice text={saved ? t.guardado : null} />
              <DraftForm submit={t.guardar} send={save}>
                {(errors) =>
                  (['es', 'ca'] as const).map((each) => (
                    <TextArea
                      key={each}
                      label={t.alt[each]}
                      hint={t.altPista}
                      name={each}
                      lang={each}
                      rows={2}
                      defaultValue={answer[each]}
                      maxLength={longestAlt}
                      error={errors[each]}
                    />
                  ))
                }
              </DraftForm>
              <Uses usos={answer.usos} />
              <AccountForm submit={t.borrar} look="secondary" send={remove}>
                {() => null}
              </AccountForm>
            </Stack>
          </div>
        </>
      )}
    </Stack>
  );
};
