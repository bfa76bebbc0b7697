import type { LinkElement } from './page/link-slot.ts';
import { fillLink } from './page/link-slot.ts';
import { Icon } from './page/icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  label: string;
  /** 0-based, as the API counts. */
  page: number;
  pages: number;
  linkTo: (page: number) => LinkElement;
  texts: { previous: string; next: string; page: string };
}

/** First, last and two around the current one; a gap of one page is that page. */
const shown = (page: number, pages: number): readonly (number | 'gap')[] => {
  const near = Array.from({ length: pages }, (_, index) => index).filter(
    (index) => index === 0 || index === pages - 1 || Math.abs(index - page) <= 1,
  );
  return near.flatMap((index, place) => {
    const step = index - (near[place - 1] ?? index - 1);
    return step === 1 ? [index] : step === 2 ? [index - 1, index] : ['gap' as const, index];
  });
};

export function Pagination({ label, page, pages, linkTo, texts }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 0 &&
        fillLink(linkTo(page - 1), {
          className: styles.turn,
          rel: 'prev',
          children: [<Icon key="sign" name="back" />, texts.previous],
        })}
      <ol className={styles.pages}>
        {shown(page, pages).map((index, place) => (
          <li key={index === 'gap' ? `gap-${place}` : index}>
            {index === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              fillLink(linkTo(index), {
                className: styles.page,
                'aria-label': `${texts.page} ${index + 1}`,
                'aria-current': index === page ? 'page' : undefined,
                children: index + 1,
              })
            )}
          </li>
        ))}
      </ol>
      {page < pages - 1 &&
        fillLink(linkTo(page + 1), {
          className: styles.turn,
          rel: 'next',
          children: [texts.next, <Icon key="sign" name="forward" />],
        })}
    </nav>
  );
}
