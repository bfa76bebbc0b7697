import { refuse, type Refusal } from '../refusal.ts';
import type { Pais } from './postcode.ts';

/** DNI and NIE of persons, KLM of persons without either, CIF of entities, NRT of Andorra. */
type TaxIdKind = 'DNI' | 'NIE' | 'KLM' | 'CIF' | 'NRT';

export interface TaxId {
  readonly kind: TaxIdKind;
  /** Capitals and digits only. */
  readonly numero: string;
  readonly pais: Pais;
}

const letterOf = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] ?? '';

/** Luhn over the seven digits; some entities write the control as a digit, some as a letter, the rest as either. */
const isCif = (numero: string): boolean => {
  const kind = numero[0] ?? '';
  const sum = Array.from(numero.slice(1, 8)).reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const [digit, letter, written] = [String(control), 'JABCDEFGHI'[control], numero[8]];
  if ('ABEH'.includes(kind)) return written === digit;
  if ('NPQRSW'.includes(kind)) return written === letter;
  return written === digit || written === letter;
};

/** Andorra does not publish its control letter; F goes up to 699999, A and L run from 700000 to 799999. */
const isNrt = (numero: string): boolean => {
  const digits = Number(numero.slice(1, 7));
  if (numero.startsWith('F')) return digits <= 699_999;
  return /^[AL]/.test(numero) ? digits >= 700_000 && digits <= 799_999 : true;
};

const kinds: readonly (readonly [TaxIdKind, RegExp, (numero: string) => boolean])[] = [
  ['DNI', /^\d{8}[A-Z]$/, (numero) => letterOf(numero.slice(0, 8)) === numero[8]],
  [
    'NIE',
    /^[XYZ]\d{7}[A-Z]$/,
    (numero) => letterOf(`${'XYZ'.indexOf(numero[0] ?? '')}${numero.slice(1, 8)}`) === numero[8],
  ],
  ['KLM', /^[KLM]\d{7}[A-Z]$/, (numero) => letterOf(numero.slice(1, 8)) === numero[8]],
  ['CIF', /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/, isCif],
  ['NRT', /^[ACDEFGLOPU]\d{6}[A-Z]$/, isNrt],
];

/** Reads a tax number of Spain (RD 1065/2007, Orden EHA/451/2008) or of Andorra, with its control character. */
export const readTaxId = (typed: string): TaxId | Refusal<'nif-no-valido'> => {
  const numero = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  const found = kinds.find(([, format]) => format.test(numero));
  if (!found?.[2](numero)) return refuse('nif-no-valido');
  return { kind: found[0], numero, pais: found[0] === 'NRT' ? 'AD' : 'ES' };
};

/** Kinds of identity document that a person can give. */
export type DocumentKind = 'DNI' | 'NIE' | 'NIF' | 'NRT' | 'PASAPORTE';

const taxIdKinds: Readonly<Record<Exclude<DocumentKind, 'PASAPORTE'>, readonly TaxIdKind[]>> = {
  DNI: ['DNI'],
  NIE: ['NIE'],
  NIF: ['DNI', 'NIE', 'KLM', 'CIF'],
  NRT: ['NRT'],
};

/** Reads a document of the kind that its owner named; a passport has no control, only 3 to 20 letters and digits. */
export const readDocument = (kind: DocumentKind, typed: string): string | Refusal<'nif-no-valido'> => {
  if (kind === 'PASAPORTE') {
    const numero = typed.toUpperCase().replace(/[\s-]/g, '');
    return /^[A-Z0-9]{3,20}$/.test(numero) ? numero : refuse('nif-no-valido');
  }
  const found = readTaxId(typed);
  return 'numero' in found && taxIdKinds[kind].includes(found.kind) ? found.numero : refuse('nif-no-valido');
};
