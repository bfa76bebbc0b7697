import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-layout.module.css';

interface PageProps {
  /** `reading` is one column of 65 characters, `form` one column for forms, `full` leaves the edges to the content. */
  width?: 'page' | 'reading' | 'form' | 'full' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The page's `<main>`, with its gutters. */
export const Page = ({ width = 'page', id = 'main', className, children }: PageProps) => (
  <main className={classNames(styles.page, className)} data-width={width} id={id} tabIndex={-1}>
    {children}
  </main>
);

/** A full-width band inside `<Page width="full">`, with the page's gutters inside it. */
export const Band = ({
  look = 'plain',
  className,
  children,
}: {
  look?: 'plain' | 'sunk' | 'night' | 'sign';
  className?: string | undefined;
  children: ReactNode;
}) => (
  <section className={classNames(styles.band, className)} data-look={look}>
    <div className={styles.inside}>{children}</div>
  </section>
);

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** What stands above the title: breadcrumbs, steps. */
  above?: ReactNode;
  /** Beside the title on wide screens: a price, an action. */
  aside?: ReactNode;
  /** What is said below the title and its lead: stars, whether it is open. */
  children?: ReactNode;
}

export const PageHead = ({ title, lead, above, aside, children }: PageHeadProps) => (
  <header className={styles.head}>
    {above && <div className={styles.above}>{above}</div>}
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    {aside && <div>{aside}</div>}
  </header>
);

/**
 * Two columns from 1024 px on, or 1280 where the side is `start` (decision 041); `aside` stays in sight. On `start` it
 * comes first, as filters do; on `price` it is read first, or after what is `first`, and stands at the end. A page that is still arriving shows each part where it will stay.
 */
export const Columns = ({
  aside,
  name,
  first,
  side = 'end',
  children,
}: {
  aside: ReactNode;
  /** Before all of it on phones, at the head of the wide column elsewhere: the picture of what is sold. */
  first?: ReactNode;
  /** Of an `aside` on `start` that a keyboard must reach to scroll, because what is in it may be folded away. */
  name?: string;
  side?: 'start' | 'end' | 'price';
  children: ReactNode;
}) => (
  <div className={styles.columns} data-side={side}>
    {first && <div className={styles.first}>{first}</div>}
    {side !== 'end' && (
      <div className={styles.aside} {...(name && { role: 'region', 'aria-label': name, tabIndex: 0 })}>
        {aside}
      </div>
    )}
    <div className={styles.content}>{children}</div>
    {side === 'end' && <div className={styles.aside}>{aside}</div>}
  </div>
);

/** One below another, evenly. */
export const Stack = ({
  gap = 'm',
  className,
  children,
}: {
  gap?: 's' | 'm' | 'l';
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={classNames(styles.stack, className)} data-gap={gap}>
    {children}
  </div>
);

/** As many columns as fit, none narrower than `least`. */
export const Grid = ({
  least = 'm',
  className,
  children,
}: {
  least?: 's' | 'm' | 'l';
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={classNames(styles.grid, className)} data-least={least}>
    {children}
  </div>
);

/** Buttons side by side, the main one last on wide screens and first under the thumb. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
