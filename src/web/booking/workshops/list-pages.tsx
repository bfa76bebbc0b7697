import { useLanguage } from '#web/language.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link } from 'react-router';
import { workshopSearchAddress, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';

interface ListPagesProps {
  readonly search: WorkshopSearch;
  /** The first is 1. */
  readonly pagina: number;
  readonly paginas: number;
}

/** The ways to the other pages of a list of workshops. */
export const ListPages = ({ search, pagina, paginas }: ListPagesProps) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return (
    <Pagination
      label={t.paginas}
      page={pagina - 1}
      pages={paginas}
      linkTo={(page) => <Link to={`${workshopSearchAddress({ ...search, pagina: page + 1 }, language)}#lista`} />}
      texts={{ previous: t.paginaAnterior, next: t.paginaSiguiente, page: t.pagina }}
    />
  );
};
