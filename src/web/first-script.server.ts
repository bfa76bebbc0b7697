import { insertAt } from './insert-at.server.ts';

const head = '<head>';

/** A page with a script of its own text before everything else. No bundle carries it: it comes with the page. */
export const withFirstScript = (html: Buffer<ArrayBuffer>, nonce: string, script: string): Buffer<ArrayBuffer> => {
  const start = html.indexOf(head);
  return insertAt(html, start < 0 ? start : start + head.length, `<script nonce="${nonce}">${script}</script>`);
};
