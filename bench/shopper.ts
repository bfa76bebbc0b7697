import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';

/** What the shop answered instead of what was asked for. */
export class Refused extends Error {
  readonly status: number;

  constructor(asked: string, status: number, text: string) {
    super(`${asked}: ${status} ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** A client over kept connections: light enough not to be what is measured. */
export class Shopper {
  readonly #origin: string;
  readonly #agent: Agent;
  token: string | undefined;

  constructor(origin: string, connections: number) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return await new Promise<Answer>((resolve, reject) => {
      const outgoing = ask(
        `${this.#origin}/api/es${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          },
        },
        (incoming: IncomingMessage) => {
          let text = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => (text += chunk));
          incoming.on('end', () => {
            if (incoming.statusCode === 200) resolve(JSON.parse(text) as Answer);
            else reject(new Refused(`${method} ${path}`, incoming.statusCode ?? 0, text));
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(sent);
    });
  }

  close() {
    this.#agent.destroy();
  }
}

export interface Timed {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
  readonly done: number;
}

/** Runs `work` over and over, so many at a time, for so long or so often. */
export const inParallel = async (
  concurrency: number,
  seconds: number,
  work: (turn: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<Timed> => {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  const loop = async () => {
    while (performance.now() < until && turn < most) {
      const start = performance.now();
      try {
        await work((turn += 1));
        times.push(performance.now() - start);
      } catch (error) {
        failed += 1;
        if (failed <= 3) process.stderr.write(`${String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    failed,
    done: times.length,
  };
};

export const newId = () => randomUUID();
