import { Agent, request } from 'node:http';
import { isPassword, hashPassword } from '#server/accounts/passwords.ts';

const people = 64;
const password = 'girafa-lila-27';

/** How often a second something is done by so many at once, each again and again. */
const rate = async (atOnce: number, seconds: number, work: (turn: number) => Promise<void>): Promise<number> => {
  const ends = performance.now() + seconds * 1000;
  let done = 0;
  const began = performance.now();
  const turns = Array.from({ length: atOnce }, async (_, first) => {
    for (let turn = first; performance.now() < ends; turn += atOnce) {
      await work(turn);
      done += 1;
    }
  });
  await Promise.all(turns);
  return (done * 1000) / (performance.now() - began);
};

/** What people's browsers keep: where it was signed in before, nobody is written to. */
const cookies = new Map<string, string>();

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Over kept connections and by hand: `fetch` takes a millisecond of the processor that is measured. */
const post = async (
  url: string,
  body: { readonly email: string; readonly [field: string]: unknown },
): Promise<number> =>
  await new Promise((resolve, reject) => {
    const sent = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
      cookie: cookies.get(body.email) ?? '',
    };
    const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        const kept = incoming.headers['set-cookie'] ?? [];
        cookies.set(body.email, kept.map((each) => each.split(';')[0]).join('; '));
        resolve(incoming.statusCode ?? 0);
      });
    });
    outgoing.on('error', reject);
    outgoing.end(sent);
  });

/**
 * Log-ins a second of a shop, and how many passwords argon2id alone checks in the same seconds' worth, turn and turn about:
 * a machine that is busy with something else slows both.
 */
export const measureLogIns = async (
  url: string,
  seconds: number,
): Promise<{ readonly logIns: number; readonly alone: number }> => {
  const emailOf = (turn: number) => `bench.${turn % people}@example.com`;
  const person = { nombre: 'Pau', apellidos: 'Riu Mas', telefono: '612345678', codigo_postal: '25001', password };
  for (let turn = 0; turn < people; turn += 1)
    await post(`${url}/api/es/users`, { ...person, email: emailOf(turn), permiso_comercial: false });
  const hash = await hashPassword(password);
  const check = async () => void (await isPassword(hash, password));
  const logIn = async (turn: number) => {
    const status = await post(`${url}/api/es/users/auth`, { email: emailOf(turn), password });
    if (status !== 200) throw new Error(`a log-in answered ${status}`);
  };
  const rounds = 4;
  let [logIns, alone] = [0, 0];
  // libuv has four threads for it, and so has the shop.
  await rate(4, 1, check);
  await rate(32, 1, logIn);
  for (let round = 0; round < rounds; round += 1) {
    alone += (await rate(4, seconds / rounds, check)) / rounds;
    logIns += (await rate(32, seconds / rounds, logIn)) / rounds;
  }

  return { logIns, alone };
};
