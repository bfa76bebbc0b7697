const head = '<head>';

/** A page with a script of its own text before everything else. No bundle carries it: it comes with the page. */
export const withFirstScript = (html: Buffer<ArrayBuffer>, nonce: string, script: string): Buffer<ArrayBuffer> => {
  const start = html.indexOf(head);
  if (start < 0) return html;
  const at = start + head.length;
  return Buffer.concat([
    html.subarray(0, at),
    Buffer.from(`<script nonce="${nonce}">${script}</script>`),
    html.subarray(at),
  ]);
};
