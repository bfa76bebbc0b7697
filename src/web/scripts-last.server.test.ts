import { expect, test } from 'vitest';
import { edited } from './page-edits.server.ts';
import { scriptsLast } from './scripts-last.server.ts';

const page = `<html><head><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/><link rel="stylesheet" href="/s.css"/></head><body><p>«Ñ»</p><script nonce="n1">one()</script><script nonce="n1" type="module" async="">import "/assets/b.js"; const more = ["/assets/a.js"]</script><script nonce="n1">two()</script></body></html>`;
const last = (html: string, isWhole = true, sheet?: string) =>
  edited(Buffer.from(html), scriptsLast(Buffer.from(html), 'n1', { isWhole, isOwn: false, sheet })).toString();

test('nothing of a page’s scripts is fetched by the page itself', () => {
  expect(last(page)).not.toContain('<link rel="modulepreload"');
  expect(last(page)).not.toContain('type="module"');
});

test('what is fetched once the page is drawn is read in the script that waits, by one that the policy lets run', () => {
  const [, run] =
    /<script nonce="n1">(\(\(restMs, lacksStored, sheet, holdBack\).*)<\/script><\/body>/s.exec(last(page)) ?? [];
  expect(run).toMatch(/\(5000,1\)$/);
});

test('what the script that waits does not name is fetched by the page, as it was', () => {
  const more = page.replace('"/assets/a.js"]', ']');
  expect(last(more)).toContain('<link rel="modulepreload" href="/assets/a.js" nonce="n1"/>');
  expect(last(more)).not.toContain('<link rel="modulepreload" href="/assets/b.js" nonce="n1"/>');
});

test('of a page that lacks something of its visitor they wait for nobody', () => {
  expect(last(page, false)).toMatch(/\}\)\(0,1\)<\/script><\/body><\/html>$/);
});

test('a page that came with what is stored waits for somebody all the same', () => {
  const own = edited(
    Buffer.from(page),
    scriptsLast(Buffer.from(page), 'n1', { isWhole: true, isOwn: true }),
  ).toString();
  expect(own).toMatch(/\}\)\(5000,0,"",\(waits, come\) => \{.*\}\)<\/script><\/body><\/html>$/s);
});

test('the waiting script keeps its text and its nonce, and all else stays as it was', () => {
  const html = last(page);
  expect(html).toContain(
    '<script nonce="n1" type="text/plain" id="scripts">import "/assets/b.js"; const more = ["/assets/a.js"]</script>',
  );
  expect(html).toContain(
    '<link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/s.css"/></head><body><p>«Ñ»</p>',
  );
  expect(html).toContain('<script nonce="n1">two()</script><script nonce="n1">');
  expect(html.endsWith('</script></body></html>')).toBe(true);
});

test('what is indented in the waiting script is not, and nothing else changes', () => {
  const indented = page.replace(
    'import "/assets/b.js"; const more = ["/assets/a.js"]',
    'import "/assets/b.js";\n  window.routes = {\n    "a b": 1\n  };\nend()',
  );
  expect(last(indented)).toContain('id="scripts">import "/assets/b.js";window.routes = {"a b": 1};\nend()</script>');
});

test('a page without scripts stays as it is', () => {
  const plain = '<html><body><p>Hola</p></body></html>';
  expect(last(plain)).toBe(plain);
});

test('a page with its looks inside it names the whole sheet, for what its scripts add', () => {
  expect(last(page, true, '/s.css')).toMatch(/\}\)\(5000,1,"\/s\.css"\)<\/script><\/body><\/html>$/);
});
