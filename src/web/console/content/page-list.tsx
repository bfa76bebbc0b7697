import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { staffApi } from '../staff-session.ts';
import styles from '../room.module.css';
import { useConsoleContentTexts } from './texts.ts';

interface Wanted {
  readonly buscar: string;
  readonly page: number;
  readonly language: Language;
}

const pageSize = 30;
const ask: Ask<Wanted, Answer<'findContent'>> = (_, { buscar, page, language }, signal) =>
  staffApi(language)('findContent', { query: { buscar, page } }, { signal });

const searchOf = (buscar: string, page: number): string =>
  `?${new URLSearchParams({ ...(buscar && { buscar }), ...(page > 0 && { hoja: String(page + 1) }) })}`;

/** Every page with how it stands, the ones changed last first. */
export const PageList = ({ buscar, page }: { buscar: string; page: number }) => {
  const t = useConsoleContentTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useAnswer(ask, { buscar, page, language });
  const { answer } = asked;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchOf(fieldText(new FormData(event.currentTarget), 'buscar'), 0));
  };
  return (
    <Stack>
      <form className={styles.search} role="search" onSubmit={search} key={buscar}>
        <TextField label={t.buscar} name="buscar" defaultValue={buscar} maxLength={120} spellCheck={false} />
        <Button type="submit">{t.buscarBoton}</Button>
        <Link {...buttonLink('primary')} to="?pagina=nueva">
          {t.nueva}
        </Link>
      </form>
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      {answer?.paginas.length === 0 && <p>{t.ninguna}</p>}
      <ul className={styles.rows}>
        {answer?.paginas.map(({ id, titulo, clase, estado, rutas }) => (
          <li key={id} className={styles.row}>
            <span>
              <Link to={`?pagina=${id}`}>{titulo}</Link>
              <span className={styles.facts}>
                {t.clases[clase]} · /{rutas.es} · /ca/{rutas.ca}
              </span>
            </span>
            <Badge tone={estado === 'publicada' ? 'go' : 'plain'}>{t.estados[estado]}</Badge>
          </li>
        ))}
      </ul>
      {answer && (
        <Pagination
          label={t.paginas}
          page={page}
          pages={Math.ceil(answer.total / pageSize)}
          linkTo={(to) => <Link to={searchOf(buscar, to)} />}
          texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
        />
      )}
    </Stack>
  );
};
