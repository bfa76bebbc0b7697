import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/euros.ts';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useLandingTexts } from './landing-texts.ts';
import { useShopTexts } from './texts.ts';
import styles from './name-list.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => apiOf(context)('readTyreBrands', {});

export default function TyreBrandsPage() {
  const { marcas } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta title={landing.marcasTitulo} description={landing.marcasTexto} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              landing.marcasTitulo,
            ]}
          />
        }
        title={landing.marcasTitulo}
        lead={landing.marcasTexto}
      />
      <Stack gap="l">
        {(['PREMIUM', 'QUALITY', 'BUDGET'] as const).map((categoria) => (
          <section key={categoria}>
            <h2>{t.categoria[categoria]}</h2>
            <ul className={styles.names}>
              {marcas
                .filter((marca) => marca.categoria === categoria)
                .map(({ slug, marca, desde }) => (
                  <li key={slug}>
                    <Link to={address('tyreBrand', language, { marca: slug })}>{marca}</Link>
                    {desde !== null && <span>{t.desde(writeEuros(desde))}</span>}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Page>
  );
}
