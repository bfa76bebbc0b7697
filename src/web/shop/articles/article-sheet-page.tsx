import { isToldReduction } from '#domain/catalogue/told-reduction.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import type { Answer } from '#contract/contract.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, todayOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { asSent } from '#web/as-sent.tsx';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { ProductStars } from '#web/ui/product-stars.tsx';
import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { Badge, Stamp } from '#web/ui/page/badge.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { lazy, Suspense } from 'react';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SheetPostcode } from '../sheet-hour/sheet-postcode.tsx';
import { readSheetHour, type SheetHour } from '../sheet-hour/sheet-hour.server.ts';
import { useHasCar } from '../own-car/has-car.ts';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import { BuyBox } from '../buy/buy-box.tsx';
import { articlePromises } from '../buy/promises.server.ts';
import { Promises } from '../buy/promises.tsx';
import styles from '../buy/product-sheet.module.css';
import { andorranPostcode } from '../postcode-sent.tsx';
import { articleAddress } from '#contract/product-address.ts';
import { ArticleCard, ArticlePrice } from './article-card.tsx';
import { articleFacts } from './article-facts.ts';
import { listOfName, type ArticleListName } from './article-lists.ts';
import { useArticleTexts } from './article-texts.ts';
import { ratingData } from '../product-reviews/rating-data.ts';
import { reviewsPage } from '../product-reviews/reviews-page.ts';
import { productData } from '../buy/product-data.ts';
import { drawnAs } from './drawing-of.ts';
import { shortFacts } from './short-facts.ts';
import { ProductCards } from '../product-card.tsx';

const ProductReviews = await asSent(
  'de-clientes',
  async () => (await import('../product-reviews/product-reviews.tsx')).ProductReviews,
);

/** The number behind a sheet's slug is what it is found by; another slug leads on to the right one for good. */
export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const id = /-(\d{1,10})$/.exec(params.producto ?? '')?.[1];
  if (id === undefined || Number(id) > 2_147_483_647) throw new Response(null, { status: 404 });
  const api = apiOf(context);
  const [sheet, site] = await Promise.all([
    notFoundWhenRefused(api('readArticle', { params: { id }, query: { cpostal: andorranPostcode(url.searchParams) } })),
    api('siteInit', {}),
  ]);
  const language = languageOfPath(url.pathname);
  const here = articleAddress(sheet.articulo, language);
  // Work is shown where its kind is, not on a page of its own.
  if (here === undefined || sheet.articulo.entrega === 'taller') throw new Response(null, { status: 404 });
  if (here !== url.pathname) throw redirect(here + url.search, 301);
  const query = { pagina: reviewsPage(url.searchParams) };
  const { articulo } = sheet;
  const isFitted = articulo.entrega === 'montaje';
  const [opiniones, hora] = await Promise.all([
    api('readProductReviews', { params: { id }, query }),
    isFitted ? readSheetHour(api, articulo, url.searchParams, todayOf(context), language) : null,
  ]);
  return {
    sheet,
    promesas: articlePromises(articulo, site, language),
    publicUrl: site.publicUrl,
    opiniones,
    hora,
  };
};

const lists: Readonly<Partial<Record<ArticleResult['tipo_producto'], ArticleListName>>> = {
  bateria: 'batteries',
  aceite: 'oils',
  'acc-seguridad': 'safety',
  'acc-transporte': 'transport',
};

/** The list from which a visitor came, or would. */
const listOf = ({ tipo_producto, tipoVehiculo }: ArticleResult): ArticleListName => {
  const list = lists[tipo_producto] ?? 'safety';
  return list === 'batteries' && !listOfName(list).vehicles?.includes(tipoVehiculo) ? 'motoBatteries' : list;
};

/** The way from the stars to what was said. */
const Stars = ({ article }: { article: ArticleResult }) => {
  const t = useArticleTexts();
  return (
    article.valoracion && (
      <a className={styles.stars} href="#opiniones">
        <ProductStars of={article.valoracion} say={t.opiniones} />
      </a>
    )
  );
};

const ArticleFits = lazy(async () => await import('../own-car/article-fits.tsx'));

