import { useLanguage } from '#web/language.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link } from 'react-router';
import { useShopTexts } from '../../texts.ts';
import type { AnyOrder, Finder } from '../finder.ts';

/** The pages of what a search found. */
export const ResultPages = <Search extends AnyOrder, Page extends string>({
  finder: { to },
  page,
  search,
  found,
}: {
  finder: Finder<Search, Page>;
  page: Page;
  search: Search;
  found: { readonly page: number; readonly pages: number };
}) => {
  const t = useShopTexts().paginas;
  const language = useLanguage();
  return (
    <Pagination
      label={t.etiqueta}
      page={found.page}
      pages={found.pages}
      linkTo={(number) => <Link to={to(page, language, { ...search, pagina: number + 1 })} />}
      texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
    />
  );
};
