import type { Input } from '#contract/contract.ts';
import type { Account } from '#domain/accounts/account.ts';
import { readBirthday } from '#domain/accounts/birthday.ts';
import { answeredConsents, type Consent } from '#domain/accounts/consent.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { validateProfile, type Profile, type ProfileForm } from '#domain/accounts/profile.ts';
import { provinceOf } from '#domain/accounts/provinces.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { unlessTaken } from '../database/unless-taken.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { endOtherSessions } from './access-tokens-store.ts';
import { insertLink } from './account-links-store.ts';
import { takeGuests } from './accounts-store.ts';
import { assertRead } from './assert-read.ts';
import { readBlocklists } from './blocked-contacts-store.ts';
import { refuseOtherPassword } from './check-password.ts';
import { keepConsents } from './consents-store.ts';
import { followMailOffers, leaveOldAddress } from './follow-newsletter.ts';
import { forgetOtherDevices } from './known-devices-store.ts';
import { profileOf, writeEmail, writeProfile, type WrittenProfile } from './profiles-store.ts';
import { openProbe } from './registration-probes.ts';

type Wish = Input<'updateUser'>['body'];

const formOf = ({ userData = {} }: Wish): ProfileForm => ({
  nombre: userData.name,
  apellidos: userData.surname,
  email: userData.email,
  telefono: userData.phone,
  codigo_postal: userData.postCode,
  nacimiento: userData.birthday,
});

/** By the names of the call. */
const fields: Readonly<Record<keyof ProfileForm, string>> = {
  nombre: 'userData.name',
  apellidos: 'userData.surname',
  email: 'userData.email',
  telefono: 'userData.phone',
  codigo_postal: 'userData.postCode',
  nacimiento: 'userData.birthday',
};

/** What becomes of an account: what is not sent stays as it is. */
const afterWish = (account: Account, profile: Profile, wish: Wish, today: string): WrittenProfile => {
  const { userData = {}, addressData = {} } = wish;
  const typed = formOf(wish);
  const codigo_postal = typed.codigo_postal ? assertRead(readPostcode(typed.codigo_postal)) : account.codigo_postal;
  const birthday = typed.nacimiento?.trim();
  const or = <Value>(sent: Value | undefined, stays: Value): Value => (sent === undefined ? stays : sent);
  return {
    nombre: typed.nombre ?? account.nombre,
    apellidos: typed.apellidos ?? account.apellidos,
    telefono: typed.telefono ? assertRead(readPhone(typed.telefono)) : account.telefono,
    codigo_postal,
    provincia: provinceOf(codigo_postal)?.codigo ?? null,
    permiso_comercial: userData.permiso_comercial ?? account.permiso_comercial,
    nacimiento: birthday ? assertRead(readBirthday(birthday, today)) : birthday === '' ? null : profile.nacimiento,
    genero: or(userData.gender, profile.genero),
    direccion: or(addressData.address, profile.direccion),
    numero: or(addressData.number, profile.numero),
    bloque: or(addressData.block, profile.bloque),
    poblacion: or(addressData.city, profile.poblacion),
  };
};

/** Whether the one who asks may take another address: they know the password, and are told only a few times whose it is. */
const mayMove = async (context: CallContext, account: Account, password: string | null | undefined) => {
  return (
    (await refuseOtherPassword(context, { email: account.email, password: password ?? '' })) ??
    (await openProbe(context))
  );
};

