import { refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { nameAction } from '../database/signed-by.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import { refusePlate } from '../booking/refuse-plate.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { Runtime, CallRefusal } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { tellOrdersMoved } from '../orders/tell-moved.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { closeChange, takeProposal, type ChangeRow, type OrderedRow } from './change-requests-store.ts';
import { releaseAll } from './request-change.ts';

/** Moves the appointment to a time that is held for it, frees the others and tells the customer. */
export const acceptChange = async (
  { database, clock }: Runtime,
  change: ChangeRow,
  row: OrderedRow,
  { token, accountId }: { readonly token: string; readonly accountId: string | null },
): Promise<CallRefusal<'answerChange'> | undefined> => {
  if (!change.proposals.some((each) => each.token === token)) return refuse('reserva-caducada');
  const refused = await transactionUnlessRefused(database, async (tx) => {
    if (accountId !== null) await nameAction(tx, randomUUID());
    if (!(await closeChange(tx, { id: change.id, status: 'aceptada', accountId }, clock())))
      return refuse('cambio-cerrado');
    const codigo = await takeProposal(tx, { citaId: change.citaId, token });
    if (codigo === 'matricula-ya-citada') return refusePlate(row.matricula, row.alias);
    if (codigo !== null) return refuse(codigo === 'cita-no-existe' ? 'cambio-cerrado' : codigo);
    await notifyFreed(tx, change.codTienda, clock());
    await tellOrdersMoved(tx, change.citaId, { pedida: true });
    return undefined;
  });
  if (refused) return refused;
  forgetOccupancy(database, change.codTienda);
  return undefined;
};

/** Ends a question without another time: the times that were held are free, and the customer is told. */
export const endChange = async (
  runtime: Runtime,
  change: ChangeRow,
  end: {
    readonly status: 'rechazada' | 'caducada' | 'retirada';
    readonly frase?: string | null;
    readonly accountId?: string | null;
    readonly tell: { readonly destinatario: string; readonly idioma: 'es' | 'ca' } | null;
  },
): Promise<Refusal<'cambio-cerrado'> | undefined> => {
  const { database, clock } = runtime;
  const { tell, ...close } = end;
  const closed = await database.transaction(async (tx) => {
    if (!(await closeChange(tx, { id: change.id, ...close }, clock()))) return false;
    if (tell) await queueMail(tx, { template: 'cambio-cerrado', ...tell, datos: { solicitud: change.id } });
    return true;
  });
  if (!closed) return refuse('cambio-cerrado');
  await releaseAll(runtime, change.proposals);
  return undefined;
};
