import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';

// React looks at it when it is loaded: without it, it renders for developers, at half the speed.
process.env['NODE_ENV'] ??= 'production';

const config = readConfig(process.env);
const opening = openDatabase(config);
// Whoever serves waits for it and hears of a failure; until then nobody does.
opening.catch(() => {});
// The rest of the house is read while its database opens.
const { serve } = await import('./serve.ts');
await serve(config, opening);
