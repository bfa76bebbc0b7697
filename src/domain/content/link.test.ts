import { describe, expect, it } from 'vitest';
import { isLink } from './link.ts';

describe('a link', () => {
  it.each(['/', '/cesta?x=1', '#uno', 'https://example.com/a', 'mailto:a@b.es', 'tel:+34900', 'tel:900'])(
    'to %s is taken',
    (href) => expect(isLink(href)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'http://example.com',
    '/a b',
    '/\\example.com',
    '#',
    'tel:x',
    '/"><script>',
    'relative',
    '',
  ])('to %j is not', (href) => expect(isLink(href)).toBe(false));
});
