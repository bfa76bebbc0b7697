import { expect, it } from 'vitest';
import { refusalSentences as ca } from './ca/refusals.ts';
import { refusalSentences as es } from './es/refusals.ts';
import type { RefusalSentences } from './refusal-sentences.ts';

/** Whatever a sentence asks for, there is one of it. */
const one = new Proxy<Record<string, number>>({}, { get: () => 1 });

it.each(Object.entries({ es, ca } satisfies Record<string, RefusalSentences>))(
  'no refusal in %s says a plural of one',
  (_, sentences) => {
    const said = Object.entries(sentences).map(
      ([code, sentence]) => `${code}: ${typeof sentence === 'string' ? sentence : sentence(one)}`,
    );
    expect(said.filter((sentence) => /(?<![\d,.-])1 (?!és )\p{L}+s\b/u.test(sentence))).toEqual([]);
  },
);
