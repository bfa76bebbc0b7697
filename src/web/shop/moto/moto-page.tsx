import { motoVehicles } from '#domain/finder/vehicles.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { ByWidth } from '#web/ui/by-width.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { MotoModelForm } from './moto-model-form.tsx';
import { motoAddress } from './moto-pages.ts';
import { MotoSizesForm } from './moto-sizes-form.tsx';
import { ResumeMoto } from './resume-moto.tsx';
import { useMotoTexts } from './texts.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import styles from './moto-entry.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { cp } = readMotoSearch(url.searchParams);
  const api = apiOf(context);
  await unlessClosed(api, 'motoSelector');
  const [sizes, models] = await Promise.all([api('readMotoValues', { query: {} }), api('readMotoModelDefaults', {})]);
  return { search: readMotoSearch(new URLSearchParams(cp ? { cp } : {})), sizes, models: models.options };
};

/** The two ways to a motorcycle's tyres, and the vehicles that have only one. */
export default function MotoPage() {
  const { search, sizes, models } = useLoaderData<typeof loader>();
  const t = useMotoTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.descripcion} />
      <PageHead
        above={
          <Breadcrumbs
            label={shop.migas}
            items={[
              <Link to={address('home', language)}>{shop.inicio}</Link>,
              <Link to={address('tyres', language)}>{shop.neumaticos}</Link>,
              t.titulo,
            ]}
          />
        }
        title={t.titulo}
        lead={t.descripcion}
      />
      <Stack gap="l">
        <ResumeMoto />
        <div className={styles.ways}>
          <Card as="section">
            <h2>{t.porMedida}</h2>
            <p>{t.porMedidaTexto}</p>
            <ByWidth
              wide={<MotoSizesForm search={search} options={sizes} page="medidas" />}
              narrow={
                <Link {...buttonLink('primary')} to={motoAddress('ancho', language, search)}>
                  {t.empezarMedida}
                </Link>
              }
            />
          </Card>
          <Card as="section">
            <h2>{t.porModelo}</h2>
            <p>{t.porModeloTexto}</p>
            <ByWidth
              wide={<MotoModelForm search={search} options={models} look="secondary" />}
              narrow={
                <Link {...buttonLink('secondary')} to={motoAddress('modelo/marca', language, search)}>
                  {t.empezarModelo}
                </Link>
              }
            />
          </Card>
        </div>
        <section className={styles.other}>
          <h2>{t.otros}</h2>
          <ul className={styles.others}>
            {motoVehicles.map(
              (vehiculo) =>
                vehiculo !== 'moto' && (
                  <li key={vehiculo}>
                    <Link
                      {...buttonLink('secondary', 'small')}
                      to={motoAddress(vehiculo === 'agricola' ? 'agricola' : 'medidas', language, { vehiculo })}
                    >
                      {t.vehiculo[vehiculo]}
                    </Link>
                  </li>
                ),
            )}
            <li>
              <Link {...buttonLink('secondary', 'small')} to={address('selectorPlate', language)}>
                {t.porMatricula}
              </Link>
            </li>
          </ul>
        </section>
      </Stack>
    </Page>
  );
}
