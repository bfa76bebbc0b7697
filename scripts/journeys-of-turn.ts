import { ofTurn } from '#tests/support/turn.ts';

/** A journey takes seven seconds of a processor: all of them are for CI, and for who asks for every case. */
const oneIn = 24;

/**
 * Of the journeys that `playwright test --list` has told those whose turn it is, as `--test-list` reads them: one in twenty-four,
 * spread over all files, because they are listed by file.
 */
export const journeysOfTurn = (listed: string, turn: string): string =>
  ofTurn(
    turn,
    listed.split('\n').filter((line) => /^ *\[\w+\] › /.test(line)),
    oneIn,
    'journeys',
  ).join('\n');
