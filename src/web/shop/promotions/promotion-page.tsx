import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { TyreCard } from '../tyre-cards/tyre-card.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { readPromotionPage } from './promotion-data.server.ts';
import styles from './promotion-page.module.css';
import { ProductCards } from '../product-card.tsx';

export const loader = async ({ context, params: { vehiculo = '', promocion = '' }, url }: LoaderFunctionArgs) =>
  await readPromotionPage(apiOf(context), { vehiculo, promocion }, languageOfPath(url.pathname), nowOf(context));

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Running = Extract<Loaded, { readonly publicUrl: string }>;
type Ended = Exclude<Loaded, Running>;

const Terms = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={styles.terms}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What it gives, until when, and the way to its products. */
const Aside = ({ page: { oferta, caminos, words } }: { page: Running }) => (
  <Card as="aside" className={styles.aside}>
    <Stack gap="s">
      <p className={styles.benefit}>
        <span className={styles.figure}>{oferta.cifra}</span> <span>{oferta.que}</span>
      </p>
      <div className={styles.limits}>
        <p>
          <Badge tone={oferta.acaba ? 'stop' : 'plain'} icon="clock">
            {oferta.hasta}
          </Badge>
        </p>
        {oferta.avisos.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h2 className="spoken">{words.donde}</h2>
      {caminos.map(({ texto, to }, place) => (
        <Link key={to} {...buttonLink(place === 0 ? 'primary' : 'secondary')} to={to}>
          {texto}
        </Link>
      ))}
    </Stack>
  </Card>
);

const offerData = ({ oferta, vigencia, publicUrl, condiciones }: Running) => ({
  '@type': 'Offer',
  name: oferta.titulo,
  description: [oferta.descripcion, ...condiciones.map(([name, value]) => `${name}: ${value}.`)].join(' '),
  url: publicUrl + oferta.to,
  validFrom: vigencia.desde,
  ...(vigencia.hasta !== null && { validThrough: vigencia.hasta }),
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: vigencia.unidades },
  offeredBy: { '@type': 'AutoPartsStore', url: publicUrl },
});

const RunningPage = ({ page }: { page: Running }) => {
  const { oferta, migas, inicio, ofertas, words, condiciones, pasos, ejemplo, algunos, otras } = page;
  return (
    <Page>
      <PageMeta title={oferta.titulo} description={`${oferta.descripcion} ${oferta.hasta}.`} />
      <StructuredData data={import.meta.env.SSR && offerData(page)} />
      <PageHead
        above={
          <Breadcrumbs
            label={migas}
            items={[
              <Link to={inicio.to}>{inicio.nombre}</Link>,
              <Link to={ofertas.to}>{ofertas.nombre}</Link>,
              oferta.titulo,
            ]}
          />
        }
        title={oferta.titulo}
        lead={oferta.descripcion}
      />
      <Columns side="price" aside={<Aside page={page} />}>
        <Stack gap="l">
          <section>
            <h2>{words.condiciones}</h2>
            <Terms rows={condiciones} />
          </section>
          <section>
            <h2>{words.comoUsarla}</h2>
            <ol className={styles.steps}>
              {pasos.map((paso) => (
                <li key={paso}>{paso}</li>
              ))}
            </ol>
          </section>
          {ejemplo && (
            <section>
              <h2>{words.ejemplo}</h2>
              <p className={styles.bought}>{ejemplo.que}</p>
              <Terms rows={ejemplo.filas} />
            </section>
          )}
          {algunos.neumaticos.length + algunos.articulos.length > 0 && (
            <section>
              <h2>{words.algunos}</h2>
              <ProductCards>
                {algunos.neumaticos.map((tyre) => (
                  <TyreCard key={tyre.id} tyre={tyre} />
                ))}
                {algunos.articulos.map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
              </ProductCards>
            </section>
          )}
        </Stack>
      </Columns>
      {otras.length > 0 && (
        <section className={styles.others}>
          <h2>{words.otras}</h2>
          <PromotionCards cards={otras} level={3} />
        </section>
      )}
    </Page>
  );
};

/** There is no such promotion any more; others there are. */
const EndedPage = ({ page: { migas, inicio, ofertas, words, otras } }: { page: Ended }) => (
  <Page>
    <PageMeta title={words.titulo} index={false} />
    <PageHead
      above={
        <Breadcrumbs
          label={migas}
          items={[
            <Link to={inicio.to}>{inicio.nombre}</Link>,
            <Link to={ofertas.to}>{ofertas.nombre}</Link>,
            words.titulo,
          ]}
        />
      }
      title={words.titulo}
      lead={words.entrada}
    />
    <Stack>
      <PromotionCards cards={otras} />
      <p>
        <Link {...buttonLink('primary')} to={ofertas.to}>
          {words.verOfertas}
        </Link>
      </p>
    </Stack>
  </Page>
);

export default function PromotionPage() {
  const page = useLoaderData<typeof loader>();
  return 'publicUrl' in page ? <RunningPage page={page} /> : <EndedPage page={page} />;
}
