/** How far apart, in percent, lines are in a place that keeps them all. */
const apart = 10;

/**
 * Tells how far something is, from 0 to 1: on a terminal in one line that is written over, elsewhere (a log, a container) in a
 * line now and then.
 */
export const showProgress = (out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) => {
  let told = -apart;
  return (done: number, label: string): void => {
    const percent = Math.round(done * 100);
    const line = `  ${String(percent).padStart(3)} % ${label}`;
    if (out.isTTY) {
      out.write(`\r${line.padEnd(60)}${done === 1 ? '\n' : ''}`);
    } else if (percent >= told + apart || done === 1) {
      told = percent;
      out.write(`${line}\n`);
    }
  };
};
