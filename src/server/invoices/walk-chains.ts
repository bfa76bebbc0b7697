import { walkChain } from '#domain/invoices/verifactu/walk-chain.ts';
import { linkOf } from '#domain/invoices/verifactu/billing-record.ts';
import type { Runtime } from '../runtime.ts';
import { recordOf } from './records-store.ts';
import { sha256 } from './verifactu/sha256.ts';
import { keepWalk, recordsFrom, walksOf } from './walk-chain-store.ts';

/** So many records a walk: a chain of a million is walked once in three days. */
const slice = 2000;

/**
 * Walks the next records of every chain, and keeps where it is broken for the book rule. Each slice begins with the last
 * record of the one before, which its first is linked to; at the end it begins anew.
 */
export const walkChains = async ({ database }: Runtime): Promise<void> => {
  for (const { nif, orden } of await walksOf(database)) {
    const rows = await recordsFrom(database, nif, { from: orden, most: slice + 1 });
    const records = rows.map(recordOf);
    const [before] = orden > 0 ? records : [];
    const walked = rows.slice(before ? 1 : 0);
    const anterior = before ? { ...linkOf(before), generado: before.generado } : null;
    const breaks = walkChain(records.slice(before ? 1 : 0), anterior, sha256);
    const found = breaks.map(({ lugar, numero, motivo }) => ({ orden: walked[lugar]?.orden ?? orden, numero, motivo }));
    // A record that is not there any more leaves a place empty.
    walked.forEach((row, place) => {
      if (row.orden !== orden + place + 1 && !found.some((each) => each.orden === row.orden))
        found.push({ orden: row.orden, numero: row.factura.numero, motivo: 'encadenamiento' });
    });
    const to = walked.length < slice ? 0 : (walked.at(-1)?.orden ?? 0);
    await database.transaction(async (tx) => await keepWalk(tx, nif, { from: orden + 1, to, found }));
  }
};
