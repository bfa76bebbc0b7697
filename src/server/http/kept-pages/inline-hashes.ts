import { createHash } from 'node:crypto';
import type { Allowed } from '../page-headers.ts';

const script = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const style = /<style[^>]*>([^]*?)<\/style>/g;
/** Data that no browser runs. */
const isData = / type="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of the scripts and looks that stand in a page, so that its security policy needs no word that is new for every answer
 * (CSP 3, 6.7.3.3). What stands there to be begun later is run as it stands.
 */
export const inlineHashes = (html: string): Allowed => {
  const scripts = [...html.matchAll(script)].filter(([, attributes = '']) => !isData.test(attributes));
  const looks = [...html.matchAll(style)];
  return {
    scripts: [...new Set(scripts.map(([, , text = '']) => hashOf(text)))],
    looks: [...new Set(looks.map(([, text = '']) => hashOf(text)))],
  };
};
