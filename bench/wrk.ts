import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Lua that makes requests differ from each other; wrk's own language. */
  readonly script?: string;
}

export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

const milliseconds = (text: string): number => {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  if (text.endsWith('ms')) return value;
  return value * 1000;
};

const found = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** Load from a process of its own, so that the client's work is not the server's. */
export const wrk = async ({ url, connections, seconds, script }: Load): Promise<Measured> => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '5s'];
  if (script) {
    const file = join(await mkdtemp(join(tmpdir(), 'rodera-wrk-')), 'load.lua');
    await writeFile(file, script);
    args.push('-s', file);
  }
  const out = await new Promise<string>((resolve, reject) => {
    const child = spawn('wrk', [...args, url]);
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.on('error', () => reject(new Error('the benchmarks need wrk: apt-get install wrk')));
    child.on('exit', () => resolve(text));
  });
  const errors = found(out, /Non-2xx or 3xx responses: (\d+)/);
  const sockets = [...(found(out, /Socket errors: (.*)/)?.matchAll(/\d+/g) ?? [])].reduce(
    (sum, [digits]) => sum + Number(digits),
    0,
  );
  return {
    perSecond: Number(found(out, /Requests\/sec:\s+([\d.]+)/)),
    p99: milliseconds(found(out, /^ *99%\s+(\S+)/m) ?? '0'),
    failed: Number(errors ?? 0) + sockets,
  };
};
