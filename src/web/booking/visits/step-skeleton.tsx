import { Card } from '#web/ui/page/card.tsx';
import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './step-skeleton.module.css';
import { useVisitTexts } from './texts.ts';

/** A step before what this browser keeps is there: the two columns, so that nothing moves when they fill. */
export const StepSkeleton = ({ children }: { children?: ReactNode }) => {
  const t = useVisitTexts();
  return (
    <div className={styles.room}>
      <Columns
        aside={
          <Card as="section">
            <h2>{t.tuCita}</h2>
            <Stack gap="s">
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Card>
        }
      >
        {children ?? (
          <Waiting text={t.cargando} className={styles.fields}>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </Waiting>
        )}
      </Columns>
    </div>
  );
};
