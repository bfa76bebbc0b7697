import type { RecordVerdict } from '#domain/invoices/verifactu/next-step.ts';
import { mostRecords } from '#domain/invoices/verifactu/sending.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { recordColumns, type RecordRow } from './records-store.ts';

/** Issuers that have something to send. */
export const issuersWaiting = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{ nif: string }>(sql`select distinct nif from billing_sending where estado = 'pendiente'`);
  return rows.map(({ nif }) => nif);
};

/** An issuer's way to the agency: when its last message left, and how that went. */
export interface Channel {
  readonly ultimo: Date | null;
  readonly espera: number;
  readonly fallos: number;
}

/** Takes an issuer's way for this worker alone; undefined where another one has it. */
export const takeChannel = async (
  db: Database,
  nif: string,
  { now, deadSince }: { readonly now: Date; readonly deadSince: Date },
): Promise<Channel | undefined> =>
  await db.maybeOne(sql`
    insert into billing_channel (nif, tomada) values (${nif}, ${now}::timestamptz)
    on conflict (nif) do update set tomada = excluded.tomada
      where billing_channel.tomada is null or billing_channel.tomada < ${deadSince}::timestamptz
    returning ultimo, espera, fallos`);

export const leaveChannel = async (db: Database, nif: string): Promise<void> => {
  await db.run(sql`update billing_channel set tomada = null where nif = ${nif}`);
};

/** How the message went that left at `ultimo`. */
export const noteTaxMessage = async (
  db: Database,
  nif: string,
  { ultimo, espera, fallos }: { readonly ultimo: Date; readonly espera: number; readonly fallos: number },
): Promise<void> => {
  await db.run(sql`
    update billing_channel set ultimo = ${ultimo}::timestamptz, espera = ${espera}::int, fallos = ${fallos}::int, tomada = null
    where nif = ${nif}`);
};

/** The oldest records of an issuer that wait, as many as one message holds. */
export const recordsWaiting = async (db: Database, nif: string): Promise<RecordRow[]> =>
  await db.rows(sql`
    select ${recordColumns} from billing_sending s
    join billing_record r on r.nif = s.nif and r.orden = s.orden join invoice i on i.numero = r.numero
    where s.nif = ${nif} and s.estado = 'pendiente' order by s.orden limit ${mostRecords}::int`);

/** What became of one record. */
export interface SentRecord {
  readonly orden: number;
  readonly estado: 'pendiente' | 'aceptado' | 'subsanado' | 'revisar';
  readonly veredicto: RecordVerdict['estado'] | null;
  readonly codigo: number | null;
  readonly descripcion: string | null;
}

export const noteSent = async (
  tx: Database,
  nif: string,
  sent: readonly SentRecord[],
  { csv, now }: { readonly csv: string | null; readonly now: Date },
): Promise<void> => {
  await tx.run(sql`
    update billing_sending s set estado = w.estado, veredicto = w.veredicto, codigo = w.codigo, descripcion = w.descripcion,
      csv = ${csv}, enviado = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as w(orden bigint, estado text, veredicto text, codigo int, descripcion text)
    where s.nif = ${nif} and s.orden = w.orden`);
};

/** What the agency said of an invoice's records, the newest first. */
export interface RecordState {
  readonly nif: string;
  readonly orden: number;
  readonly clase: 'alta' | 'anulacion';
  readonly generado: string;
  readonly estado: SentRecord['estado'];
  readonly veredicto: RecordVerdict['estado'] | null;
  readonly codigo: number | null;
  readonly descripcion: string | null;
  readonly enviado: Date | null;
}

export const recordStates = async (db: Database, numero: string): Promise<RecordState[]> =>
  await db.rows(sql`
    select r.nif, r.orden, r.clase, r.generado, s.estado, s.veredicto, s.codigo, s.descripcion, s.enviado
    from billing_record r join billing_sending s on s.nif = r.nif and s.orden = r.orden
    where r.numero = ${numero} order by r.orden desc limit 20`);

/** A new record stands in the place of one that a person looked at. */
export const closeReview = async (tx: Database, numero: string): Promise<number> =>
  await tx.run(sql`
    update billing_sending s set estado = 'subsanado' from billing_record r
    where r.nif = s.nif and r.orden = s.orden and r.numero = ${numero} and s.estado = 'revisar'`);
