import { redirect } from 'react-router';
import { framePieces } from '#web/shell/frame-pieces.ts';
import { ownBuild } from '#web/own-build.ts';
import { pageDataFolder, pageFile } from './page-file.ts';

interface PageData {
  readonly staticQueryHashes: readonly string[];
  readonly result: { readonly data: unknown; readonly redirect?: string };
  readonly webpackCompilationHash: string;
}

/** The browser goes there itself; what was asked for is not needed any more. */
const leaveTo = async (address: string): Promise<never> => {
  location.assign(address);
  return await new Promise<never>(() => {});
};

/** A page without data is missing where the page itself is (spec N9); else only its data is, and it is loaded whole. */
const notThere = async (path: string): Promise<never> => {
  const { status } = await fetch(path, { method: 'HEAD' });
  if (status !== 404) return await leaveTo(path);
  throw new Response(null, { status: 404 });
};

/** Menu and foot as they are now, where pages name other ones than before; without them those of the document stay. */
const readPiece = async (hash: string): Promise<void> => {
  const file = `${pageDataFolder}/sq/d/${hash}.json`;
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(String(answer.status));
    await framePieces.renew(hash, ((await answer.json()) as { readonly data: object }).data);
  } catch (error) {
    // oxlint-disable-next-line no-console -- The page is whole without it; the specification wants it said (N11).
    console.error(`No se ha podido cargar el fichero ${file}`, error);
  }
};

/**
 * What a page is rendered from, by `/page-data/` (spec N5): a page that another build has made is loaded whole, one that leads
 * on leads on. It is the same for everybody and knows no query.
 */
export const readPageData = async (path: string): Promise<unknown> => {
  const answer = await fetch(pageFile(path));
  if (answer.status === 404) return await notThere(path);
  if (!answer.ok) throw new Response(null, { status: answer.status });
  const { staticQueryHashes, result, webpackCompilationHash } = (await answer.json()) as PageData;
  if (webpackCompilationHash !== ownBuild()) return await leaveTo(path);
  // The router follows it as it follows its own.
  // oxlint-disable-next-line typescript/only-throw-error
  if (result.redirect !== undefined) throw redirect(result.redirect);
  await Promise.all(staticQueryHashes.filter((hash) => !framePieces.has(hash)).map(readPiece));
  return result.data;
};
