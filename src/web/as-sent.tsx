import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useInBrowser } from './in-browser.ts';
import { orReload } from './later.ts';
import { useFollow } from './shell/follow.ts';
import styles from './as-sent.module.css';

const sentWith = (id: string): { readonly __html: string } | null => {
  const html = document.getElementById(id)?.innerHTML;
  return html ? { __html: html } : null;
};

const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Props)[]).every((key) => Object.is(one[key], other[key]));

/**
 * A part of a page that is read and not used: plain links, native folds and forms, and nothing that a script has to hear. A
 * browser leaves it as the document has it, so it makes nothing of it again and fetches no script for it. It is
 * fetched where the part shows something else, or comes without a document. What it is given must be of the page's data, not
 * made at each rendering.
 */
export const asSent = async <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const Part = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await orReload(load()) }));
  const AsSent = (props: Props) => {
    const arriving = !useInBrowser();
    const [sent] = useState(() => (arriving && !import.meta.env.SSR ? { html: sentWith(id), props } : null));
    const own = { id, className: styles.part, onClick: useFollow() };
    return (
      <Suspense>
        {sent?.html && isSame(sent.props, props) ? (
          <div key="sent" {...own} dangerouslySetInnerHTML={sent.html} suppressHydrationWarning />
        ) : (
          <div key="made" {...own}>
            <Part {...props} />
          </div>
        )}
      </Suspense>
    );
  };
  return AsSent;
};
