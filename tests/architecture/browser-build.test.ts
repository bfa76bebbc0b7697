import { describe, expect, it } from 'vitest';
import { namedIn } from '../../scripts/calls-by-use.ts';
import { byName } from '../../scripts/react-by-name.ts';

describe('the calls that a source of the browser brings', () => {
  it('are those that it names, however it names them', () => {
    const code = 'api(\'readBasket\', {}); ask("siteInit"); const [, path] = calls.leaveTime; send(`withdraw`);';
    expect(namedIn(code)).toEqual(['readBasket', 'siteInit', 'leaveTime', 'withdraw']);
  });

  it('are no other words, and each once', () => {
    const code = "api('readBasket'); api('readBasket'); const readVisit = 'toString'; say('please readUpkeep');";
    expect(namedIn(code)).toEqual(['readBasket']);
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
