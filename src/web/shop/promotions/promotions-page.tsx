import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { UseLinks } from '../tyres/use-links.tsx';
import { promotionsAddress, promotionVehicleWords, vehicleOfWord } from '#contract/promotion-address.ts';
import { PromotionCards } from './promotion-cards.tsx';
import { pictured } from './promotion-data.server.ts';
import { promotionCard, promotionTexts } from './promotion-words.server.ts';

const vehicles = ['coche', 'moto', 'camion', 'agricola'] as const satisfies readonly VehicleGroup[];

/** Without a vehicle they are a car's (spec P13). */
export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const language = languageOfPath(url.pathname);
  if (params.vehiculo === undefined) throw redirect(promotionsAddress('coche', language), 301);
  const vehiculo = vehicleOfWord(params.vehiculo, language);
  if (!vehiculo) throw new Response(null, { status: 404 });
  const api = apiOf(context);
  const [{ promociones }, { publicUrl }] = await Promise.all([
    api('listPromotions', { query: {} }),
    api('siteInit', {}),
  ]);
  const now = nowOf(context);
  const t = promotionTexts(language);
  const counted = (each: VehicleGroup) => promociones.filter((promotion) => promotion.vehiculo === each).length;
  return {
    publicUrl,
    enIdioma: {
      es: { vehiculo: promotionVehicleWords[vehiculo].es },
      ca: { vehiculo: promotionVehicleWords[vehiculo].ca },
    },
    inicio: { nombre: t.inicio, to: address('home', language) },
    words: {
      migas: t.migas,
      ofertas: t.ofertas,
      titulo: t.titulo[vehiculo],
      entrada: t.entrada,
      porVehiculo: t.porVehiculo,
      ninguna: t.ninguna,
      ningunaTexto: t.ningunaTexto,
    },
    vehiculos: vehicles.map((each) => ({
      text: `${t.vehiculos[each]} (${counted(each)})`,
      to: promotionsAddress(each, language),
      current: each === vehiculo,
    })),
    ofertas: await Promise.all(
      promociones
        .filter((promotion) => promotion.vehiculo === vehiculo)
        .map(async (promotion) => ({
          ...promotionCard(promotion, language, now),
          dibujo: await pictured(api, promotion, language),
        })),
    ),
  };
};

/** Promotions of a vehicle that run. */
export default function PromotionsPage() {
  const { publicUrl, inicio, words, vehiculos, ofertas } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageMeta title={words.titulo} description={words.entrada} />
      <StructuredData
        data={
          import.meta.env.SSR && {
            '@type': 'ItemList',
            name: words.titulo,
            itemListElement: ofertas.map(({ titulo, to }, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              name: titulo,
              url: publicUrl + to,
            })),
          }
        }
      />
      <PageHead
        above={<Breadcrumbs label={words.migas} items={[<Link to={inicio.to}>{inicio.nombre}</Link>, words.ofertas]} />}
        title={words.titulo}
        lead={words.entrada}
      />
      <Stack>
        <UseLinks title={words.porVehiculo} links={vehiculos} />
        {ofertas.length > 0 ? (
          <PromotionCards cards={ofertas} />
        ) : (
          <EmptyState title={words.ninguna}>{words.ningunaTexto}</EmptyState>
        )}
      </Stack>
    </Page>
  );
}
