import type { Language } from '#domain/language.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { useFinderTexts } from '../finder-texts.ts';
import styles from './resume-link.module.css';

/** Whoever looked for something before goes on from there. The server does not know; the browser does once it runs. */
export const ResumeLink = <Search,>({
  recall,
  name,
  to,
}: {
  recall: () => Search | undefined;
  name: (search: Search) => string;
  to: (language: Language, search: Search) => string;
}) => {
  const t = useFinderTexts();
  const language = useLanguage();
  const inBrowser = useInBrowser();
  const search = inBrowser ? recall() : undefined;
  return search ? (
    <p className={styles.resume}>
      <Link to={to(language, search)}>{t.seguirCon(name(search))}</Link>
    </p>
  ) : null;
};
