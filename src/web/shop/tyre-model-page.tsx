import { parseSheetSlug, tyreSpecs } from '#domain/tyres/sheet-slug.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#web/addresses.ts';
import { apiOf, Refused, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useSheetTexts } from './sheet-texts.ts';
import { useShopTexts } from './texts.ts';
import { TyreCard } from './tyre-card.tsx';
import { TyreSheetView } from './tyre-sheet-view.tsx';

/** `{modelo}-{specs}` is one tyre, anything else a model (specification, shopping 2). */
const load = async (api: Api, marca: string, slug: string) => {
  const sheet = parseSheetSlug(slug);
  if (sheet) {
    try {
      return {
        ficha: await api('readTyreSheet', {
          params: { marca, modelo: sheet.modelo, specs: tyreSpecs(sheet) },
          query: {},
        }),
      };
    } catch (error) {
      // A model whose own name ends like a size is still a model.
      if (!(error instanceof Refused && error.problem.status === 404)) throw error;
    }
  }
  return { modelo: await notFoundWhenRefused(api('readTyreModel', { params: { marca, modelo: slug }, query: {} })) };
};

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [page, { publicUrl }] = await Promise.all([
    load(api, params.marca ?? '', params.modelo ?? ''),
    api('siteInit', {}),
  ]);
  return { ...page, publicUrl };
};

const Model = ({ modelo, neumaticos }: Answer<'readTyreModel'>) => {
  const t = useShopTexts();
  const sheet = useSheetTexts();
  const language = useLanguage();
  const name = `${modelo.marca} ${modelo.modelo}`;
  const text = sheet.modeloTexto(name, modelo.medidas);
  return (
    <Page>
      <PageMeta title={name} description={`${text} ${sheet.gama[modelo.gama] ?? ''}`} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrand', language, { marca: modelo.marcaSlug })}>{modelo.marca}</Link>,
              modelo.modelo,
            ]}
          />
        }
        title={name}
        lead={`${t.temporada[modelo.temporada]} · ${t.tipoVehiculo[modelo.tipoVehiculo]} · ${sheet.garantia(modelo.garantia)}. ${sheet.gama[modelo.gama] ?? ''}`}
      />
      <h2>{sheet.medidasDisponibles}</h2>
      <Stack>
        {neumaticos.map((tyre, index) => (
          <TyreCard key={tyre.id} tyre={tyre} taxText={t.incluye} loading={index < 2 ? 'eager' : 'lazy'} />
        ))}
      </Stack>
    </Page>
  );
};

export default function TyreModelPage() {
  const loaded = useLoaderData<typeof loader>();
  return 'ficha' in loaded ? (
    <TyreSheetView sheet={loaded.ficha} publicUrl={loaded.publicUrl} />
  ) : (
    <Model {...loaded.modelo} />
  );
}
