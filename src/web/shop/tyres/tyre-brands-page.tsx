import { tyreFamilies } from '#domain/tyres/maker-address.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Page, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from './below-tyres-head.tsx';
import { FromPrice } from './from-price.tsx';
import { useLandingTexts } from './landing-texts.ts';
import { landingWords } from './landing-words.server.ts';
import { useShopTexts } from '../texts.ts';
import { UseLinks } from './use-links.tsx';
import styles from './name-list.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { marcas } = await apiOf(context)('readTyreBrands', { query: {} });
  const { familias } = landingWords[languageOfPath(url.pathname)];
  return tyreFamilies.map((familia) => ({
    familia,
    titulo: familias[familia],
    marcas: marcas
      .filter((marca) => marca.familia === familia)
      .map(({ slug, marca, categoria, desde }) => ({ slug, marca, categoria, desde })),
  }));
};

export default function TyreBrandsPage() {
  const families = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  return (
    <Page>
      <BelowTyresHead title={landing.marcasTitulo} lead={landing.marcasTexto} />
      <Stack gap="l">
        <UseLinks
          title={landing.marcasTitulo}
          links={families.map(({ familia, titulo }) => ({ text: titulo, to: `#${familia}`, current: false }))}
        />
        {families.map(({ familia, titulo, marcas }) => (
          <section key={familia} id={familia} className={styles.group}>
            <h2>{titulo}</h2>
            {(['PREMIUM', 'QUALITY', 'BUDGET'] as const).map((categoria) => {
              const ofCategory = marcas.filter((marca) => marca.categoria === categoria);
              return (
                ofCategory.length > 0 && (
                  <section key={categoria}>
                    <h3>{t.categoria[categoria]}</h3>
                    <ul className={styles.names}>
                      {ofCategory.map(({ slug, marca, desde }) => (
                        <li key={slug} data-pressable>
                          <Link to={address('tyreBrand', language, { marca: slug })} data-card-link>
                            {marca}
                          </Link>
                          {desde && <FromPrice {...desde} />}
                        </li>
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </section>
        ))}
      </Stack>
    </Page>
  );
}
