import { refuse, type Refusal } from '../refusal.ts';
import { readDocument, type DocumentKind } from './tax-id.ts';

export const documentKinds = ['DNI', 'NIE', 'NIF', 'NRT', 'PASAPORTE'] as const satisfies readonly DocumentKind[];

/** Who somebody is by a paper: what it is called, the country that gave it (ISO 3166-1), and its number. */
export interface Identity {
  readonly tipo: DocumentKind;
  readonly pais: string;
  readonly numero: string;
}

export type IdentityRefusal = 'campo-obligatorio' | 'documento-largo' | 'documento-pais' | 'nif-no-valido';

/** No document has more. */
const longest = 20;

/** Only Andorra gives an NRT, and only Spain the others; a passport is any country's. */
const isOf = (tipo: DocumentKind, pais: string): boolean =>
  tipo === 'PASAPORTE' ? /^[A-Z]{2}$/.test(pais) : pais === (tipo === 'NRT' ? 'AD' : 'ES');

/** Reads a document that its owner names (spec A34). An empty one cannot be looked at (spec A35). */
export const readIdentity = ({ tipo, pais, numero }: Identity): Identity | Refusal<IdentityRefusal> => {
  if (numero.trim() === '') return refuse('campo-obligatorio');
  if (numero.trim().length > longest) return refuse('documento-largo');
  if (!isOf(tipo, pais)) return refuse('documento-pais');
  const read = readDocument(tipo, numero);
  return typeof read === 'string' ? { tipo, pais, numero: read } : read;
};

/** `•••••678Z`: enough for its owner to know it by. */
export const hiddenDocument = (numero: string): string => numero.slice(-4).padStart(numero.length, '•');

/** That there is one, to whoever may not see it. */
export const unseenDocument = '••••••••';
