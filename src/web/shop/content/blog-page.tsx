import { address, languageOfPath } from '#contract/addresses.ts';
import { readPageData } from '#web/page-data/read-page-data.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link, useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { readBlog } from './content-data.server.ts';
import styles from './prose.module.css';

export const loader = async ({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) => {
  const asked = Math.trunc(Number(searchParams.get('pagina') ?? 1)) - 1;
  const page = asked > 0 && asked <= 1000 ? asked : 0;
  return await readBlog(apiOf(context), languageOfPath(pathname), page);
};

/** The browser reads it by page data (decision 075); a preview, which has a query, as any other page. */
export const clientLoader = async ({ url, serverLoader }: ClientLoaderFunctionArgs) =>
  await (url.search === '' ? readPageData(url.pathname) : serverLoader());

/** The articles, the latest first. */
export default function BlogPage() {
  const { titulo, texto, vacio, rss, articulos, page, pages } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const language = useLanguage();
  const here = address('blog', language);
  return (
    <Page width="reading">
      <PageMeta title={page > 0 ? `${titulo}. ${t.paginas.pagina} ${page + 1}` : titulo} description={texto} />
      <link rel="alternate" type="application/rss+xml" title={titulo} href={`${here}/rss.xml`} />
      <PageHead
        above={<Breadcrumbs label={t.migas} items={[<Link to={address('home', language)}>{t.inicio}</Link>, titulo]} />}
        title={titulo}
        lead={texto}
      />
      {articulos.length === 0 && <p>{vacio}</p>}
      <ul className={styles.articles}>
        {articulos.map(({ to, titulo: name, descripcion, fecha, fechaEscrita }) => (
          <li key={to}>
            <p className={styles.date}>
              <time dateTime={fecha}>{fechaEscrita}</time>
            </p>
            <h2>
              <Link to={to}>{name}</Link>
            </h2>
            <p>{descripcion}</p>
          </li>
        ))}
      </ul>
      <Pagination
        label={t.paginas.etiqueta}
        page={page}
        pages={pages}
        linkTo={(number) => <Link to={number > 0 ? `${here}?pagina=${number + 1}` : here} />}
        texts={{ previous: t.paginas.anterior, next: t.paginas.siguiente, page: t.paginas.pagina }}
      />
      <p className={styles.more}>
        <a href={`${here}/rss.xml`}>{rss}</a>
      </p>
    </Page>
  );
}
