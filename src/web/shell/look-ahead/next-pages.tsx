import { useLanguage } from '#web/language.ts';
import { pageFile } from '#web/page-data/page-file.ts';
import { preloadScripts } from '#web/preload-scripts.ts';
import { Fragment, useEffect, useState } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';
import { askAgain } from './ask-again.ts';
import { isReadByPageData } from './is-read-by-page-data.ts';
import { formsInSight, linksInSight } from './links-in-sight.ts';
import { mayLookAhead } from './may-look-ahead.ts';
import { watchBuild } from './watch-build.ts';

/** So many pages at a time, so often (spec N10). */
const atATime = 4;
const everyMs = 3000;
/** What somebody asks for comes first. The router gives it on to its links, and its types do not say so. */
const low = { fetchPriority: 'low' };

/** Fetches what the links and forms in sight lead to, before one of them is taken. */
export const NextPages = () => {
  const language = useLanguage();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [ways, setWays] = useState<readonly string[]>([]);
  useEffect(() => {
    const once = window.fetch.bind(window);
    window.fetch = askAgain(once);
    const unwatch = watchBuild();
    const seen = new Set<string>();
    const look = () => {
      if (!mayLookAhead()) return;
      const next = linksInSight()
        .filter((page) => !seen.has(page))
        .slice(0, atATime);
      for (const page of next) seen.add(page);
      if (next.length > 0) setPages(next);
      // What the router does not know yet it has learned of by the next time.
      const unknown = formsInSight(language).filter((page) => !preloadScripts(page, 'low'));
      if (unknown.length > 0) setWays(unknown);
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      unwatch();
      window.fetch = once;
    };
  }, [language]);
  return (
    <>
      {pages.map((page) => (
        <Fragment key={page}>
          <PrefetchPageLinks page={page} {...low} />
          {!page.includes('?') && isReadByPageData(page) && <link rel="prefetch" as="fetch" href={pageFile(page)} />}
        </Fragment>
      ))}
      {ways.map((page) => (
        <Link key={page} to={page} hidden tabIndex={-1} />
      ))}
    </>
  );
};
