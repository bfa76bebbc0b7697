import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { Grid } from '#web/ui/page/page-layout.tsx';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { Stars } from '#web/ui/stars.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import type { HomeData } from './home-data.server.ts';
import styles from './sections.module.css';

/** Four things that are true here, each with the way to where it is explained. */
export const HomeFacts = ({ hechos, name }: { hechos: HomeData['hechos']; name: string }) => (
  <ul className={styles.facts} aria-label={name}>
    {hechos.map(({ icon, titulo, texto, to }) => (
      <li key={to}>
        <Icon name={icon} />
        <p>
          {to.startsWith('#') ? (
            // The browser itself opens the answer that it leads to.
            <a href={to}>{titulo}</a>
          ) : (
            <Link to={to}>{titulo}</Link>
          )}
          <span>{texto}</span>
        </p>
      </li>
    ))}
  </ul>
);

/** The promotions that run now, those that end first. */
const Offers = ({ ofertas }: Pick<HomeData, 'ofertas'>) => (
  <section>
    <div className={styles.head}>
      <h2>{ofertas.titulo}</h2>
      <Link to={ofertas.todas.to}>{ofertas.todas.nombre}</Link>
    </div>
    <Grid className={styles.offers}>
      {ofertas.cartas.map(({ to, titulo, cifra, hasta, descripcion, dibujo }) => (
        <Card key={to} pressable className={styles.offer}>
          <div className={styles.picture}>
            {dibujo && 'neumatico' in dibujo && <TyrePicture imagen={dibujo.neumatico} />}
            {dibujo && 'articulo' in dibujo && <ArticleDrawing {...dibujo.articulo} alt="" />}
            <b>{cifra}</b>
          </div>
          <h3>
            <Link to={to} data-card-link>
              {titulo}
            </Link>
          </h3>
          <p>{descripcion}</p>
          <p className={styles.until}>
            <Icon name="clock" />
            {hasta}
          </p>
        </Card>
      ))}
    </Grid>
  </section>
);

/** What is done beside tyres, with what it costs. */
const Services = ({
  servicios,
  title,
  all,
}: Pick<HomeData, 'servicios'> & { title: string; all: HomeData['todo'] }) => (
  <section aria-labelledby="inicio-servicios">
    <div className={styles.head}>
      <h2 id="inicio-servicios">{title}</h2>
      <Link to={all.to}>{all.nombre}</Link>
    </div>
    <ul className={styles.services}>
      {servicios.map(({ nombre, to, icon, precio, desde }) => (
        <li key={to}>
          <Card pressable className={styles.service}>
            <Icon name={icon} />
            <h3>
              <Link to={to} data-card-link>
                {nombre}
              </Link>
            </h3>
            <p {...(desde && priceMark(desde))}>{precio}</p>
          </Card>
        </li>
      ))}
    </ul>
  </section>
);

/** What customers say, as they wrote it, and how it is known that they came. */
const ReviewQuotes = ({
  opiniones,
  title,
  rule,
}: {
  opiniones: NonNullable<HomeData['opiniones']>;
  title: string;
  rule: string;
}) => {
  const language = useLanguage();
  const { media, resumen, demo, lista } = opiniones;
  return (
    <section aria-labelledby="inicio-opiniones">
      <div className={styles.head}>
        <h2 id="inicio-opiniones">{title}</h2>
        <p className={styles.rating}>
          <Stars estrellas={media} />
          {resumen}
        </p>
      </div>
      <ul className={styles.quotes}>
        {lista.map(({ id, estrellas, estrellasTexto, texto, idioma, verificada, sello, quien, visita, taller, to }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <p>
                <Stars estrellas={estrellas} label={estrellasTexto} />
              </p>
              <blockquote lang={idioma === language ? undefined : idioma}>{texto}</blockquote>
              <figcaption>
                <b>{quien}</b> <Link to={to}>{taller}</Link>
                <span>{visita}</span>
                <Badge tone={verificada ? 'go' : 'plain'} icon={verificada ? 'check' : undefined}>
                  {sello}
                </Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.rule}>
        {rule} {demo}
      </p>
    </section>
  );
};

/** In three steps. */
const HowItWorks = ({ title, steps }: { title: string; steps: HomeData['words']['pasos'] }) => (
  <section>
    <h2>{title}</h2>
    <ol className={styles.steps}>
      {steps.map(({ titulo, texto }) => (
        <li key={titulo}>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** What people ask, answered; and the same for search engines. */
const Questions = ({ preguntas, title }: Pick<HomeData, 'preguntas'> & { title: string }) => (
  <section aria-labelledby="inicio-preguntas">
    <StructuredData
      data={
        import.meta.env.SSR && {
          '@type': 'FAQPage',
          mainEntity: preguntas.map(({ pregunta, respuesta }) => ({
            '@type': 'Question',
            name: pregunta,
            acceptedAnswer: { '@type': 'Answer', text: respuesta },
          })),
        }
      }
    />
    <h2 id="inicio-preguntas">{title}</h2>
    {preguntas.map(({ id, pregunta, respuesta, enlace }) => (
      <Disclosure key={id} summary={pregunta}>
        <div id={id} className={styles.answer}>
          <p>{respuesta}</p>
          {enlace && (
            <p>
              <Link to={enlace.to}>{enlace.texto}</Link>
            </p>
          )}
        </div>
      </Disclosure>
    ))}
  </section>
);

/** Where the chain has workshops. */
export const Areas = ({ zonas, title }: { zonas: HomeData['zonas']; title: string }) => (
  <>
    <h3>{title}</h3>
    <ul className={styles.areas}>
      {zonas.map(({ nombre, to }) => (
        <li key={to}>
          <Link to={to}>{nombre}</Link>
        </li>
      ))}
    </ul>
  </>
);

/** What is offered, and what is done beside tyres. */
export const SoldHere = ({
  ofertas,
  servicios,
  todo,
  words,
}: Pick<HomeData, 'ofertas' | 'servicios' | 'todo' | 'words'>) => (
  <>
    {ofertas.cartas.length > 0 && <Offers ofertas={ofertas} />}
    <Services servicios={servicios} title={words.servicios} all={todo} />
  </>
);

/** Why somebody would come: what others say, how it works, what people ask. */
export const Reasons = ({ opiniones, preguntas, words }: Pick<HomeData, 'opiniones' | 'preguntas' | 'words'>) => (
  <>
    {opiniones && <ReviewQuotes opiniones={opiniones} title={words.opiniones} rule={words.opinionesCriterio} />}
    <div className={styles.end}>
      <HowItWorks title={words.comoFunciona} steps={words.pasos} />
      <Questions preguntas={preguntas} title={words.preguntas} />
    </div>
  </>
);
