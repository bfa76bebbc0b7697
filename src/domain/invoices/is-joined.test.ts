import { describe, expect, it } from 'vitest';
import { oneOfEach } from '#tests/support/invoices.ts';
import { isJoined } from './is-joined.ts';

describe('an invoice is joined to another', () => {
  const all = oneOfEach();
  const roles = (of: typeof all) => of.map(({ papel, tipo }) => `${papel} ${tipo}`);

  it('which corrects, replaces or deducts it, or which it corrects, replaces or deducts', () => {
    const free = all.filter((each) => !isJoined(each, all));
    expect(roles(free)).toEqual(['total F1']);
    const [advance] = all;
    expect(advance && isJoined(advance, [advance])).toBe(false);
    const final = all.find(({ papel }) => papel === 'final');
    expect(final && isJoined(final, [])).toBe(true);
  });
});
