import { insertAt } from './insert-at.server.ts';
import faces from './styles/fonts.css?inline';

const end = '</head>';

/**
 * The page with its typefaces inside it. In the sheet of looks, which comes once scripts begin, they would be new ones: a browser
 * lays the whole page out again for them, and shows letters that came too late for the first time (`font-display`).
 */
export const withLetters = (html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> =>
  insertAt(html, html.indexOf(end), `<style nonce="${nonce}">${faces}</style>`);
