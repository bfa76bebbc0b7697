import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

// The library that starts PostgreSQL once ended the suite's process with 0, whatever had failed.
it('says that it failed where one of its tests did', { timeout: 120_000 }, async () => {
  const config = new URL('planted-failure/vitest.config.ts', import.meta.url).pathname;
  const { VITEST: _, TEST_DATABASE_URL: __, ...env } = process.env;
  const suite = spawn('npx', ['vitest', 'run', '--config', config], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  suite.stdout.on('data', (text: Buffer) => void (said += text.toString()));
  expect(await once(suite, 'exit')).toEqual([1, null]);
  expect(said).toContain('1 failed');
});
