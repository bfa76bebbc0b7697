import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Band, Grid, Page } from '#web/ui/page/page-layout.tsx';
import { Sidewall } from '#web/ui/sidewall.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { tellOutsideTrouble } from '../basket/outside-trouble.ts';
import { PlateSearch } from '../plate/search/plate-search.tsx';
import { promotionTeasers } from '../promotions/promotion-data.server.ts';
import { SizeLinks } from '../tyres/size-links.tsx';
import { SizeSearch } from '../finder/size/size-search.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { useLandingTexts } from '../tyres/landing-texts.ts';
import { useShopTexts } from '../texts.ts';
import styles from './home-page.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { pathname, searchParams } = url;
  const language = languageOfPath(pathname);
  const [landing, site, ofertas, trouble] = await Promise.all([
    api('readTyreLanding', { query: { pageSize: 1 } }),
    api('siteInit', {}),
    promotionTeasers(api, language, nowOf(context)),
    tellOutsideTrouble(api, searchParams, language),
  ]);
  return {
    medidas: landing.medidas.slice(0, 8),
    ofertas,
    publicUrl: site.publicUrl,
    nombre: site.nombre,
    telefono: site.telefono,
    porMatricula: site.flags['matricula'] ?? false,
    demo: site.demo ? demoPlates : [],
    trouble,
  };
};

type HomeData = ReturnType<typeof useLoaderData<typeof loader>>;

/** What a visitor who was sent here by another site's link is told, and where to go from there. */
const Trouble = ({ trouble }: { trouble: NonNullable<HomeData['trouble']> }) => (
  <Band>
    <Notice
      tone="error"
      title={trouble.titulo}
      action={
        trouble.salidas.length > 0 && (
          <Actions>
            {trouble.salidas.map(({ texto, to }) => (
              <a key={to} {...buttonLink('secondary')} href={to}>
                {texto}
              </a>
            ))}
          </Actions>
        )
      }
    >
      {trouble.texto}
    </Notice>
  </Band>
);

/** The first question: by plate or by size, beside a tyre that says where the size is written. */
const Ask = ({ porMatricula, demo }: Pick<HomeData, 'porMatricula' | 'demo'>) => {
  const { inicioLema, inicioEntrada, lateral } = useLandingTexts();
  const { nombre } = lateral;
  return (
    <Band look="sign">
      <div className={styles.hero}>
        <div className={styles.ask}>
          <h1>{inicioLema}</h1>
          <p>{inicioEntrada}</p>
          <Card look="plain">
            {porMatricula && (
              <div className={styles.plate}>
                <PlateSearch car demo={demo} look="secondary" />
              </div>
            )}
            <SizeSearch />
          </Card>
        </div>
        <div className={styles.wheel}>
          <Sidewall
            label={lateral.titulo}
            parts={{
              ancho: { value: '205', name: nombre.ancho, meaning: lateral.ancho },
              serie: { value: '55', name: nombre.serie, meaning: lateral.serie },
              llanta: { value: '16', name: nombre.llanta, meaning: lateral.llanta },
              ic: { value: '91', name: nombre.carga, meaning: lateral.carga },
              cv: { value: 'V', name: nombre.velocidad, meaning: lateral.velocidad },
            }}
            hint={lateral.lectura}
          />
        </div>
      </div>
    </Band>
  );
};

/** The promotions that run now. */
const Offers = ({ ofertas }: Pick<HomeData, 'ofertas'>) => (
  <section className={styles.offers}>
    <h2>{ofertas.titulo}</h2>
    <Grid>
      {ofertas.cartas.map(({ to, titulo, cifra, hasta }) => (
        <Card key={to} pressable className={styles.offer}>
          <b>{cifra}</b>
          <h3>
            <Link to={to} data-card-link>
              {titulo}
            </Link>
          </h3>
          <p>{hasta}</p>
        </Card>
      ))}
    </Grid>
    <p>
      <Link to={ofertas.todas.to}>{ofertas.todas.nombre}</Link>
    </p>
  </section>
);

const HowItWorks = () => {
  const t = useShopTexts();
  const { comoFunciona, pasos } = useLandingTexts();
  const language = useLanguage();
  return (
    <Band look="sunk">
      <h2>{comoFunciona}</h2>
      <Grid className={styles.steps}>
        {pasos.map(({ titulo, texto }, index) => (
          <div key={titulo} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </div>
        ))}
      </Grid>
      <p>
        <Link to={address('tyreGuide', language)}>{t.guia}</Link>
      </p>
    </Band>
  );
};

export default function HomePage() {
  const { medidas, ofertas, publicUrl, nombre, telefono, porMatricula, demo, trouble } = useLoaderData<typeof loader>();
  const landing = useLandingTexts();
  return (
    <Page width="full">
      <PageMeta title={landing.inicioTitulo} description={landing.inicioDescripcion} index={!trouble} />
      <StructuredData
        data={{
          '@type': 'AutoPartsStore',
          name: nombre,
          url: publicUrl,
          telephone: telefono,
          currenciesAccepted: 'EUR',
        }}
      />
      {trouble && <Trouble trouble={trouble} />}
      <Ask porMatricula={porMatricula} demo={demo} />
      <Band>
        <h2>{landing.medidasPopulares}</h2>
        <SizeLinks sizes={medidas} />
        {ofertas.cartas.length > 0 && <Offers ofertas={ofertas} />}
      </Band>
      <HowItWorks />
    </Page>
  );
}
