import type { Input } from '#contract/contract.ts';
import { validateContactCase } from '#domain/cases/contact-form.ts';
import type { CaseReason } from '#domain/cases/case.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { assertRead } from '../accounts/assert-read.ts';
import type { Database } from '../database/database.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import type { NewCase } from './cases-store.ts';
import { sameness } from './keep-case.ts';

/** The number of a workshop that is named by its number or its slug; null where none is named, undefined where it is unknown. */
export const workshopNamed = async (
  db: Database,
  named: string | null | undefined,
): Promise<number | null | undefined> => {
  if (!named) return null;
  const { workshops } = await recentWorkshops(db);
  return workshops.find(({ codTienda, slug }) => String(codTienda) === named || slug === named)?.codTienda;
};

const unknownService = async (db: Database, sent: readonly string[]): Promise<boolean> => {
  if (sent.length === 0) return false;
  const known = new Set((await loadVisitServices(db)).map(({ servicio }) => servicio));
  return sent.some((service) => !known.has(service));
};

type Typed = Input<'contactar'>['body']['data'];

const wrongIn = async ({ database }: CallContext, data: Typed) => ({
  ...validateContactCase({ privacidad: true, ...data }, await readBlocklists(database)),
  ...((await unknownService(database, data.servicios)) ? { servicios: 'servicio-no-existe' as const } : {}),
  ...((await workshopNamed(database, data.taller)) === undefined ? { taller: 'taller-no-existe' as const } : {}),
});

const orNull = (typed: string | null | undefined): string | null => typed || null;

/** Of the company, which a professional alone has. */
const companyOf = ({ motivo, empresa, nif }: Typed) =>
  motivo === 'profesional'
    ? { empresa: orNull(empresa), nif: assertRead(readTaxId(nif ?? '')).numero }
    : { empresa: null, nif: null };

/** A message to the shop in the form that is kept, but for its deadline. */
export const readContactCase = async (
  context: CallContext,
  data: Typed,
): Promise<Omit<NewCase, 'id' | 'plazo'> | Refusal<'datos-no-validos'>> => {
  const wrong = Object.entries(await wrongIn(context, data)).map(([field, code]) => [`data.${field}`, code] as const);
  if (wrong.length > 0) return invalid(Object.fromEntries(wrong));
  const email = assertRead(readEmail(data.email ?? ''));
  const motivo = data.motivo as CaseReason;
  const comentario = data.comentario ?? '';
  return {
    motivo,
    idioma: context.language,
    nombre: data.nombre ?? '',
    email,
    emailNorm: normaliseEmail(email),
    telefono: data.telefono ? assertRead(readPhone(data.telefono)) : null,
    comentario,
    vehiculo: orNull(data.vehiculo),
    servicios: [...new Set(data.servicios)],
    ...companyOf(data),
    codTienda: (await workshopNamed(context.database, data.taller)) ?? null,
    origen: null,
    dispositivo: null,
    agente: null,
    accountId: (await context.account())?.id ?? null,
    igual: sameness([motivo, normaliseEmail(email), comentario]),
  };
};
