import { Card } from '#web/ui/page/card.tsx';
import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './walk-columns.module.css';

interface WalkColumnsProps {
  /** Of what is chosen so far. */
  readonly title: string;
  readonly summary: ReactNode;
  /** On wide screens the main action stands below the summary. */
  readonly action?: ReactNode;
  readonly side?: 'end' | 'price' | undefined;
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/**
 * What a step asks, beside what is chosen so far. The way back stands above: below, what is still on its way pushed it
 * from under the finger that pressed it.
 */
export const WalkColumns = ({ title, summary, action, side = 'end', back, children }: WalkColumnsProps) => (
  <Columns
    side={side}
    aside={
      <Card as="section">
        <h2>{title}</h2>
        {summary}
        {action && <div className={styles.wide}>{action}</div>}
      </Card>
    }
  >
    <Stack>
      {back && (
        <p>
          <Link to={back.to}>{back.text}</Link>
        </p>
      )}
      {children}
    </Stack>
  </Columns>
);
