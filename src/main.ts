import { readConfig, WrongConfiguration } from '#server/config/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { unsafeSettings } from '#server/config/unsafe-settings.ts';

// React looks at it when it is loaded: without it, it renders for developers, at half the speed.
process.env['NODE_ENV'] ??= 'production';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const unsafe = unsafeSettings(config);
  if (unsafe.length > 0) throw new WrongConfiguration(unsafe);
  const opening = openDatabase(config);
  // `serve` awaits this promise and reports its failure; this handler only keeps an early one from ending the process.
  opening.catch(() => {});
  // The rest of the server is read while its database opens.
  const { serve } = await import('./serve.ts');
  await serve(config, opening);
};

if (process.argv.includes('--check-config')) {
  const { checkConfig } = await import('./check-config.ts');
  process.exit(await checkConfig(process.env));
}
await start().catch((error: unknown) => {
  if (!(error instanceof WrongConfiguration)) throw error;
  process.stderr.write(`The shop is not opened:\n${error.reasons.map((reason) => `  ${reason}\n`).join('')}`);
  process.exit(1);
});
