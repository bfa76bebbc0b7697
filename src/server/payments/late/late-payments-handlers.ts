import type { latePayments } from '#contract/late-payments.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../../runtime.ts';
import { acceptLateTime } from './accept-late-time.ts';
import { findLatePayment } from './late-payments-store.ts';
import { returnLatePayment } from './return-late-payment.ts';
import { showLatePayment } from './show-late-payment.ts';

export const latePaymentsHandlers = {
  readLatePayment: async (context, { params: { oferta }, query: { dia } }) => {
    const late = await findLatePayment(context.database, oferta);
    return late ? await showLatePayment(context, late, dia ?? null) : refuse('no-existe');
  },

  acceptLateTime: async (context, { params: { oferta }, body: { date, time } }) => {
    const late = await findLatePayment(context.database, oferta);
    if (!late) return refuse('no-existe');
    const refused = await acceptLateTime(context, late, { fecha: date, hora: time });
    if (refused) return refused;
    return await showLatePayment(context, (await findLatePayment(context.database, oferta)) ?? late, null);
  },

  returnLatePayment: async (context, { params: { oferta } }) => {
    await returnLatePayment(context, oferta, 'pedida');
    const late = await findLatePayment(context.database, oferta);
    if (!late) return refuse('no-existe');
    return late.decision === 'hora' ? refuse('oferta-cerrada') : await showLatePayment(context, late, null);
  },
} satisfies Pick<Handlers, keyof typeof latePayments>;
