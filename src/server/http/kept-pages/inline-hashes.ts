import { createHash } from 'node:crypto';
import type { Allowed } from '../page-headers.ts';

const script = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const style = /<style([^>]*)>([^]*?)<\/style>/g;
/** Data that no browser runs. */
const isData = / type="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of a page's own scripts and looks, so that its security policy needs no word that is new for every answer (CSP 3,
 * 6.7.3.3). Its own are those that have the nonce of its rendering: nothing that came into it another way. What stands there to be
 * begun later is run as it stands.
 */
export const inlineHashes = (html: string, nonce: string): Allowed => {
  const isOwn = ([, attributes = '']: RegExpExecArray) => attributes.includes(`nonce="${nonce}"`);
  const scripts = [...html.matchAll(script)].filter((each) => isOwn(each) && !isData.test(each[1] ?? ''));
  const looks = [...html.matchAll(style)].filter(isOwn);
  return {
    scripts: [...new Set(scripts.map(([, , text = '']) => hashOf(text)))],
    looks: [...new Set(looks.map(([, , text = '']) => hashOf(text)))],
  };
};
