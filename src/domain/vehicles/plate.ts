import { refuse, type Refusal } from '../refusal.ts';

type PlateKind =
  | 'actual'
  | 'ciclomotor'
  | 'especial'
  | 'remolque'
  | 'historico'
  | 'turistica'
  | 'temporal'
  | 'provincial'
  | 'antigua'
  | 'andorrana'
  | 'francesa'
  | 'portuguesa';

export interface Plate {
  /** Capitals and digits only: the form that is stored and compared. */
  readonly matricula: string;
  readonly kind: PlateKind;
  readonly pais: 'ES' | 'AD' | 'FR' | 'PT';
  /** Another country has plates of this form too, and nobody said which one it is: ask. */
  readonly ambiguous: boolean;
}

const letters = '[BCDFGHJKLMNPRSTVWXYZ]{3}';
const provinces = `A|AB|AL|AV|B|BA|BI|BU|C|CA|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|OU|P|PM|PO|S|SA|SE|SG|SO|SS|T|TE|TF|TO|V|VA|VI|Z|ZA`;
const french = '[A-HJ-NP-TV-Z]{2}';

/**
 * Every form in the order in which they are tried, with how its parts are set apart (RD 2822/1998; Andorra since
 * 1989). The Portuguese 00-00-AA is left out: here it is a Spanish plate with a letter missing.
 */
const forms: readonly (readonly [PlateKind, Plate['pais'], RegExp, separator: string])[] = [
  ['actual', 'ES', new RegExp(`^(\\d{4})(${letters})$`), ' '],
  ['ciclomotor', 'ES', new RegExp(`^(C)(\\d{4})(${letters})$`), '-'],
  ['especial', 'ES', new RegExp(`^(E)(\\d{4})(${letters})$`), '-'],
  ['remolque', 'ES', new RegExp(`^(R)(\\d{4})(${letters})$`), '-'],
  ['historico', 'ES', new RegExp(`^(H)(\\d{4})(${letters})$`), '-'],
  ['turistica', 'ES', new RegExp(`^(T)(\\d{4})(${letters})$`), '-'],
  ['temporal', 'ES', new RegExp(`^([PSV])(\\d{4})(${letters})$`), '-'],
  ['provincial', 'ES', new RegExp(`^(${provinces})(\\d{4})([A-Z]{1,2})$`), '-'],
  ['especial', 'ES', new RegExp(`^(${provinces})(\\d{5})(VE)$`), '-'],
  ['andorrana', 'AD', /^([A-Z]\d{4})$/, ''],
  ['andorrana', 'AD', /^(MT)(\d{4})$/, ' '],
  ['antigua', 'ES', new RegExp(`^(${provinces})(\\d{4,6})$`), '-'],
  ['francesa', 'FR', new RegExp(`^(${french})(\\d{3})(${french})$`), '-'],
  ['portuguesa', 'PT', /^([A-Z]{2})(\d{2})([A-Z]{2})$/, '-'],
  ['portuguesa', 'PT', /^(\d{2})([A-Z]{2})(\d{2})$/, '-'],
];

/** Until 1989 Andorra gave plain numbers. */
const plainNumber = /^\d{1,5}$/;

/** A plate without its spaces, hyphens, dots and accents. Two plates are the same when these are (db/functions/normal_plate.sql). */
export const normalisePlate = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

const formsOf = (matricula: string, pais: 'ES' | 'AD' | undefined) => {
  const fitting = forms.filter(([, , form]) => form.test(matricula));
  return { fitting, found: fitting.find(([, country]) => country === pais) ?? fitting[0] };
};

/**
 * Recognises a plate by its form. The country, where the visitor said it, decides between forms that two
 * countries share: A1234 is Andorran, or of Alicante before 1971.
 */
export const recognisePlate = (typed: string, pais?: 'ES' | 'AD'): Plate | Refusal<'matricula-no-valida'> => {
  const matricula = normalisePlate(typed);
  const { fitting, found } = formsOf(matricula, pais);
  if (found) {
    const [kind, country] = found;
    return {
      matricula,
      kind,
      pais: country,
      ambiguous: pais === undefined && fitting.some(([, other]) => other !== country),
    };
  }
  if (pais === 'AD' && plainNumber.test(matricula)) return { matricula, kind: 'andorrana', pais, ambiguous: false };
  return refuse('matricula-no-valida');
};

/** A plate as people read it: `1234 BCD`, `B-1234-AB`, `A1234`; what has no known form stays as it is kept. */
export const printPlate = (typed: string, pais?: 'ES' | 'AD'): string => {
  const matricula = normalisePlate(typed);
  const { found } = formsOf(matricula, pais);
  if (!found) return matricula;
  const [, , form, separator] = found;
  return form.exec(matricula)?.slice(1).join(separator) ?? matricula;
};

/** What somebody meant who typed the letters O and I for figures; offered, never taken for granted. */
export const suggestPlate = (typed: string): string | undefined => {
  const meant = normalisePlate(typed).replaceAll('O', '0').replaceAll('I', '1');
  const plate = recognisePlate(meant);
  return meant !== normalisePlate(typed) && 'kind' in plate && plate.kind === 'actual' ? printPlate(meant) : undefined;
};

/**
 * The form that plate fields for motorcycles ask for: letters, digits and hyphens only (spec A38). The
 * spaces that people set between them are left out.
 */
export const isMotorcyclePlateForm = (typed: string): boolean =>
  /^[A-Z0-9-]*[A-Z0-9][A-Z0-9-]*$/i.test(typed.replaceAll(' ', ''));
