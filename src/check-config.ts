import { readConfig, WrongConfiguration, type Config } from '#server/config/config.ts';
import { checkFit } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { unsafeSettings } from '#server/config/unsafe-settings.ts';
import { knownStaff } from '../db/seed/staff/known-staff.ts';

/** Where something is, without the name and password that its address may carry. */
const place = (url: string): string => {
  if (!URL.canParse(url)) return 'the address that is set';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
};

/** What an error says, and what it came from. */
const saidBy = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return saidBy(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${saidBy(error.cause)}`;
};

/** What of a database keeps the shop from being opened; nothing in it is changed. One that has no tables yet is fine. */
const wrongInDatabase = async (config: Config): Promise<string[]> => {
  if (!config.databaseUrl) return [];
  const database = openPostgres(config.databaseUrl, 1);
  try {
    await checkFit(database);
    const { made } = await database.one<{ made: boolean }>(sql`select to_regclass('account') is not null as made`);
    return made ? await knownStaff(database, config) : [];
  } catch (error) {
    return [`DATABASE_URL: ${saidBy(error)}`];
  }
};

const paidThrough = ({ payment: { gateway } }: Config): string => {
  switch (gateway.name) {
    case 'sandbox':
      return 'the pretend bank: nobody pays anything';
    case 'redsys':
      return `Redsys, ${place(gateway.url)}, terminal of ${gateway.merchantCode}`;
    case 'gp':
      return `GP Ecom, ${place(gateway.pageUrl)}, account ${gateway.account} of ${gateway.merchantId}`;
  }
};

const platesFrom = ({ demo, vehicleRegistry: { url } }: Config): string =>
  url === undefined ? (demo ? 'from the demo’s list' : 'by nobody: there is no field for them') : `by ${place(url)}`;

/** What a server would do with a configuration, a line each. */
const told = (config: Config): string[] =>
  [
    ['listens on', `${config.host}:${config.port}`],
    ['is found at', config.publicUrl],
    ['believes', config.trustProxy === 0 ? 'no proxy' : `the last ${config.trustProxy} of X-Forwarded-For`],
    ['limits callers', config.rateLimit ? 'yes' : 'NO'],
    ['keeps its data', config.databaseUrl ? `at ${place(config.databaseUrl)}` : `embedded, in ${config.dataDir}/db`],
    ['keeps pictures', config.pictures.s3 ? `at ${place(config.pictures.s3.url)}` : `in ${config.dataDir}/imagenes`],
    ['loads the demo', config.demo ? 'yes, into a database without a chain' : 'no'],
    ['is paid through', paidThrough(config)],
    [
      'sends letters',
      `${config.mail.smtpUrl ? `by ${place(config.mail.smtpUrl)}` : `into ${config.dataDir}/mail`}, from ${config.mail.from}`,
    ],
    ['shows letters', config.mailbox ? 'to anybody, at /buzon' : 'to nobody'],
    ['knows plates', platesFrom(config)],
  ].map(([what = '', how = '']) => `  ${what.padEnd(17)}${how}`);

/** Prints what a server would do with an environment, and why it would not start; answers with the code to exit with. */
export const checkConfig = async (env: Readonly<Record<string, string | undefined>>): Promise<0 | 1> => {
  const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
  try {
    const config = readConfig(env);
    say(['With this configuration the shop', ...told(config)]);
    const wrong = [...unsafeSettings(config), ...(await wrongInDatabase(config))];
    if (wrong.length > 0) throw new WrongConfiguration(wrong);
    say(['It would be opened.']);
    return 0;
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error;
    say(['It would not be opened:', ...error.reasons.map((reason) => `  ${reason}`)]);
    return 1;
  }
};
