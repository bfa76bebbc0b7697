import {
  repairOf,
  stepsAfter,
  unknownRecipient,
  type RecordStep,
  type RecordVerdict,
  type ServiceAnswer,
} from '#domain/invoices/verifactu/next-step.ts';
import { nextMessage, nextMessageAt } from '#domain/invoices/verifactu/sending.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { addRecord } from './add-record.ts';
import { billingSystem } from './billing-system.ts';
import { recordOf, type RecordRow } from './records-store.ts';
import {
  issuersWaiting,
  leaveChannel,
  noteTaxMessage,
  noteSent,
  recordsWaiting,
  takeChannel,
  type Channel,
  type SentRecord,
} from './sending-store.ts';
import type { TaxService } from './tax-service.ts';
import { readAnswer } from './verifactu/read-answer.ts';
import { writeMessage } from './verifactu/write-message.ts';

/** A worker that has not ended a message by then is taken for dead: longer than any answer is waited for. */
const deadAfterMs = 120_000;

const states = {
  aceptado: 'aceptado',
  subsanar: 'subsanado',
  revisar: 'revisar',
  reintentar: 'pendiente',
} as const satisfies Record<RecordStep, SentRecord['estado']>;

/** A record that mends by itself does so once, and only that an invoice was issued is mended so. */
const stepOf = ({ marcas, clase }: RecordRow, paso: RecordStep): RecordStep =>
  paso === 'subsanar' && (marcas.repara || clase === 'anulacion') ? 'revisar' : paso;

/** Writes what the service said of each record, and what follows from it, at the end of the chain. */
const carryOut = async (
  tx: Database,
  runtime: Runtime,
  sent: readonly RecordRow[],
  answer: ServiceAnswer,
  now: Date,
): Promise<void> => {
  const steps = stepsAfter(
    sent.map(({ factura: { numero }, clase }) => ({ numero, clase })),
    answer,
  );
  const judged = sent.flatMap((row, place): { row: RecordRow; paso: RecordStep; veredicto: RecordVerdict | null }[] => {
    const step = steps[place];
    return step ? [{ row, paso: stepOf(row, step.paso), veredicto: step.veredicto }] : [];
  });
  const [first] = sent;
  if (!first) return;
  await noteSent(
    tx,
    first.nif,
    judged.map(({ row: { orden }, paso, veredicto }) => ({
      orden,
      estado: states[paso],
      veredicto: veredicto?.estado ?? null,
      codigo: veredicto?.codigo ?? (answer.clase === 'fallo' ? answer.codigo : null),
      descripcion: veredicto?.descripcion ?? (answer.clase === 'fallo' ? answer.descripcion : null),
    })),
    { csv: answer.clase === 'respuesta' ? answer.csv : null, now },
  );
  for (const { row, paso, veredicto } of judged)
    if (paso === 'subsanar')
      await addRecord(tx, runtime, 'alta', row.factura, {
        // Whatever the answer calls it, the agency has a record of the invoice.
        repara: repairOf({ aceptado: true, ultimo: 'AceptadoConErrores' }),
        noCensado: veredicto?.codigo === unknownRecipient,
      });
};

const failed = (error: unknown): ServiceAnswer => ({
  clase: 'fallo',
  codigo: null,
  descripcion: error instanceof Error ? error.message.slice(0, 300) : 'no answer',
});

const sendMessage = async (
  runtime: Runtime,
  service: TaxService,
  waiting: readonly RecordRow[],
  { espera, fallos }: Channel,
): Promise<void> => {
  const { database, clock, config, log } = runtime;
  const sent = nextMessage(waiting);
  const [first] = sent;
  if (!first) return;
  const { emisor } = first.factura;
  const document = writeMessage(emisor, sent.map(recordOf), { system: billingSystem(config), incidencia: fallos > 0 });
  const facturas = sent.map(({ factura: { numero, fecha } }) => ({ numero, fecha }));
  const answer = await service({ nif: first.nif, document, facturas }).then(readAnswer, failed);
  const now = clock();
  const unanswered = answer.clase === 'fallo' && answer.codigo === null;
  if (answer.clase === 'fallo')
    log.warn({ nif: first.nif, codigo: answer.codigo, records: sent.length }, 'the tax agency did not take a message');
  await database.transaction(async (tx) => {
    await noteTaxMessage(tx, first.nif, {
      ultimo: now,
      espera: answer.clase === 'respuesta' ? answer.espera : espera,
      fallos: unanswered || answer.clase === 'fallo' ? fallos + 1 : 0,
    });
    await carryOut(tx, runtime, sent, answer, now);
  });
};

/**
 * Sends what waits, one message an issuer and only when the last answer's wait is over. May run twice: an issuer's way is
 * one worker's at a time, and a message whose answer was lost is answered as one that came before.
 */
export const sendRecords = async (runtime: Runtime, service: TaxService): Promise<void> => {
  const { database, clock } = runtime;
  for (const nif of await issuersWaiting(database)) {
    const now = clock();
    const channel = await takeChannel(database, nif, { now, deadSince: new Date(now.getTime() - deadAfterMs) });
    if (!channel) continue;
    const waiting = await recordsWaiting(database, nif);
    const at = nextMessageAt({ ...channel, pendientes: waiting.length }, now);
    if (at === null || at > now) await leaveChannel(database, nif);
    else await sendMessage(runtime, service, waiting, channel);
  }
};
