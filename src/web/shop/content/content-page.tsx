import { address } from '#contract/addresses.ts';
import { readPageData } from '#web/page-data/read-page-data.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { sendMessage } from '#web/message/send-message.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import {
  Link,
  useActionData,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useShopTexts } from '../texts.ts';
import { readWrittenPage } from './content-data.server.ts';
import { ContentParts, endsWithForm } from './parts.tsx';
import { StructuredContent } from './structured-content.tsx';
import styles from './prose.module.css';

export const loader = async ({ context, params: { nombre, articulo }, url }: LoaderFunctionArgs) =>
  await readWrittenPage(apiOf(context), url, articulo === undefined ? `${nombre}` : `blog/${articulo}`, nowOf(context));

/** The browser reads it by page data (decision 075); a preview, which has a query, as any other page. */
export const clientLoader = async ({ url, serverLoader }: ClientLoaderFunctionArgs) =>
  await (url.search === '' ? readPageData(url.pathname) : serverLoader());

/** What a form in the middle of a text sends. */
export const action = sendMessage;

/** One column to read, or as wide as what is sold on it or stands beside it. */
const wide: ReadonlySet<string> = new Set(['landing', 'plantilla-venta', 'distribucion']);

/** What editors wrote: a page, an article, a landing. */
export default function ContentPage() {
  const shown = useLoaderData<typeof loader>();
  const { clase, titulo, descripcion, entrada, indexar, fecha, fechaEscrita, partes, blog } = shown;
  const answer = useActionData<typeof action>();
  const shop = useShopTexts();
  const language = useLanguage();
  return (
    <Page width={wide.has(clase) || endsWithForm(partes) ? 'page' : 'reading'}>
      <PageMeta title={titulo} description={descripcion} index={indexar} />
      <StructuredContent shown={shown} />
      <PageHead
        above={
          <Breadcrumbs
            label={shop.migas}
            items={[
              <Link to={address('home', language)}>{shop.inicio}</Link>,
              ...(clase === 'articulo' ? [<Link to={address('blog', language)}>{blog}</Link>] : []),
              titulo,
            ]}
          />
        }
        title={titulo}
        lead={entrada}
      />
      {fecha && (
        <p className={styles.date}>
          <time dateTime={fecha}>{fechaEscrita}</time>
        </p>
      )}
      <ContentParts parts={partes} answer={answer} />
    </Page>
  );
}
