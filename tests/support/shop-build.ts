import routes from '#web/routes.ts';
import { webBuild } from './web-build.ts';

/** The pages whose files a pattern names, below `src/web`, as they are built but for their scripts. */
export const shopBuild = async (files: RegExp) => {
  const pages = routes.flatMap(({ path = '', file, id = file }) => (files.test(file) ? [{ id, path, file }] : []));
  const modules = new Map<string, object>();
  for (const { file } of pages)
    if (!modules.has(file)) modules.set(file, (await import(`../../src/web/${file}`)) as object);
  return webBuild(
    Object.fromEntries(pages.map(({ id, path, file }) => [id, { path, module: modules.get(file) ?? {} }])),
  );
};
