import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { useFinderTexts } from '../finder-texts.ts';
import styles from './save-search.module.css';

/** Above the tyres that a search found: the form that saves it. */
export const SaveSearch = ({ children }: { children: ReactNode }) => {
  const t = useFinderTexts();
  return (
    <Card className={styles.card}>
      <Stack>
        <h2>{t.registroTitulo}</h2>
        <p>{t.registroTexto}</p>
        {children}
      </Stack>
    </Card>
  );
};
