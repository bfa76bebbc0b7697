import { spawnSync } from 'node:child_process';
import { browserPath } from '#tests/support/browser-path.ts';

/** The journeys need a Chromium. Debian's is taken; as root it is installed when it is missing. */
const install = () =>
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' }).status === 0 &&
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0;

if (!browserPath() && !install()) {
  process.stderr.write(
    'The browser journeys need Chromium: install it (apt-get install chromium-headless-shell, or chromium) or name one in CHROMIUM.\n',
  );
  process.exit(1);
}
