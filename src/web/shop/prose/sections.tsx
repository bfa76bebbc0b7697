import type { PageSection } from '#i18n/page-text.ts';
import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import styles from './sections.module.css';

/** Paragraphs, then points. */
export const SectionBody = ({ section: { texto, puntos } }: { section: PageSection }) => (
  <div className={styles.body}>
    {texto?.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {puntos && (
      <ul>
        {puntos.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </div>
);

/** The body of a page of text; short sections may stand side by side. */
export const Sections = ({
  sections,
  layout = 'column',
}: {
  sections: readonly PageSection[];
  layout?: 'column' | 'row';
}) => {
  const shown = sections.map((section) => (
    <section key={section.titulo}>
      <h2>{section.titulo}</h2>
      <SectionBody section={section} />
    </section>
  ));
  return layout === 'row' ? <Grid>{shown}</Grid> : <Stack gap="l">{shown}</Stack>;
};
