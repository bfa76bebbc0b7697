import { insertAt, type PageEdit } from './page-edits.server.ts';

const head = '<head>';

/** A script of its own text before everything else of a page. No bundle carries it: it comes with the page. */
export const withFirstScript = (html: Buffer, nonce: string, script: string): readonly PageEdit[] => {
  const start = html.indexOf(head);
  return insertAt(start < 0 ? start : start + head.length, `<script nonce="${nonce}">${script}</script>`);
};
