import { describe, expect, it } from 'vitest';
import { shortened } from '../../scripts/short-messages.ts';

describe('the router’s advice to programmers', () => {
  it('is its file and line in the browser’s build', () => {
    const code = [
      'invariant(route, `No route ${names[`a`]} for the address given`);',
      "if (!given) throw new Error('A boundary must be given here');",
      'console.warn(`Detected a version that does not match`, reason);',
    ].join('\n');
    expect(shortened(code, '/router/history.js').split('\n')).toEqual([
      "invariant(route, 'history:1');",
      "if (!given) throw new Error('history:2');",
      "console.warn('history:3', reason);",
    ]);
  });

  it('is all that is taken away', () => {
    const code = "const list = 'mousedown mouseup touchend'; send('three words here'); throw new Error(reason);";
    expect(shortened(code, 'dom.js')).toBe(code);
  });
});
