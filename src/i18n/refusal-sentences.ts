import type { RefusalCode } from '#contract/refusals.ts';

type Values = Readonly<Record<string, string | number>>;

/** One sentence per refusal: what happened and, where something can be done, what. */
export type RefusalSentences = { readonly [Code in RefusalCode]: string | ((values: Values) => string) };
