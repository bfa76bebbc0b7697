import { spawnSync } from 'node:child_process';

/** Whose turn it is (`turn.ts`): that of the commit, or of the one that `TURN` asks for. */
export const whoseTurn = (): string =>
  process.env['TURN'] ??
  (spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'none');
