/** What sidewalls of run-flat tyres say: each group of makers has its own word for the same thing. */
export const runflatMarkings = ['SSR', 'ROF', 'EMT', 'DSST', 'RFT', 'ZP', 'r-f', 'HRS', 'XRP', 'ZPS'] as const;
export type RunflatMarking = (typeof runflatMarkings)[number];

const makersOf: Readonly<Partial<Record<RunflatMarking, readonly string[]>>> = {
  ZP: ['michelin', 'bfgoodrich', 'kleber'],
  SSR: ['continental', 'uniroyal', 'semperit', 'barum', 'general'],
  ROF: ['goodyear', 'dunlop', 'fulda', 'sava', 'cooper'],
  RFT: ['bridgestone', 'firestone', 'falken', 'gt-radial', 'maxxis', 'nexen', 'toyo', 'vredestein'],
  'r-f': ['pirelli'],
  HRS: ['hankook'],
  XRP: ['kumho'],
  ZPS: ['yokohama'],
};

/** The marking that a maker uses today, by its slug; null of makers that we do not know it of. */
export const runflatMarkingOf = (maker: string): RunflatMarking | null =>
  runflatMarkings.find((marking) => makersOf[marking]?.includes(maker)) ?? null;
