import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The journeys need a Chromium. Debian's is taken; as root it is installed when it is missing. */
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(browser)) {
  const asRoot = process.getuid?.() === 0;
  const installed =
    asRoot &&
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' }).status === 0 &&
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (!installed) {
    process.stderr.write(
      'The browser journeys need Chromium: install it (apt-get install chromium) or name one in CHROMIUM.\n',
    );
    process.exit(1);
  }
}
