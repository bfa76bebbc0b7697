import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { useMoments } from '../moments.ts';
import styles from '../room.module.css';
import { staffApi } from '../staff-session.ts';
import { useConsoleNewsletterTexts } from './texts.ts';

const pageSize = 20;
const ask: Ask<{ page: number; language: Language }, Answer<'listIssues'>> = (_, { page, language }, signal) =>
  staffApi(language)('listIssues', { query: { page } }, { signal });

/** Every issue with how it stands, the ones changed last first. */
export const IssueList = ({ page }: { page: number }) => {
  const t = useConsoleNewsletterTexts();
  const language = useLanguage();
  const moment = useMoments();
  const asked = useAnswer(ask, { page, language });
  const { answer } = asked;
  return (
    <Stack>
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      {answer && (
        <>
          <p>{t.suscritos(answer.suscritos)}</p>
          <div>
            <Link {...buttonLink('primary')} to="?boletin=nuevo">
              {t.nuevo}
            </Link>
          </div>
          {answer.boletines.length === 0 && <p>{t.ninguno}</p>}
          <ul className={styles.rows}>
            {answer.boletines.map(({ id, asunto, estado, cambiado, enviados, total }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={`?boletin=${id}`}>{asunto || t.sinAsunto}</Link>
                  <span className={styles.facts}>
                    {moment(cambiado)}
                    {enviados > 0 && ` · ${estado === 'enviando' ? t.van(enviados, total) : t.fueron(enviados)}`}
                  </span>
                </span>
                <Badge tone={estado === 'enviado' ? 'go' : estado === 'enviando' ? 'signal' : 'plain'}>
                  {t.estados[estado]}
                </Badge>
              </li>
            ))}
          </ul>
          <Pagination
            label={t.paginas}
            page={page}
            pages={Math.ceil(answer.total / pageSize)}
            linkTo={(to) => <Link to={to > 0 ? `?hoja=${to + 1}` : '?'} />}
            texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
          />
        </>
      )}
    </Stack>
  );
};
