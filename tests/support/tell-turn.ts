import type { Reporter } from 'vitest/node';

/** Says after a failure how its cases are tried again elsewhere: at another commit it is the turn of others. */
export const tellTurn = (turn: string): Reporter => ({
  onTestRunEnd: (_modules, _errors, reason) => {
    if (reason === 'failed') process.stdout.write(`Of many cases those of TURN=${turn} were tried (decision 097).\n`);
  },
});
