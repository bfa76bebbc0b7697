import { refuse } from '#domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { refuseRequest } from './failures.ts';

/** Files that a process needs besides its visitors': its own, those that it sends, its database, and whom it asks. */
const otherFiles = 200;
/** So many of those who come too late are told so, if they ask within the time; the others are only turned away. */
const told = 100;
const toldWithinMs = 2000;

/** How many files this process may open at once; undefined where its system does not say (Linux does). */
const fileLimit = (): number | undefined => {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
};

/** As many connections as are wanted, or as the process's files suffice for. */
export const connectionsAllowed = (wanted: number, files = fileLimit()): number =>
  files === undefined ? wanted : Math.min(wanted, Math.max(10, files - otherFiles - told));

/**
 * Keeps open connections below `most`. Where it is reached, those make room that only wait for a next request; whoever
 * still finds none is told so and when to come again, and has a place so long as that takes.
 */
export const capConnections = (app: FastifyInstance, most: number): void => {
  const tooMany = new WeakSet<Socket>();
  let open = 0;
  app.server.maxConnections = most + told;
  app.server.prependListener('connection', (socket: Socket) => {
    open += 1;
    if (open > most) {
      tooMany.add(socket);
      setTimeout(() => socket.destroy(), toldWithinMs).unref();
      app.server.closeIdleConnections();
    }
    socket.once('close', () => (open -= 1));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!tooMany.has(request.raw.socket)) return done();
    void refuseRequest(request, reply.header('connection', 'close'), refuse('demasiadas-conexiones'));
  });
};