/** A large picture, and what it is beside or below it. */
const Shown = ({ article }: { article: ArticleResult }) => {
  const t = useArticleTexts();
  const hasCar = useHasCar();
  return (
    <div className={styles.top}>
      <div className={styles.drawing}>
        <ArticleDrawing {...drawnAs(article, useLanguage())} alt={article.nombre} loading="eager" />
        {isToldReduction(article.descuento) && <Stamp>{t.rebaja(article.descuento)}</Stamp>}
      </div>
      <div>
        <p className={styles.badges}>
          {shortFacts(article, t).map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
        </p>
        <p>
          {article.descripcion}
          {hasCar && (
            <Suspense>
              <ArticleFits article={article} />
            </Suspense>
          )}
        </p>
      </div>
    </div>
  );
};

const Buy = ({ article, hora }: { article: ArticleResult; hora: SheetHour | null }) => {
  const t = useArticleTexts();
  return (
    <BuyBox
      product={article}
      t={t}
      price={
        <>
          <Stars article={article} />
          <ArticlePrice article={article} size="l" />
        </>
      }
      when={hora?.primera && <FirstFreeTime look="badge">{hora.primera}</FirstFreeTime>}
      pick={hora && article.disponibilidad === 1 && <SheetPostcode texts={t.hora} hora={hora} />}
    />
  );
};

const Facts = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Services = ({ servicios }: Pick<Answer<'readArticle'>, 'servicios'>) => {
  const t = useArticleTexts();
  return (
    <dl className={styles.facts}>
      {servicios.map((service) => (
        <div key={service.id_navision}>
          <dt>{service.nombre}</dt>
          <dd>
            {service.precio === 0 ? t.gratis : writeEuros(service.precio)}
            {service.precio > 0 && service.base_calculo === 'U' && ` ${t.cadaUno}`}
            <br />
            <small>{service.descripcion}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Others of its kind. */
const Others = ({ otras, list }: Pick<Answer<'readArticle'>, 'otras'> & { list: ArticleListName }) => {
  const t = useArticleTexts();
  const language = useLanguage();
  return (
    <section>
      <h2>{t.otros}</h2>
      <ProductCards>
        {otras.map((other) => (
          <ArticleCard key={other.id} article={other} />
        ))}
      </ProductCards>
      <p className={styles.all}>
        <Link to={address(list, language)}>{t.verTodos}</Link>
      </p>
    </section>
  );
};

const articleData = (
  article: ArticleResult,
  facts: readonly (readonly [string, string])[],
  url: string,
  t: ReturnType<typeof useArticleTexts>,
) => ({
  ...productData(article, {
    name: article.nombre,
    url,
    price: { name: t.precioDe[article.entrega], importe: article.importeMontado, unidades: article.cantidad },
  }),
  description: article.descripcion,
  url,
  additionalProperty: facts.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
});

/** One battery, oil or accessory, whole. */
export default function ArticleSheetPage() {
  const { sheet, promesas, publicUrl, opiniones, hora } = useLoaderData<typeof loader>();
  const t = useArticleTexts();
  const language = useLanguage();
  const { articulo: article, servicios, otras } = sheet;
  const list = listOf(article);
  const { above } = listOfName(list);
  const facts = articleFacts(sheet, t);
  const help = { bateria: t.bateriaAyuda, aceite: t.aceiteAyuda }[article.tipo_producto as string];
  return (
    <Page>
      <PageMeta
        title={article.nombre}
        description={t.fichaDescripcion(article.nombre, writeEuros(article.importeMontado))}
      />
      <StructuredData
        data={
          import.meta.env.SSR && {
            ...articleData(article, facts, `${publicUrl}${articleAddress(article, language) ?? ''}`, t),
            ...ratingData(opiniones),
          }
        }
      />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address(above, language)}>{above === 'car' ? t.coche : t.moto}</Link>,
              <Link to={address(list, language)}>{t.listas[list].titulo}</Link>,
              `${article.marca} ${article.modelo}`,
            ]}
          />
        }
        title={article.nombre}
      />
      <Columns
        side="price"
        first={<Shown article={article} />}
        aside={
          <Stack>
            <Buy article={article} hora={hora} />
            <Promises words={promesas} />
          </Stack>
        }
      >
        <Stack gap="l">
          {help && <Notice tone="info">{help}</Notice>}
          <section>
            <h2>{t.caracteristicas}</h2>
            <Facts rows={facts} />
          </section>
          {servicios.length > 0 && (
            <section>
              <h2>{t.enElTaller}</h2>
              <Services servicios={servicios} />
            </section>
          )}
          <ProductReviews de="producto" opiniones={opiniones} />
          {otras.length > 0 && <Others otras={otras} list={list} />}
        </Stack>
      </Columns>
    </Page>
  );
}
