import type { PageSection } from '#i18n/page-text.ts';
import { Stack } from '#web/ui/page-layout.tsx';
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

/** The body of a page of text. */
export const Sections = ({ sections }: { sections: readonly PageSection[] }) => (
  <Stack gap="l">
    {sections.map((section) => (
      <section key={section.titulo}>
        <h2>{section.titulo}</h2>
        <SectionBody section={section} />
      </section>
    ))}
  </Stack>
);
