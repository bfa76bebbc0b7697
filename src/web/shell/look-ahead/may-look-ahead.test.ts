import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayLookAhead } from './may-look-ahead.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const visiting = (userAgent: string, more: { connection?: object; hidden?: boolean; pathname?: string } = {}) => {
  vi.stubGlobal('navigator', { userAgent, connection: more.connection });
  vi.stubGlobal('document', { hidden: more.hidden ?? false });
  vi.stubGlobal('location', { pathname: more.pathname ?? '/neumaticos' });
  return mayLookAhead();
};

afterEach(() => void vi.unstubAllGlobals());

describe('the next page is fetched ahead', () => {
  it('for people, those with a Cubot too', () => {
    expect(visiting(chrome)).toBe(true);
    expect(visiting(chrome.replace('; K)', '; CUBOT X19)'))).toBe(true);
  });

  it.each([
    `${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15 (Applebot/0.1)',
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0)',
  ])('not for a crawler that runs scripts: %s', (userAgent) => {
    expect(visiting(userAgent)).toBe(false);
  });

  it('not where data is saved, the line is slow, nobody looks, or the page does something', () => {
    expect(visiting(chrome, { connection: { saveData: true } })).toBe(false);
    expect(visiting(chrome, { connection: { effectiveType: 'slow-2g' } })).toBe(false);
    expect(visiting(chrome, { hidden: true })).toBe(false);
    expect(visiting(chrome, { pathname: '/cesta/pago' })).toBe(false);
  });
});
