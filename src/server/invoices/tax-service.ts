import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import type { Fecha } from '#domain/booking/calendar.ts';
import { dateText } from '#domain/invoices/verifactu/literals.ts';
import { firstWait } from '#domain/invoices/verifactu/sending.ts';
import { minuteMs } from '#domain/time.ts';
import { localTime } from '../booking/local-time.ts';
import type { Runtime } from '../runtime.ts';
import { issuerZone } from './issuer-zone.ts';
import { keepKnown, readKnown } from './stand-in-store.ts';
import { invoiceKey, judge } from './verifactu/judge.ts';

/** A message of one issuer, and the invoices that it names. */
export interface TaxMessage {
  readonly nif: string;
  readonly document: string;
  readonly facturas: readonly { readonly numero: string; readonly fecha: Fecha }[];
}

/** Takes a message to the tax agency's service, or to who stands in for it; answers with its document. */
export type TaxService = (message: TaxMessage) => Promise<string>;

/** Shorter than a worker's claim of its job. */
const answerWithinMs = minuteMs;
/** A thousand lines of an answer fit four times. */
const mostBytes = 4_000_000;

/**
 * The service itself. It knows the issuer by the certificate of the connection; a refusal of the whole message comes with
 * status 500 (SOAP 1.1), so the status says nothing that the document does not say better.
 */
const overNetwork =
  (address: string, certificate: string | undefined, passphrase: string | undefined): TaxService =>
  async ({ document }) => {
    const url = new URL(address);
    const pfx = certificate === undefined ? undefined : await readFile(certificate);
    return await new Promise<string>((resolve, reject) => {
      const ask = url.protocol === 'http:' ? overHttp : overTls;
      const asked = ask(
        url,
        {
          method: 'POST',
          headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
          signal: AbortSignal.timeout(answerWithinMs),
          ...(pfx ? { pfx, passphrase, minVersion: 'TLSv1.2' as const } : {}),
        },
        (response) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            bytes += part.byteLength;
            if (bytes > mostBytes) asked.destroy(new Error('the answer is too long'));
            else parts.push(part);
          });
          response.on('error', reject);
          response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
        },
      );
      asked.on('error', reject);
      asked.end(document);
    });
  };

/** Judges each message as the service would, and remembers it in the database. */
const standIn =
  ({ database, clock }: Pick<Runtime, 'database' | 'clock'>): TaxService =>
  async ({ nif, document, facturas }) =>
    await database.transaction(async (tx) => {
      const keys = facturas.map(({ numero, fecha }) => invoiceKey(nif, numero, dateText(fecha)));
      const known = await readKnown(tx, nif, keys);
      const now = clock();
      const { respuesta, ultimo, cambios } = judge(document, known, {
        now,
        hoy: localTime(now, issuerZone.ES).fecha,
        espera: firstWait,
        csv: randomBytes(8).toString('hex').toUpperCase(),
      });
      await keepKnown(tx, nif, ultimo, cambios);
      return respuesta;
    });

/** Where records go; null where no chain is kept. */
export const openTaxService = (runtime: Pick<Runtime, 'config' | 'database' | 'clock'>): TaxService | null => {
  const { service } = runtime.config.invoices;
  switch (service.clase) {
    case 'off':
      return null;
    case 'stand-in':
      return standIn(runtime);
    case 'servicio':
      return overNetwork(service.url, service.certificate, service.passphrase);
  }
};
