import type { Pais } from '../accounts/postcode.ts';
import { readTaxId } from '../accounts/tax-id.ts';
import { isRefusal, type Refusal } from '../refusal.ts';

/** Whom an invoice in full is for. */
export interface Recipient {
  /** Name and surname, or the company's. */
  readonly nombre: string;
  /** Capitals and digits only. */
  readonly nif: string;
  /** Of the tax number. */
  readonly pais: Pais;
  readonly direccion: string;
  readonly cpostal: string;
  readonly poblacion: string;
  readonly provincia: string;
}

/** Billing data as an order keeps them. */
export interface BillingData {
  readonly nombre: string;
  readonly apellidos?: string | null | undefined;
  readonly nif: string;
  readonly direccion: string;
  readonly numero: string;
  readonly codigo_postal: string;
  readonly poblacion: string;
  readonly provincia: string;
}

/** Who an invoice is for, of billing data; refused where their tax number is none. */
export const recipientOf = (billing: BillingData): Recipient | Refusal<'nif-no-valido'> => {
  const taxId = readTaxId(billing.nif);
  if (isRefusal(taxId)) return taxId;
  const words = (...parts: readonly (string | null | undefined)[]) =>
    parts.flatMap((part) => part?.trim() || []).join(' ');
  return {
    nombre: words(billing.nombre, billing.apellidos),
    nif: taxId.numero,
    pais: taxId.pais,
    direccion: [billing.direccion.trim(), billing.numero.trim()].filter((part) => part !== '').join(', '),
    cpostal: billing.codigo_postal.trim(),
    poblacion: billing.poblacion.trim(),
    provincia: billing.provincia.trim(),
  };
};