/** The account answers at another address: the old one is told, the new one asked to prove itself, all other sessions end. */
const moveTo = async (tx: Database, context: CallContext, account: Account, email: string): Promise<boolean> => {
  const { clock, token, device } = context;
  await takeGuests(tx, account.id);
  if (!(await writeEmail(tx, account.id, email))) return false;
  const [linkId, now] = [randomUUID(), clock()];
  await insertLink(tx, { id: linkId, accountId: account.id, para: 'correo', now });
  const idioma = account.idioma;
  const before = { email: account.email, emailNorm: normaliseEmail(account.email), idioma };
  if (account.email_probado) await leaveOldAddress(tx, before, now);
  await queueMail(tx, {
    template: 'correo-cambiado',
    destinatario: account.email,
    idioma,
    datos: { accountId: account.id },
  });
  await queueMail(tx, { template: 'correo-por-probar', destinatario: email, idioma, datos: { linkId } });
  await forgetOtherDevices(tx, account.id, device.is);
  await endOtherSessions(tx, account.id, token ?? '');
  return true;
};

/** Consents that are answered otherwise than before, or for the first time. */
const newAnswers = ({ userData = {} }: Wish, { consents }: Profile) =>
  answeredConsents(userData).filter(({ clase, dado }) => consents[clase] !== dado);

/** The questions about offers by the names of the call. */
const offers = {
  comercial: 'userData.permiso_comercial',
  email: 'userData.promo_email',
  sms: 'userData.promo_sms',
} as const satisfies Partial<Record<Consent['clase'], string>>;

/**
 * What nobody does in its owner's name: move the address, or agree to offers, which they may only take back (Regulation
 * (EU) 2016/679, article 4.11).
 */
const refuseInTheirName = async (context: CallContext, moves: boolean, answers: readonly Consent[]) => {
  if ((await context.impersonator()) === null) return undefined;
  if (moves) return refuse('solo-titular');
  const given = answers.flatMap(({ clase, dado }) => (dado && clase !== 'privacidad' ? [offers[clase]] : []));
  if (given.length === 0) return undefined;
  return invalid(Object.fromEntries(given.map((field) => [field, 'consentimiento-ajeno'] as const)));
};

/** Changes what an account knows of its owner, all or nothing. */
export const updateProfile = async (context: CallContext, account: Account, wish: Wish) => {
  const { database, clock, language, address, config } = context;
  const now = clock();
  const today = dayOnTheWall(now);
  const wrong = validateProfile(formOf(wish), { blocked: await readBlocklists(database), today });
  const errors: [string, RefusalCode][] = Object.entries(wrong).map(([field, code]) => [
    fields[field as keyof ProfileForm],
    code,
  ]);
  if (errors.length > 0) return invalid(Object.fromEntries(errors));
  const profile = await profileOf(database, account.id);
  const document = wish.userData?.dni?.toUpperCase().replace(/[\s.\-/]/g, '');
  if (document && !isShown(document, profile))
    return refuse('documento-por-telefono', { telefono: config.site.telefono });
  const email = wish.userData?.email ? assertRead(readEmail(wish.userData.email)) : account.email;
  const moves = normaliseEmail(email) !== normaliseEmail(account.email);
  const answers = newAnswers(wish, profile);
  const probe =
    (await refuseInTheirName(context, moves, answers)) ??
    (moves ? await mayMove(context, account, wish.password) : undefined);
  if (isRefusal(probe)) return probe;
  const taken = invalid({ 'userData.email': 'email-ya-registrado' });
  const write = async (tx: Database) => {
    if (moves && !(await moveTo(tx, context, account, email))) return taken;
    await writeProfile(tx, account.id, afterWish(account, profile, wish, today));
    await keepConsents(tx, { accountId: account.id, idioma: language, now }, answers);
    if (answers.some(({ clase }) => clase === 'email')) await followMailOffers(tx, account.id, now);
    return { updateSuccess: true as const };
  };
  const done = await unlessTaken(taken, async () => await transactionUnlessRefused(database, write));
  if (isRefusal(done)) return done;
  await probe?.foundNobody();
  if (moves) recordSecurityEvent(context, 'email-changed', { account: account.id, address });
  return done;
};

/** Whether it is the document that the account has, whole or as it is shown. */
const isShown = (sent: string, { documento }: Profile): boolean =>
  documento !== null && (sent === documento.numero || /^•+/.test(sent));
