import type { GuideSection } from '#i18n/page-text.ts';
import { EuLabel } from '#web/ui/cards/eu-label.tsx';
import { Columns, Page, Stack } from '#web/ui/page/page-layout.tsx';
import { Sidewall } from '#web/ui/sidewall.tsx';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from '../tyres/below-tyres-head.tsx';
import { Figures } from '../prose/figures.tsx';
import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { PlainTable } from '../prose/plain-table.tsx';
import { SectionBody } from '../prose/sections.tsx';
import { Dot } from './dot.tsx';
import { helpFor, linksTo } from './help-data.server.ts';
import styles from './tyre-guide-page.module.css';

export const loader = ({ url }: LoaderFunctionArgs) => {
  const { language, textos } = helpFor(url);
  return {
    textos: textos.guia,
    seguir: linksTo(['selectorSizes', 'tyreServices', 'tyreInsurance'], language),
  };
};

type GuideTexts = ReturnType<typeof loader>['textos'];

/** No tyre of the catalogue: it shows where each thing stands on a label. */
const exampleLabel = {
  clase: 'C1',
  consumo: 'B',
  mojado: 'A',
  ruido: 'B',
  ruido_db: 71,
  nieve: true,
  hielo: false,
  eprel_id: 123456,
} as const;

const Drawing = ({ of, textos }: { of: GuideSection['dibujo']; textos: GuideTexts }) => {
  const { lateral } = textos;
  const part = (name: keyof typeof lateral.partes, value: string) => {
    const [title, meaning] = lateral.partes[name];
    return { value, name: title, meaning };
  };
  if (of === 'lateral')
    return (
      <Sidewall
        label={lateral.titulo}
        hint={lateral.lectura}
        parts={{
          ancho: part('ancho', '205'),
          serie: part('serie', '55'),
          llanta: part('llanta', '16'),
          ic: part('ic', '91'),
          cv: part('cv', 'V'),
        }}
      />
    );
  if (of === 'etiqueta')
    return (
      <div className={styles.label}>
        <EuLabel
          etiqueta={exampleLabel}
          marca="Rodera"
          modelo="Viaje 4"
          medida="205/55 R16 91V"
          title={textos.etiqueta}
        />
      </div>
    );
  return of === 'dot' ? <Dot /> : null;
};

export default function TyreGuidePage() {
  const { textos, seguir } = useLoaderData<typeof loader>();
  return (
    <Page>
      <BelowTyresHead title={textos.titulo} lead={textos.entrada} />
      <Figures figures={textos.cifras} />
      <Columns
        side="start"
        aside={
          <nav aria-label={textos.indice}>
            <h2 className={styles.indexTitle}>{textos.indice}</h2>
            <ul className={styles.index}>
              {textos.secciones.map(({ id, titulo }) => (
                <li key={id}>
                  <a href={`#${id}`}>{titulo}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <Stack gap="l">
          {textos.secciones.map((section) => (
            <section key={section.id} id={section.id} data-drawn={section.dibujo} className={styles.section}>
              <h2>{section.titulo}</h2>
              <Drawing of={section.dibujo} textos={textos} />
              {section.tabla && (
                <PlainTable caption={section.titulo} heads={section.tabla.cabecera} rows={section.tabla.filas} />
              )}
              <SectionBody section={section} />
            </section>
          ))}
          <section>
            <h2>{textos.seguir}</h2>
            <LinkCards links={seguir} />
          </section>
        </Stack>
      </Columns>
    </Page>
  );
}
