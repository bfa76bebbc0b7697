import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import type { LinkElement } from '#web/ui/page/link-slot.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { FormEvent, ReactNode } from 'react';
import { staffApi } from '../staff-session.ts';
import styles from './pictures.module.css';
import { useConsolePicturesTexts } from './texts.ts';

export type ListedPicture = Answer<'findPictures'>['imagenes'][number];

export interface PictureWish {
  readonly buscar: string;
  readonly page: number;
}

interface Wanted extends PictureWish {
  readonly language: Language;
}

const pageSize = 24;
const ask: Ask<Wanted, Answer<'findPictures'>> = (_, { buscar, page, language }, signal) =>
  staffApi(language)('findPictures', { query: { buscar, page } }, { signal });

interface PictureSearchProps {
  wish: PictureWish;
  onSearch: (buscar: string) => void;
  /** A link or button to another page of what was found. */
  linkTo: (page: number) => LinkElement;
  /** What a picture is in, with its name and words. */
  wrap: (picture: ListedPicture, shown: ReactNode) => ReactNode;
  beside?: ReactNode;
}

/** Pictures by name or words, as many as one sees at once. */
export const PictureSearch = ({ wish: { buscar, page }, onSearch, linkTo, wrap, beside }: PictureSearchProps) => {
  const t = useConsolePicturesTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { buscar, page, language });
  const { answer } = asked;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(fieldText(new FormData(event.currentTarget), 'buscar'));
  };
  return (
    <Stack>
      <form className={styles.search} role="search" onSubmit={search} key={buscar}>
        <TextField label={t.buscar} name="buscar" defaultValue={buscar} maxLength={120} spellCheck={false} />
        <Button type="submit" look="secondary">
          {t.buscarBoton}
        </Button>
        {beside}
      </form>
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      )}
      {answer?.imagenes.length === 0 && <p>{buscar === '' ? t.vacio : t.ninguna}</p>}
      <ul className={styles.grid}>
        {answer?.imagenes.map((picture) => (
          <li key={picture.id}>
            {wrap(
              picture,
              <>
                <img src={picture.src} alt={picture[language]} loading="lazy" decoding="async" />
                <span>{picture.nombre}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
      {answer && (
        <Pagination
          label={t.hojas}
          page={page}
          pages={Math.ceil(answer.total / pageSize)}
          linkTo={linkTo}
          texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
        />
      )}
    </Stack>
  );
};
