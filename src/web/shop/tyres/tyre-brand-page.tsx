import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { brandWords } from './brand-words.server.ts';
import { useLandingTexts } from './landing-texts.ts';
import { ModelLinks } from './model-links.tsx';
import { UseLinks } from './use-links.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './name-list.module.css';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const found = await notFoundWhenRefused(apiOf(context)('readTyreBrand', { params: { marca: params.marca ?? '' } }));
  return { ...found, ...brandWords(found, languageOfPath(url.pathname)) };
};

export default function TyreBrandPage() {
  const { titulo, texto, grupos, otras } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta title={titulo} description={texto} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrands', language)}>{landing.marcasTitulo}</Link>,
              titulo,
            ]}
          />
        }
        title={titulo}
        lead={texto}
      />
      <Stack gap="l">
        {grupos.map((grupo) => (
          <section key={grupo.titulo}>
            <h2>
              {grupo.titulo} <span className={styles.count}>{grupo.modelos.length}</span>
            </h2>
            <ModelLinks models={grupo.modelos} />
          </section>
        ))}
        {otras.length > 0 && (
          <UseLinks
            title={landing.porVehiculo}
            links={otras.map(({ slug, texto: text }) => ({
              text,
              to: address('tyreBrand', language, { marca: slug }),
              current: false,
            }))}
          />
        )}
      </Stack>
    </Page>
  );
}
