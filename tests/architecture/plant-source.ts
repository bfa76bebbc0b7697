import { API } from 'typescript/unstable/sync';
import { join } from 'node:path';

/** The compiler with a file that is nowhere but here, as a project of its own in that folder of `tests/architecture`. */
export const plantSource = (root: string, name: string, text: string) => {
  const folder = join(root, 'tests/architecture', name);
  const files: Readonly<Record<string, string>> = {
    [join(folder, 'planted.ts')]: text,
    [join(folder, 'tsconfig.json')]: JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      files: ['planted.ts'],
    }),
  };
  const compiler = new API({
    cwd: root,
    fs: {
      readFile: (file) => files[file],
      fileExists: (file) => (file in files ? true : undefined),
      directoryExists: (file) => (file === folder ? true : undefined),
    },
  });
  return { compiler, folder };
};
