import { createHash } from 'node:crypto';

const script = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
/** Data that no browser runs. */
const isData = / type="application\/(?:ld\+)?json"/;

/**
 * The hashes of the scripts that stand in a page, so that its security policy needs no word that is new for every answer
 * (CSP 3, 6.7.3.3). What stands there to be begun later is run as it stands.
 */
export const scriptHashes = (html: string): readonly string[] => {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    if (isData.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
};
