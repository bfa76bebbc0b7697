import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { RowProblem } from '#domain/imports/problems.ts';
import { imports as ca } from '#i18n/ca/imports.ts';
import { imports as es } from '#i18n/es/imports.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { importClasses } from '#server/imports/import-kind.ts';
import { runImport, type ImportWish } from '#server/imports/run-import.ts';

/** `npm run import -- prices FILE.csv`: brings a file of products, prices or stock into the configured database. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-bad-rows': { type: 'boolean', default: false },
    idioma: { type: 'string', default: 'es' },
  },
});
const words = values.idioma === 'ca' ? ca : es;
const [first, fichero] = positionals;
const clase = importClasses.find((each) => each === first);

/** Beyond this many the report says how many more there are. */
const mostTold = 1000;
const barCells = 30;

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const sentenceOf = ({ linea, columna, valor, problema, values = {} }: RowProblem): string => {
  const sentence = words.problemas[problema];
  const what = typeof sentence === 'string' ? sentence : sentence(values);
  const value = valor === '' ? '' : JSON.stringify(valor.slice(0, 80));
  return [words.linea(linea), columna, value, what].filter(Boolean).join(' · ');
};

const clearLine = process.stderr.isTTY ? '\r\u001b[K' : '';
let shown = '';
const showProgress: NonNullable<ImportWish['onProgress']> = (phase, done) => {
  const full = Math.round(done * barCells);
  const line = `${'█'.repeat(full)}${'░'.repeat(barCells - full)} ${Math.round(done * 100)} % ${words.fases[phase]}`;
  if (!process.stderr.isTTY || line === shown) return;
  shown = line;
  process.stderr.write(`\r${line.padEnd(60)}`);
};

const bringIn = async (wish: Pick<ImportWish, 'clase' | 'fichero'>): Promise<void> => {
  // A command has no visitor who waits, so a large batch has no time limit.
  const database = await openDatabase({ ...readConfig(process.env), databaseTimeoutMs: 600_000 });
  let told = 0;
  try {
    const outcome = await runImport(database, {
      ...wish,
      dryRun: values['dry-run'],
      skipBadRows: values['skip-bad-rows'],
      clock: () => new Date(),
      onProgress: showProgress,
      onProblem: (problem) => {
        told += 1;
        if (told <= mostTold) process.stdout.write(`${clearLine}${sentenceOf(problem)}\n`);
      },
    });
    if (told > mostTold) process.stdout.write(`${words.mas(told - mostTold)}\n`);
    process.stderr.write(clearLine);
    const sentence = words.resultado[outcome.resultado](outcome);
    if (outcome.resultado === 'hecho' || outcome.resultado === 'correcto') process.stdout.write(`${sentence}\n`);
    else fail(sentence);
  } catch (error) {
    process.stderr.write(clearLine);
    fail(`${words.fallo}\n${String(error)}`);
  } finally {
    await database.close();
  }
};

const isReadable = async (path: string): Promise<boolean> =>
  await access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

if (!clase || !fichero || positionals.length > 2 || !['es', 'ca'].includes(values.idioma)) fail(words.uso);
else if (!(await isReadable(fichero))) fail(words.ilegible(fichero));
else
  await bringIn({ clase, fichero }).catch((error: unknown) => {
    const reason = String(error);
    fail(reason.includes('is in use by process') ? `${words.enUso}\n${reason}` : reason);
  });
