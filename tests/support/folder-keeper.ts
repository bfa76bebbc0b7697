import { lockFolder } from '#server/database/folder-lock.ts';

/** A process that takes a folder, says so, and keeps it. */
await lockFolder(process.argv[2] ?? '');
process.stdout.write('taken');
setInterval(() => {}, 1000);
