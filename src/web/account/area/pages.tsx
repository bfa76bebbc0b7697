import { Pagination } from '#web/ui/pagination.tsx';
import { Link } from 'react-router';
import { useAreaTexts } from './texts.ts';

/** The way through a long list, by its address. */
export const Pages = ({ page, pages }: { page: number; pages: number }) => {
  const t = useAreaTexts();
  return (
    <Pagination
      label={t.paginas}
      page={page}
      pages={pages}
      linkTo={(to) => <Link to={to === 0 ? '?' : `?pagina=${to + 1}`} />}
      texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
    />
  );
};
