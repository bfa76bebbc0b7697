import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const named = new Map<string, string>();

/**
 * The names of classes as pages carry them: six letters instead of fifteen, of which a page of results has two thousand. Server
 * and browser make the same ones; two that would be alike end the build.
 */
export const shortClass = (name: string, file: string): string => {
  const whole = `${relative(process.cwd(), file.replace(/\?.*$/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(whole).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 5)}`;
  const other = named.get(short);
  if (other !== undefined && other !== whole) throw new Error(`the classes ${other} and ${whole} have one short name`);
  named.set(short, whole);
  return short;
};
