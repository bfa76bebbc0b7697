import type { ProseNode } from '#domain/content/prose.ts';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './prose-tree.module.css';

const childrenOf = (nodes: readonly (string | ProseNode)[] = []): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : elementOf(node, index)));

/** Of what Markdown may become, only links differ: ours are walked without leaving the page. */
const elementOf = ({ e, c, href, id }: ProseNode, key: number): ReactNode => {
  const children = childrenOf(c);
  if (e === 'a' && href?.startsWith('/'))
    return (
      <Link key={key} to={href}>
        {children}
      </Link>
    );
  if (e === 'a')
    return (
      <a key={key} href={href}>
        {children}
      </a>
    );
  if (e === 'table')
    return (
      <div key={key} className={styles.scroll}>
        <table>{children}</table>
      </div>
    );
  return createElement(e, { key, ...(id && { id }) }, ...children);
};

/** A text as editors wrote it. */
export const ProseTree = ({ nodes }: { nodes: readonly ProseNode[] }) => (
  <div className={styles.prose}>{childrenOf(nodes)}</div>
);
