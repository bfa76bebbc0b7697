import { noOil } from '#domain/revisions/oil-id.ts';
import type { RevisionTierOffer } from '#contract/revisions.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { ServicePrice, type Cost } from '#web/ui/cards/service-cost.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { linkTo } from '#web/vehicle-pages.server.ts';
import { Form, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PackTable } from './pack-table.tsx';
import { PlateAndKms } from './plate-and-kms.tsx';
import { useRevisionTexts } from './texts.ts';

const tierPages = {
  Basic: 'coche/revisionBasic',
  Confort: 'coche/revisionConfort',
  Plus: 'coche/revisionPlus',
  Premium: 'coche/revisionPremium',
} as const;
/** With the service that is booked for it, where that has a price before the car is seen. */
const otherPages = [
  ['coche/revisionPreItv', 'pre-itv'],
  ['coche/testSeguridad', 'test-seguridad'],
  ['coche/revisionOficial', null],
] as const;
const seen: Cost = { precio: null, precioDesde: false, producto: null, tarifa: null };

/** What a revision costs at the least: that of the small sump. */
const costOfTier = (tier: RevisionTierOffer | undefined): Cost =>
  tier ? { ...seen, precio: tier.precio, precioDesde: true, producto: { id: tier.id, unidades: 1 } } : seen;

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const language = languageOfPath(url.pathname);
  const [{ demo }, { revisiones }, { servicios }] = await Promise.all([
    api('siteInit', {}),
    api('listRevisions', { query: { aceiteId: noOil }, body: {} }),
    api('listVisitServices', {}),
  ]);
  return {
    demo,
    revisiones,
    niveles: Object.fromEntries(Object.entries(tierPages).map(([tier, page]) => [tier, linkTo(page, language).to])),
    paginas: [
      ...Object.entries(tierPages).map(([tier, page]) => ({
        ...linkTo(page, language),
        coste: costOfTier(revisiones.find(({ tipo }) => tipo === tier)),
      })),
      ...otherPages.map(([page, named]) => ({
        ...linkTo(page, language),
        coste: servicios.find(({ servicio }) => servicio === named) ?? seen,
      })),
    ],
  };
};

/** Which revisions there are, side by side, and the way into the assistant. */
export default function RevisionsPage() {
  const { demo, revisiones, niveles, paginas } = useLoaderData<typeof loader>();
  const t = useRevisionTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.tituloTexto} />
      <PageHead
        above={
          <Breadcrumbs label={t.migas} items={[<Link to={address('home', language)}>{t.home}</Link>, t.revisiones]} />
        }
        title={t.titulo}
        lead={t.tituloTexto}
      />
      <Stack gap="l">
        <Columns
          side="price"
          aside={
            <Card as="section">
              <Form method="post" action={address('revisionAssistant', language)} noValidate>
                <Stack>
                  <PlateAndKms demo={demo} />
                  <Button type="submit" name="paso" value="coche" shape="wide">
                    {t.empezar}
                  </Button>
                </Stack>
              </Form>
            </Card>
          }
        >
          <section>
            <h2>{t.compara}</h2>
            <p>{t.comparaTexto}</p>
            <PackTable
              packs={revisiones}
              foot={(tipo) => {
                const page = niveles[tipo];
                return (
                  page && (
                    <Link {...buttonLink('secondary', 'small')} to={page} aria-label={t.verRevision(tipo)}>
                      {t.verLa}
                    </Link>
                  )
                );
              }}
            />
          </section>
        </Columns>
        <section>
          <h2>{t.incluyeTitulo}</h2>
          <ul>
            {t.incluyePuntos.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.tambien}</h2>
          <LinkCards
            links={paginas.map(({ coste, ...link }) => ({ ...link, precio: <ServicePrice service={coste} /> }))}
          />
        </section>
      </Stack>
    </Page>
  );
}
