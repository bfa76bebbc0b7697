import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { EntryContext } from 'react-router';
import { insertAt, type PageEdit } from './page-edits.server.ts';

/** What would end a script, or a line of it, before its end. */
const unsafe = /[&<>\u2028\u2029]/g;
const controller = 'window.__reactRouterContext.streamController';
const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * What the browser builds the page again from, as React Router's own scripts write it: piece by piece each of them waits for the
 * one before, though all of a page's data is there before it is rendered.
 */
export const hydrationData = async ({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> => {
  if (!serverHandoffStream) return '';
  const data = await text(serverHandoffStream as ReadableStream<Uint8Array>);
  const written = JSON.stringify(data).replaceAll(unsafe, escape);
  return `<script nonce="${nonce}">${controller}.enqueue(${written});${controller}.close();</script>`;
};

/**
 * The page's routes alone: React Router would make objects of every route of the shop to render one, and look for those above
 * it. `_match` is its own field; a version that has another one only renders more slowly.
 */
export const ofOnePage = (context: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  Object.assign(staticHandlerContext, { _match: () => null });
  const page: EntryContext = { ...context, manifest: { ...manifest, routes } };
  // It is written by `hydrationData`.
  delete page.serverHandoffStream;
  return page;
};

const end = '</body>';

/** A page's data before its end; one without scripts has no use for it. */
export const withData = (html: Buffer, data: string): readonly PageEdit[] =>
  html.includes('window.__reactRouterContext = ') ? insertAt(html.lastIndexOf(end), data) : [];
