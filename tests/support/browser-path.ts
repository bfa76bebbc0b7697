import { existsSync } from 'node:fs';

/** Debian's browsers, the better first: without a window to draw, the shell takes less than half the processor's time. */
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the journeys; undefined where there is none. */
export const browserPath = (): string | undefined => process.env.CHROMIUM ?? known.find((path) => existsSync(path));
