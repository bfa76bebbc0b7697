import { motoVehicles } from '#domain/finder/vehicles.ts';
import { printMotoSize } from '#domain/finder/moto-size.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { ByWidth } from '#web/ui/by-width.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PartsForm } from '../finder/questions/parts-form.tsx';
import { ResumeLink } from '../finder/questions/resume-link.tsx';
import { useShopTexts } from '../texts.ts';
import { motoName } from './model-name.ts';
import { motoAddress } from './moto-addresses.ts';
import { useMotoModelParts, useMotoSizeParts } from './moto-parts.ts';
import { motoPages } from './moto-questions.ts';
import { recallMotoSearch } from './recall-moto-search.ts';
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

/** The vehicles that have only a size, and the way by number plate. */
const OtherVehicles = () => {
  const t = useMotoTexts();
  const language = useLanguage();
  return (
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
  );
};

/** The two ways to a motorcycle's tyres, and the vehicles that have only one. */
export default function MotoPage() {
  const { search, sizes, models } = useLoaderData<typeof loader>();
  const t = useMotoTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const sizeParts = useMotoSizeParts(search, sizes);
  const modelParts = useMotoModelParts(search, models);
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
        <ResumeLink
          recall={recallMotoSearch}
          name={(kept) => motoName(kept) || printMotoSize(kept)}
          to={(to, kept) => motoAddress('resultados', to, kept)}
        />
        <div className={styles.ways}>
          <Card as="section">
            <h2>{t.porMedida}</h2>
            <p>{t.porMedidaTexto}</p>
            <ByWidth
              wide={
                <PartsForm pages={motoPages} question="medidas" search={search} parts={sizeParts} complete={false} />
              }
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
              wide={
                <PartsForm
                  pages={motoPages}
                  question="modelo"
                  search={search}
                  parts={modelParts}
                  complete={false}
                  look="secondary"
                />
              }
              narrow={
                <Link {...buttonLink('secondary')} to={motoAddress('modelo/marca', language, search)}>
                  {t.empezarModelo}
                </Link>
              }
            />
          </Card>
        </div>
        <OtherVehicles />
      </Stack>
    </Page>
  );
}
