import { Disclosure } from '#web/ui/disclosure.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Columns, Stack } from '#web/ui/page/page-layout.tsx';
import type { RefusedMessage } from '#web/message/message-form.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownPart } from './parts-data.server.ts';
import { ProseTree } from '#web/ui/prose-tree.tsx';
import styles from './prose.module.css';

// Most texts show no products and ask nothing: who reads one of those need not fetch how that is done.
const FormPart = lazy(async () => await import('./form-part.tsx'));
const SoldParts = lazy(async () => await import('./sold-parts.tsx'));

type Of<Kind extends ShownPart['tipo']> = Extract<ShownPart, { tipo: Kind }>;

const WayTo = ({ to, look, children }: { to: string; look: 'primary' | 'secondary'; children: ReactNode }) =>
  to.startsWith('/') ? (
    <Link {...buttonLink(look)} to={to}>
      {children}
    </Link>
  ) : (
    <a {...buttonLink(look)} href={to}>
      {children}
    </a>
  );

const Call = ({ part: { titulo, texto, enlace, boton } }: { part: Of<'llamada'> }) => (
  <Card as="section" look="sunk">
    <Stack gap="s">
      <h2>{titulo}</h2>
      {texto && <p>{texto}</p>}
      <Actions>
        <WayTo to={enlace} look="primary">
          {boton}
        </WayTo>
      </Actions>
    </Stack>
  </Card>
);

const Questions = ({ part: { preguntas } }: { part: Of<'preguntas'> }) => (
  <div>
    {preguntas.map(({ pregunta, respuesta }) => (
      <Disclosure key={pregunta} summary={pregunta}>
        <ProseTree nodes={respuesta} />
      </Disclosure>
    ))}
  </div>
);

const Workshops = ({ part: { titulo, talleres, todos } }: { part: Of<'talleres'> }) => (
  <section>
    {titulo && <h2>{titulo}</h2>}
    <ul className={styles.workshops}>
      {talleres.map(({ nombre, to, direccion }) => (
        <li key={to}>
          <Link to={to}>{nombre}</Link>
          <span>{direccion}</span>
        </li>
      ))}
    </ul>
    <p className={styles.more}>
      <Link to={todos.to}>{todos.nombre}</Link>
    </p>
  </section>
);

const Picture = ({ part }: { part: Of<'imagen'> }) => {
  const { alt, pie, avif, webp, sizes, src, ancho, alto, pronto } = part;
  return (
    <figure className={styles.picture}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={src}
          alt={alt}
          width={ancho}
          height={alto}
          loading={pronto ? 'eager' : 'lazy'}
          fetchPriority={pronto ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {pie && <figcaption>{pie}</figcaption>}
    </figure>
  );
};

export const endsWithForm = (parts: readonly ShownPart[]): boolean =>
  parts.length > 1 && parts.at(-1)?.tipo === 'formulario';

interface PartProps {
  part: ShownPart;
  /** Which part of its text it is. */
  place: number;
  /** What was wrong with the form that was sent. */
  answer: RefusedMessage | undefined;
}

const Part = ({ part, place, answer }: PartProps) => {
  switch (part.tipo) {
    case 'texto':
      return <ProseTree nodes={part.prosa} />;
    case 'preguntas':
      return <Questions part={part} />;
    case 'llamada':
      return <Call part={part} />;
    case 'formulario':
      return (
        <Suspense>
          <FormPart part={part} place={place} answer={answer} />
        </Suspense>
      );
    case 'imagen':
      return <Picture part={part} />;
    case 'talleres':
      return <Workshops part={part} />;
    case 'cubiertas':
    case 'articulos':
    case 'ofertas':
      return (
        <Suspense>
          <SoldParts part={part} />
        </Suspense>
      );
  }
};

/** A text of editors, with what the shop shows between. A form that ends it stands beside it where there is room. */
export const ContentParts = ({
  parts,
  answer,
}: {
  parts: readonly ShownPart[];
  answer?: RefusedMessage | undefined;
}) => {
  const shown = parts.map((part, index) => (
    // They never change places while a page is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Part key={index} part={part} place={index} answer={answer} />
  ));
  if (!endsWithForm(parts)) return <Stack gap="l">{shown}</Stack>;
  return (
    <Columns aside={shown.at(-1)}>
      <Stack gap="l" className={styles.beside}>
        {shown.slice(0, -1)}
      </Stack>
    </Columns>
  );
};
