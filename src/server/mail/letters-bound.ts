import type { Limit } from '#contract/endpoint.ts';
import { personOfEmail } from '#domain/accounts/same-person.ts';
import { hourMs } from '#domain/time.ts';
import { createHash } from 'node:crypto';
import type { Runtime } from '../runtime.ts';
import { claimCall, giveBackCall } from '../security/shared-limit-store.ts';
import type { MailRow } from './mail-store.ts';
import type { MailTemplate } from './new-mail.ts';

/**
 * Letters that somebody can have sent to an address by typing it, without having shown that it is theirs. The others are
 * of money that came, go to workshops, or are the one answer to a wish that the address itself confirmed.
 */
const typedInto: Readonly<Record<MailTemplate, boolean>> = {
  confirmacion: true,
  cancelacion: true,
  disponible: true,
  'cita-confirmada': true,
  'cita-cambiada': true,
  'cita-anulada': true,
  'cambio-recibido': true,
  'espera-apuntada': true,
  'busqueda-guardada': true,
  'boletin-confirmar': true,
  'caso-recibido': true,
  // Once its address confirmed it.
  'boletin-alta': false,
  // Bounded by the job that writes them; an address confirmed it, or is its editor's.
  boletin: false,
  'boletin-prueba': false,
  // Once a day at most, to those whom the chain named.
  'comunicacion-nueva': false,
  // Written by staff, one by one.
  'caso-contestado': false,
  'caso-cerrado': false,
  'opinion-retenida': false,
  'cuenta-creada': true,
  'correo-por-probar': true,
  'clave-olvidada': true,
  // Whoever registers with an address may ask.
  'datos-listos': true,
  'datos-por-preparar': true,
  recordatorio: true,
  opinion: true,
  'opinion-producto': true,
  // Bounded by itself, and worthless when it is late.
  'codigo-correo': false,
  'clave-cambiada': false,
  'correo-cambiado': false,
  'acceso-nuevo': false,
  suplantacion: false,
  desistimiento: false,
  'seguridad-cambiada': false,
  devolucion: false,
  factura: false,
  'pago-tardio': false,
  'cita-de-pedido-cambiada': false,
  'cambio-pedido': false,
  'cambio-cerrado': false,
  'espera-plaza': false,
  // Only to an address that its owner proved.
  'toca-coche': false,
};

/** A letter that had to wait so long is not sent any more. */
const longestWaitMs = 6 * hourMs;

export type MaySend =
  | { readonly now: true; readonly notSent: () => Promise<void> }
  | { readonly now: false; readonly again: Date | null };

const free: MaySend = { now: true, notSent: async () => {} };

/**
 * Whether a letter may leave now: so many an hour to one person, however their address is written, who may never have
 * asked for any. Above, it waits for the next hour; `again` is null where it has waited too long.
 */
export const maySend = async ({ database, config, clock }: Runtime, mail: MailRow): Promise<MaySend> => {
  if (!config.rateLimit || !typedInto[mail.template]) return free;
  const limit: Limit = { calls: config.mail.perHour, seconds: 3600, shared: true };
  const key = `letters ${createHash('sha256').update(personOfEmail(mail.destinatario)).digest('base64url')}`;
  const now = clock();
  const claim = await claimCall(database, key, limit, now);
  if ('nth' in claim) return { now: true, notSent: async () => await giveBackCall(database, key, limit, now) };
  const again = new Date(now.getTime() + claim.wait * 1000);
  return { now: false, again: again.getTime() - mail.creado.getTime() > longestWaitMs ? null : again };
};
