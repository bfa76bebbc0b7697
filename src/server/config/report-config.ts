import { normaliseEmail } from '#domain/accounts/email.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** `name:base64`, of 32 bytes. */
const key = z
  .string()
  .regex(/^[\w-]{1,20}:[A-Za-z0-9+/]{43}=$/, 'must be name:key, the key 32 bytes in base64')
  .transform((written) => {
    const [name = '', value = ''] = written.split(':');
    return { name, key: Buffer.from(value, 'base64') };
  });

const listed = (written: string): string[] =>
  written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const reportEnvironment = z.object({
  /** What reports are encrypted with: the first writes, all read. Without one the channel is closed. */
  REPORT_KEYS: z.string().default('').transform(listed).pipe(z.array(key)),
  /** The administrators who read reports, by the addresses of their accounts. */
  REPORT_READERS: z
    .string()
    .default('')
    .transform((written) => listed(written).map(normaliseEmail)),
});

/** In a demo everybody may look at everything. */
const demoReports = {
  keys: [{ name: 'demo', key: createHash('sha256').update('a demo has no secrets').digest() }],
  readers: ['administradora@rodera.example'],
};

export const reportSettings = (
  { REPORT_KEYS: keys, REPORT_READERS: readers }: z.infer<typeof reportEnvironment>,
  demo: boolean,
) => ({
  keys: keys.length === 0 && demo ? demoReports.keys : keys,
  readers: new Set(readers.length === 0 && demo ? demoReports.readers : readers),
});
