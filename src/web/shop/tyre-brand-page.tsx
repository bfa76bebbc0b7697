import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/euros.ts';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useLandingTexts } from './landing-texts.ts';
import { useShopTexts } from './texts.ts';
import styles from './name-list.module.css';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  notFoundWhenRefused(apiOf(context)('readTyreBrand', { params: { marca: params.marca ?? '' } }));

export default function TyreBrandPage() {
  const { marca, modelos } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  const title = landing.marcaTitulo(marca.marca);
  const text = landing.marcaTexto(marca.marca, modelos.length);
  return (
    <Page>
      <PageMeta title={title} description={text} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrands', language)}>{landing.marcasTitulo}</Link>,
              marca.marca,
            ]}
          />
        }
        title={title}
        lead={text}
      />
      <Stack gap="l">
        {(['verano', 'allseason', 'invierno'] as const).map((temporada) => {
          const ofSeason = modelos.filter((modelo) => modelo.temporada === temporada);
          return (
            ofSeason.length > 0 && (
              <section key={temporada}>
                <h2>{t.temporada[temporada]}</h2>
                <ul className={styles.names}>
                  {ofSeason.map((modelo) => (
                    <li key={modelo.slug}>
                      <Link to={address('tyreModel', language, { marca: marca.slug, modelo: modelo.slug })}>
                        {modelo.modelo}
                      </Link>
                      <span>
                        {t.tipoVehiculo[modelo.tipoVehiculo]} · {t.medidas(modelo.medidas)}
                        {modelo.desde !== null && ` · ${t.desde(writeEuros(modelo.desde))}`}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </Stack>
    </Page>
  );
}
