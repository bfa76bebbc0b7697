import type { profiles } from '#contract/profiles.ts';
import { mayActFor } from '#domain/access/may-act-for.ts';
import { isSignedIn } from '#domain/access/is-signed-in.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { unlessTaken } from '../database/unless-taken.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { findAccount } from './accounts-store.ts';
import { profileOf, writeDocument } from './profiles-store.ts';
import { showAccount } from './show-account.ts';
import { typedIdentity } from './typed-identity.ts';
import { updateProfile } from './update-profile.ts';

const showOwn = async ({ database, language, impersonator }: CallContext, id: string) => {
  const account = await findAccount(database, id);
  if (!account) return refuse('sin-permiso');
  return await showAccount(database, account, language, (await impersonator()) === null);
};

export const profilesHandlers = {
  updateUser: async (context, { params: { id }, body }) => {
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const done = await updateProfile(context, account, body);
    if (isRefusal(done)) return done;
    const shown = await showOwn(context, id);
    return isRefusal(shown) ? shown : { ...shown, ...done };
  },

  addClient: async (context, { body }) => {
    const actor = await context.actor();
    if (!isSignedIn(actor)) return refuse('sin-sesion');
    const id = body.idUser ?? actor.accountId;
    if (!mayActFor(actor, id)) return refuse('sin-permiso');
    const read = typedIdentity(body);
    if (isRefusal(read)) return invalid({ numero_documento: read.refusal });
    const { database, config } = context;
    const { telefono } = config.site;
    const { documento } = await profileOf(database, id);
    const isSame = documento?.numero === read.numero && documento.pais === read.pais;
    if (documento && !isSame) return refuse('documento-por-telefono', { telefono });
    if (!documento) {
      const ajeno = refuse('documento-ajeno', { telefono });
      const kept = await unlessTaken(ajeno, async () => await writeDocument(database, id, read));
      if (kept !== true) return ajeno;
    }
    const shown = await showOwn(context, id);
    return isRefusal(shown) ? shown : { user: shown.user, userData: shown.userData };
  },
} satisfies Pick<Handlers, keyof typeof profiles>;
