import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import type { AskedPart } from './asked-part.ts';
import styles from './part-links.module.css';
import { pageAfter, type Asking } from './question-pages.ts';
import { useVisitor } from './use-visitor.ts';

/** One question, its answers as links: pressing one goes on to what is asked next, with or without JavaScript. */
export const PartLinks = <Question extends string, Step extends string, Page extends string, Search extends object>({
  pages,
  question,
  cp,
  part: { any, value: chosen, options, choose },
  wide,
}: Pick<Asking<Question, Step, Page, Search>, 'pages' | 'question'> & {
  cp: string | undefined;
  part: AskedPart<Search>;
  /** Words need more room than numbers. */
  wide?: boolean;
}) => {
  const language = useLanguage();
  const visitor = useVisitor(cp);
  const { to } = pages.finder;
  const leadTo = (value: string): string => {
    const search = choose(value);
    return to(pageAfter(pages, question, { ...pages.any, ...search }, visitor), language, search);
  };
  return (
    <ul className={styles.options} data-wide={wide || undefined}>
      {any && (
        <li className={styles.any}>
          <Link to={leadTo('')}>{any}</Link>
        </li>
      )}
      {options.map(({ value, text }) => (
        <li key={value}>
          <Link to={leadTo(String(value))} aria-current={value === chosen ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};
