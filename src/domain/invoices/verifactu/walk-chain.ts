import type { BillingRecord, ChainLink } from './billing-record.ts';
import { linkOf, makeAnnulment, makeRegistration } from './billing-record.ts';
import type { Sha256 } from './hash-text.ts';

export interface ChainBreak {
  /** Of the record, in the order of the chain, from 0. */
  readonly lugar: number;
  readonly numero: string;
  /** It is not linked to the one before; it is not what its hash was made of; it was made before the one before. */
  readonly motivo: 'encadenamiento' | 'huella' | 'orden';
}

const sameLink = (one: ChainLink | null, other: ChainLink | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.nif === other.nif &&
    one.numero === other.numero &&
    one.fecha === other.fecha &&
    one.huella === other.huella);

const hashOf = (record: BillingRecord, sha256: Sha256): string => {
  const { anterior, generado } = record;
  return record.clase === 'alta'
    ? makeRegistration(record.factura, { anterior, generado, sha256 }).huella
    : makeAnnulment({ ...record, emisor: record }, { anterior, generado, sha256 }).huella;
};

/**
 * Where the chain of an issuer is broken: records in the order in which they were made, from `anterior` on (null: from the
 * first). Each is made again of what its invoice says now, so a row that was changed afterwards is found.
 */
export const walkChain = (
  records: readonly BillingRecord[],
  anterior: (ChainLink & { readonly generado: string }) | null,
  sha256: Sha256,
): ChainBreak[] => {
  let link: ChainLink | null = anterior;
  // Nothing is before no moment.
  let moment = anterior ? Date.parse(anterior.generado) : Number.NaN;
  return records.flatMap((record, lugar): ChainBreak[] => {
    const found: ChainBreak['motivo'][] = [];
    if (!sameLink(record.anterior, link)) found.push('encadenamiento');
    if (hashOf(record, sha256) !== record.huella) found.push('huella');
    if (Date.parse(record.generado) < moment) found.push('orden');
    [link, moment] = [linkOf(record), Date.parse(record.generado)];
    return found.map((motivo) => ({ lugar, numero: record.numero, motivo }));
  });
};
