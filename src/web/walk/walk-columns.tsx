import { Card } from '#web/ui/page/card.tsx';
import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWide } from './use-wide.ts';
import styles from './walk-columns.module.css';

interface SummaryProps {
  /** Of what is chosen so far. */
  readonly title: string;
  readonly summary: ReactNode;
  /** What of it stands in sight on small screens, where the rest is folded away; without it nothing is. */
  readonly inSight?: ReactNode;
  /** On wide screens the main action stands below the summary. */
  readonly action?: ReactNode;
}

interface WalkColumnsProps extends SummaryProps {
  readonly side?: 'end' | 'price' | undefined;
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** The server sends it for both kinds of screen, of which one shows each. */
const Summary = ({ title, summary, inSight, action }: SummaryProps) => {
  const wide = useWide();
  const card = (
    <Card as="section">
      <h2>{title}</h2>
      {summary}
      {action && <div className={styles.wide}>{action}</div>}
    </Card>
  );
  if (!inSight) return card;
  return (
    <>
      {wide !== true && (
        <div className={styles.folded}>
          <Disclosure summary={inSight}>{summary}</Disclosure>
        </div>
      )}
      {wide !== false && <div className={styles.beside}>{card}</div>}
    </>
  );
};

/**
 * What a step asks, beside what is chosen so far. The way back stands above: below, what is still on its way pushed it
 * from under the finger that pressed it.
 */
export const WalkColumns = ({ side = 'end', back, children, ...summary }: WalkColumnsProps) => (
  <Columns side={side} aside={<Summary {...summary} />}>
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
