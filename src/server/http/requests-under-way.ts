import type { IncomingMessage, Server } from 'node:http';

/** What a request is about, without whom: further parts of an address are names, numbers and signatures. */
const subjectOf = ({ method = '', url = '' }: IncomingMessage): string =>
  `${method} ${/^(?:\/api\/es)?\/[^/?#]{0,40}/.exec(url)?.[0] ?? ''}`;

/** Keeps in mind the requests that are not answered yet; to be called before the server listens. */
export const requestsUnderWay = (server: Server): (() => readonly string[]) => {
  const open = new Set<IncomingMessage>();
  server.on('request', (request, response) => {
    open.add(request);
    response.once('close', () => open.delete(request));
  });
  return () => [...open].slice(0, 100).map(subjectOf);
};
