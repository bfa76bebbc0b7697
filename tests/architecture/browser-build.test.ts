import { describe, expect, it } from 'vitest';
import { byUse, namedIn } from '../../scripts/by-use.ts';
import { addressTable } from '../../scripts/tables-by-use.ts';
import { byName } from '../../scripts/react-by-name.ts';

describe('the rows of a table that a source of the browser brings', () => {
  it('are those that it names, however it names them', () => {
    const code =
      'api(\'readBasket\', {}); ask("siteInit"); const [, path] = calls.leaveTime; send(`withdraw`); const by = { hold: 1 };';
    const rows = { readBasket: [], siteInit: [], leaveTime: [], withdraw: [], hold: [], readVisit: [] };
    expect(namedIn(code, rows)).toEqual(['readBasket', 'siteInit', 'leaveTime', 'withdraw', 'hold']);
  });

  it('are no other words, and each once', () => {
    const code = "api('readBasket'); api('readBasket'); const readVisit = 'toString'; say('please readUpkeep');";
    expect(namedIn(code, { readBasket: [], readVisit: [], readUpkeep: [] })).toEqual(['readBasket']);
  });

  it('and the addresses of the pages that it shows, in which it names none', () => {
    const { also } = addressTable;
    expect(also?.('/somewhere/src/web/content/legal-page.tsx')).toEqual(
      expect.arrayContaining(['privacy', 'legal', 'cookies', 'terms']),
    );
    expect(also?.('/somewhere/src/web/content/legal.tsx')).toEqual([]);
  });
});

describe('a source of the browser', () => {
  const rows = { basket: '/cesta', area: '/area-privada' };
  const { transform } = byUse({ name: 'pages', file: '#pages.ts', rows, sources: /./, copies: /many/ });
  const made = (id: string) =>
    (transform as unknown as { handler: (code: string, id: string) => unknown }).handler("go('area');", id);

  it('shares the rows that it names with others', () => {
    expect(made('/few.ts')).toEqual({ code: "import '\0pages:area';go('area');", map: null });
  });

  it('has copies of them where each would be a file more to fetch', () => {
    expect(made('/many.ts')).toEqual({ code: `pages.area = "/area-privada";go('area');`, map: null });
  });
});

describe('React as a module', () => {
  it('gives each part by its name, and the whole', () => {
    const code = byName('react');
    expect(code).toContain('export const useState = /* @__PURE__ */ (() => whole.useState)();');
    expect(code).toMatch(/^import whole from 'react';\n/);
    expect(code).toMatch(/\nexport default whole;$/);
    expect(byName('react/jsx-runtime')).toContain('export const jsxs =');
  });
});
