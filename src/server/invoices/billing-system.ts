import type { Config } from '../config/config.ts';
import type { BillingSystem } from './verifactu/write-message.ts';

/** Raised by its maker with what the records mean or how they are made, together with the declaration. */
export const billingVersion = '1.0';

/** The program as it names itself in each record. */
export const billingSystem = ({ invoices: { maker, installation } }: Config): BillingSystem => ({
  nombreRazon: maker.nombre,
  nif: maker.nif,
  nombre: 'Rodera',
  id: 'RD',
  version: billingVersion,
  instalacion: installation,
});
