import { createServer, type Socket } from 'node:net';

/** What a mail server was given. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface TestSmtp {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** From now on refuses messages with this answer; `null` takes them again. */
  readonly refuseWith: (answer: string | null) => void;
  readonly stop: () => Promise<void>;
}

/** A mail server on the loopback that takes every message and keeps it: as much of RFC 5321 as that needs. */
export const startSmtp = async (): Promise<TestSmtp> => {
  const taken: TakenMail[] = [];
  let refusal: string | null = null;

  const converse = (socket: Socket) => {
    let [from, to, waiting, inData] = ['', [] as string[], '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 test');
      else if (verb === 'MAIL') {
        [from, to] = [address(line), []];
        say(refusal ?? '250 ok');
      } else if (verb === 'RCPT') {
        to = [...to, address(line)];
        say('250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    say('220 test');
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      waiting += chunk;
      for (;;) {
        const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = waiting.slice(0, end);
        waiting = waiting.slice(end + (inData ? 5 : 2));
        if (!inData) obey(piece);
        else {
          inData = false;
          taken.push({ from, to, raw: piece.replaceAll('\r\n..', '\r\n.') });
          say('250 taken');
        }
      }
    });
  };

  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${bound.port}?ignoreTLS=true`,
    taken,
    refuseWith: (answer) => {
      refusal = answer;
    },
    stop: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
