import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readEmail } from '#domain/accounts/email.ts';
import { readPassword } from '#domain/accounts/password.ts';
import { isRefusal } from '#domain/refusal.ts';
import { appointStaff, dismissStaff } from '#server/accounts/change-staff.ts';
import { passwordRules } from '#server/accounts/password-rules.ts';
import { hashPassword, isPassword } from '#server/accounts/passwords.ts';
import { resetSecondFactor } from '#server/accounts/reset-second-factor.ts';
import { readConfig, type Config } from '#server/config/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { pino } from 'pino';
import { demoPasswordHash } from '../db/seed/staff/known-staff.ts';

/**
 * `npx node scripts/staff.ts add rosa@example.com --rol taller --taller 101 --nombre Rosa < password`: makes somebody staff
 * in the configured database, or gives them another password or other workshops; `remove` takes it back, and `reset` takes
 * away the authenticator that they lost. The password is read from the standard input, so that no list of processes shows it.
 */
const usage = `npx node scripts/staff.ts add EMAIL --rol taller|operador|administrador [--taller NUMBER]… --nombre NAME [--apellidos NAMES] < password
npx node scripts/staff.ts remove EMAIL
npx node scripts/staff.ts reset EMAIL`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rol: { type: 'string' },
    taller: { type: 'string', multiple: true, default: [] },
    nombre: { type: 'string', default: '' },
    apellidos: { type: 'string', default: '' },
    idioma: { type: 'string', default: 'es' },
  },
});
const [verb, address = ''] = positionals;
const verbs = ['add', 'remove', 'reset'];
const roles = ['taller', 'operador', 'administrador'] as const;

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** Why nobody of the staff may have this password. */
const whyNot = async (password: string, config: Config, email: string): Promise<string | undefined> => {
  const rules = await passwordRules({ config }, 'taller', [values.nombre, values.apellidos, email]);
  if (isRefusal(readPassword(password, rules)))
    return 'Choose a longer or less common password, twelve characters at least.';
  return (await isPassword(demoPasswordHash, password))
    ? 'That is the password of the demo, which everybody knows. Choose another.'
    : undefined;
};

const run = async (email: string): Promise<void> => {
  const rol = roles.find((each) => each === values.rol);
  const talleres = values.taller.map(Number);
  if (verb === 'add' && (!rol || values.nombre === '' || (rol === 'taller') !== talleres.length > 0))
    return fail(usage);
  const password = verb === 'add' ? (await text(process.stdin)).trim() : '';
  const config = readConfig(process.env);
  const wrong = verb === 'add' ? await whyNot(password, config, email) : undefined;
  if (wrong) return fail(wrong);
  const database = await openDatabase(config);
  const log = pino(pino.destination({ dest: 2, sync: true }));
  const clock = () => new Date();
  try {
    if (verb === 'reset') {
      const done = await resetSecondFactor({ database, log, clock }, email);
      return done ? void process.stdout.write(`${email} sets another one up.\n`) : fail(`${email} has none.`);
    }
    if (!rol) {
      const ended = await dismissStaff({ database, log }, email);
      return ended ? void process.stdout.write(`${email} is no staff any more.\n`) : fail(`${email} is no staff.`);
    }
    const { nombre, apellidos } = values;
    const idioma = values.idioma === 'ca' ? 'ca' : 'es';
    const passwordHash = await hashPassword(password);
    const staff = { id: randomUUID(), email, passwordHash, nombre, apellidos, idioma, rol, talleres } as const;
    await appointStaff({ database, log, clock }, staff);
    process.stdout.write(`${email} may sign in at /operador.\n`);
  } finally {
    await database.close();
  }
};

const email = readEmail(address);
if (!verbs.includes(verb ?? '') || isRefusal(email)) fail(usage);
else await run(email).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
