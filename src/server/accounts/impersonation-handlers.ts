import { printPlate } from '#domain/vehicles/plate.ts';
import { mostCustomers, type impersonation } from '#contract/impersonation.ts';
import { impersonationCodeMinutes, mayImpersonate } from '#domain/access/impersonation.ts';
import {
  impersonationCodeLength,
  readImpersonationCode,
  writeImpersonationCode,
} from '#domain/access/impersonation-code.ts';
import { hiddenEmail } from '#domain/accounts/hidden-email.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { retryLostRace, type Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Handlers } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { findAccount } from './accounts-store.ts';
import { findCustomers } from './customers-store.ts';
import { findAppointments } from './found-appointments-store.ts';
import { insertImpersonation, useImpersonationCode } from './impersonation-store.ts';
import { newImpersonationToken } from './session-secrets.ts';
import { showAccount } from './show-account.ts';

const phoneEnd = (telefono: string): string => telefono.slice(-3).padStart(6, '•');

export const impersonationHandlers = {
  findCustomers: async (context, { body: { busca } }) => {
    const { database, account, address, clock } = context;
    const [found, citas] = await Promise.all([
      findCustomers(database, busca, mostCustomers + 1),
      findAppointments(database, busca, { most: mostCustomers, now: clock() }),
    ]);
    recordSecurityEvent(context, 'customers-searched', { account: (await account())?.id, address });
    return {
      clientes: found.slice(0, mostCustomers).map(({ id, nombre, apellidos, email, telefono, codigo_postal }) => ({
        idUser: id,
        nombre,
        apellidos,
        email: hiddenEmail(email),
        telefono: phoneEnd(telefono),
        codigo_postal,
      })),
      hayMas: found.length > mostCustomers,
      citas: citas.map((cita) => ({ ...cita, matricula: cita.matricula && printPlate(cita.matricula) })),
    };
  },

  askImpersonation: async (context, { body: { idUser, motivo } }) => {
    const { database, account, token, clock, address } = context;
    const personal = await account();
    if (!personal || token === undefined) return refuse('sin-permiso');
    const customer = await findAccount(database, idUser);
    if (!customer) return refuse('no-existe');
    const facts = { account: personal.id, customer: customer.id, address };
    if (!mayImpersonate(personal, customer)) {
      recordSecurityEvent(context, 'impersonation-refused', { ...facts, call: 'askImpersonation' });
      return refuse('sin-permiso');
    }
    const codigo = writeImpersonationCode(randomBytes(impersonationCodeLength));
    const now = clock();
    const caduca = new Date(now.getTime() + impersonationCodeMinutes * minuteMs);
    await database.transaction(async (tx) => {
      await insertImpersonation(tx, {
        id: randomUUID(),
        accountId: customer.id,
        personal: personal.id,
        token,
        motivo,
        code: codigo.replaceAll('-', ''),
        now,
        caduca,
      });
    });
    recordSecurityEvent(context, 'impersonation-asked', facts);
    return { codigo, caduca: caduca.toISOString() };
  },

  beginImpersonation: async (context, { body: { codigo } }) => {
    const { database, clock, language, address } = context;
    const now = clock();
    const code = readImpersonationCode(codigo);
    const token = newImpersonationToken();
    const begin = async (tx: Database) => {
      const used = code === undefined ? undefined : await useImpersonationCode(tx, { code, token, now });
      if (!used) return refuse('suplantacion-caducada');
      const { account, impersonator } = used;
      await queueMail(tx, {
        template: 'suplantacion',
        destinatario: account.email,
        idioma: account.idioma,
        datos: { accountId: account.id, en: now.toISOString() },
      });
      return { account, impersonator, user: (await showAccount(tx, account, language)).user };
    };
    // The session in which the code was asked for may be ending at the same moment.
    const begun = await retryLostRace(async () => await transactionUnlessRefused(database, begin));
    if (isRefusal(begun)) {
      recordSecurityEvent(context, 'impersonation-refused', { address, call: 'beginImpersonation' });
      return begun;
    }
    const { account, impersonator, user } = begun;
    recordSecurityEvent(context, 'impersonation-begun', { account: impersonator.id, customer: account.id, address });
    return { token, user };
  },
} satisfies Pick<Handlers, keyof typeof impersonation>;
