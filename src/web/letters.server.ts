import { insertAt, type PageEdit } from './page-edits.server.ts';
import faces from './styles/fonts.css?inline';

const end = '</head>';

/**
 * A page's typefaces inside it. In the sheet of looks, which comes once scripts begin, they would be new ones: a browser
 * lays the whole page out again for them, and shows letters that came too late for the first time (`font-display`).
 */
export const withLetters = (html: Buffer, nonce: string): readonly PageEdit[] =>
  insertAt(html.indexOf(end), `<style nonce="${nonce}">${faces}</style>`);
