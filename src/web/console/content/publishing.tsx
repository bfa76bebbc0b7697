import { Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useMoments } from '../moments.ts';
import { staffApi } from '../staff-session.ts';
import type { OpenedPage } from './page-form.tsx';
import styles from '../room.module.css';
import { useConsoleContentTexts } from './texts.ts';

interface PublishingProps {
  page: OpenedPage;
  /** Something was typed that is not saved. */
  typed: boolean;
  onPublished: (sentence: string) => void;
}

const Troubles = ({ page: { fallos } }: { page: OpenedPage }) => {
  const t = useConsoleContentTexts();
  if (fallos.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t.fallos}</p>
      <ul>
        {fallos.map(({ idioma, linea, texto }) => (
          <li key={`${idioma} ${linea} ${texto}`}>{t.fallo(t.idiomas[idioma], linea, texto)}</li>
        ))}
      </ul>
    </Notice>
  );
};

const Plans = ({ page: { id, planes }, onPublished }: Omit<PublishingProps, 'typed'>) => {
  const t = useConsoleContentTexts();
  const language = useLanguage();
  const moment = useMoments();
  if (planes.length === 0) return null;
  const cancel = async (plan: number): Promise<SendOutcome> => {
    await staffApi(language)('cancelPublication', { params: { id, plan } });
    onPublished('');
    return null;
  };
  return (
    <section>
      <h3>{t.planes}</h3>
      <ul className={styles.rows}>
        {planes.map((plan) => (
          <li key={plan.id} className={styles.row}>
            <span>{t.plan(moment(plan.desde), plan.version)}</span>
            <AccountForm submit={t.quitar} look="quiet" send={async () => await cancel(plan.id)}>
              {() => null}
            </AccountForm>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is seen of a page and from when on: looked at as a draft, published, planned, taken back. */
export const Publishing = ({ page, typed, onPublished }: PublishingProps) => {
  const t = useConsoleContentTexts();
  const language = useLanguage();
  const { id, version, publicada, rutas, vista } = page;
  const lackOf = ([field, sentence]: readonly [string, string]): string => {
    const [idioma, name] = field.split('.');
    return `${t.idiomas[idioma === 'ca' ? 'ca' : 'es']}, ${t.campos[name as keyof typeof t.campos]}: ${sentence}`;
  };
  const publish = async (shown: number | null, typedTime: string): Promise<SendOutcome> => {
    const body = { version: shown, desde: typedTime || null };
    let desde: string;
    try {
      ({ desde } = await staffApi(language)('publishContent', { params: { id }, body }));
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'contenido-incompleto') throw error;
      const { problem } = error;
      // What is missing stands in the other form.
      return { error: [problem.error, ...Object.entries(problem.errors ?? {}).map(lackOf)].join(' ') };
    }
    if (new Date(desde) > new Date()) onPublished(t.prevista);
    else onPublished(shown === null ? t.retirada : t.publicada);
    return null;
  };
  const send = async (form: FormData): Promise<SendOutcome> => await publish(version, fieldText(form, 'desde'));
  return (
    <Card as="section">
      <Stack>
        <Troubles page={page} />
        <Actions>
          {(['es', 'ca'] as const).map((each) => (
            <a key={each} href={vista[each]} target="_blank" rel="noopener">
              {t.verEn[each]}
            </a>
          ))}
          {publicada !== null && (
            <a href={`/${rutas.es}`} target="_blank" rel="noopener">
              {t.verPublicada}
            </a>
          )}
        </Actions>
        <p className={styles.facts}>{t.verTexto}</p>
        <AccountForm submit={t.publicar} send={send}>
          {(errors) => (
            <>
              <p>{t.publicarTexto(version)}</p>
              {typed && <Notice>{t.guardaAntes}</Notice>}
              <TextField
                label={t.desde}
                hint={t.desdePista}
                name="desde"
                type="datetime-local"
                error={errors['desde']}
              />
            </>
          )}
        </AccountForm>
        <Plans page={page} onPublished={onPublished} />
        {publicada !== null && (
          <AccountForm submit={t.retirar} look="secondary" send={async () => await publish(null, '')}>
            {() => null}
          </AccountForm>
        )}
      </Stack>
    </Card>
  );
};
