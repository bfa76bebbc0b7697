import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { asSent } from '#web/as-sent.tsx';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Band, Page } from '#web/ui/page/page-layout.tsx';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { tellOutsideTrouble } from '../basket/outside-trouble.ts';
import { useLandingTexts } from '../tyres/landing-texts.ts';
import { SizeLinks } from '../tyres/size-links.tsx';
import { FinderCard } from './finder-card.tsx';
import { readHome } from './home-data.server.ts';
import { NearestWorkshop } from './nearest-workshop.tsx';
import styles from './home-page.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { pathname, searchParams } = url;
  const language = languageOfPath(pathname);
  const [home, trouble] = await Promise.all([
    readHome(api, language, nowOf(context)),
    tellOutsideTrouble(api, searchParams, language),
  ]);
  return { ...home, trouble };
};

const sections = async () => await import('./sections.tsx');
const HomeFacts = await asSent('inicio-hechos', async () => (await sections()).HomeFacts);
const Areas = await asSent('inicio-zonas', async () => (await sections()).Areas);
const SoldHere = await asSent('inicio-venta', async () => (await sections()).SoldHere);
const Reasons = await asSent('inicio-razones', async () => (await sections()).Reasons);

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What a visitor who was sent here by another site's link is told, and where to go from there. */
const Trouble = ({ trouble }: { trouble: NonNullable<Loaded['trouble']> }) => (
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

/** The first question, beside the tyre that it is about. */
const Hero = ({ home: { words, imagen, porMatricula, porMoto, demo } }: { home: Loaded }) => (
  <Band look="sign" className={styles.hero}>
    <div className={styles.tyre}>
      {imagen && <TyrePicture imagen={imagen} sizes="(max-width: 767px) 9rem, 40vw" loading="eager" />}
    </div>
    <div className={styles.ask}>
      <h1>{words.titulo}</h1>
      <p className={styles.lead}>{words.entrada}</p>
      <FinderCard words={words} porMatricula={porMatricula} porMoto={porMoto} demo={demo} />
    </div>
  </Band>
);

export default function HomePage() {
  const home = useLoaderData<typeof loader>();
  const { words, medidas, ofertas, servicios, todo, opiniones, preguntas, publicUrl, nombre, telefono, trouble } = home;
  return (
    <Page width="full">
      <PageMeta title={words.metaTitulo} description={words.metaDescripcion} index={!trouble} />
      <StructuredData
        data={
          import.meta.env.SSR && {
            '@type': 'AutoPartsStore',
            name: nombre,
            url: publicUrl,
            telephone: telefono,
            currenciesAccepted: 'EUR',
          }
        }
      />
      {trouble && <Trouble trouble={trouble} />}
      <Hero home={home} />
      <Band look="night" className={styles.facts}>
        <HomeFacts hechos={home.hechos} name={words.hechos} />
      </Band>
      <Band>
        <div className={styles.parts}>
          <section>
            <h2>{useLandingTexts().medidasPopulares}</h2>
            <SizeLinks sizes={medidas} />
          </section>
          <SoldHere ofertas={ofertas} servicios={servicios} todo={todo} words={words} />
        </div>
      </Band>
      <Band look="sunk">
        <section className={styles.near} aria-labelledby="inicio-cerca">
          <div>
            <h2 id="inicio-cerca">{words.cerca}</h2>
            <p>{words.cercaTexto}</p>
          </div>
          <div>
            <NearestWorkshop words={words}>
              <Areas zonas={home.zonas} title={words.cercaZonas} />
            </NearestWorkshop>
          </div>
        </section>
      </Band>
      <div className={styles.last} data-below="">
        <Band>
          <div className={styles.parts}>
            <Reasons opiniones={opiniones} preguntas={preguntas} words={words} />
          </div>
        </Band>
      </div>
    </Page>
  );
}
