import type { Config } from '#server/config/config.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';

/** What somebody who started the shop wants to know. */
export const greeting = ({ site, publicUrl, demo }: Config, mailboxPath: string | undefined): string =>
  [
    `${site.nombre} is open: ${publicUrl}`,
    ...(demo
      ? [
          `  the workshops’ agenda: ${publicUrl}${consoleAddresses.console.es}, with the names and password of the README`,
        ]
      : []),
    ...(mailboxPath ? [`  the letters it writes: ${publicUrl}${mailboxPath}`] : []),
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
