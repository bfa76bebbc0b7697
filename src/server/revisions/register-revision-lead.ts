import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '#contract/contract.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { readOilId } from '#domain/revisions/oil-id.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import { articlesOf } from '../catalogue/articles.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { oilsOnSale } from './oils-on-sale.ts';
import { insertCarRevisionLead } from './revision-leads-store.ts';

/** Keeps that a revision was asked for: the car and what was chosen. */
export const registerRevisionLead = async (
  context: CallContext,
  { body }: Input<'registerRevisionLead'>,
): Promise<Answer<'registerRevisionLead'> | Refusal<'datos-no-validos'>> => {
  const plate = recognisePlate(body.matricula);
  if (isRefusal(plate)) return invalid({ matricula: plate.refusal });
  const cpostal = body.postCode ? readPostcode(body.postCode) : null;
  const chosen = body.aceite == null ? undefined : readOilId(body.aceite);
  const oil = chosen && oilsOnSale(await articlesOf(context)).find(({ cans }) => cans.includes(chosen.producto));
  const idLead = randomUUID();
  const { database, clock, language } = context;
  const account = await context.account();
  const lead = {
    idLead,
    email: account?.email ?? null,
    codigo_postal: isRefusal(cpostal) ? null : cpostal,
    origen: body.origen ?? 'revision',
    idioma: language,
    busqueda: {
      matricula: plate.matricula,
      kms: body.kms,
      aceite: oil ? `${oil.nombre} ${oil.sae}` : null,
      revision: body.revision ?? null,
      device: body.device ?? null,
    },
  };
  await insertCarRevisionLead(database, lead, clock());
  return { idLead };
};
