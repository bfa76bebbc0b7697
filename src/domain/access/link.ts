/** What the signature of a link says: the newest of its thing, one from before a change, or none of it. */
export type LinkJudgement = 'valid' | 'old' | 'wrong';
