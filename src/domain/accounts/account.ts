import type { Language } from '../language.ts';

/** Who is signed in, as every call knows them. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly telefono: string;
  readonly codigo_postal: string;
  /** Code of the postcode's province. */
  readonly provincia: string | null;
  readonly idioma: Language;
  readonly permiso_comercial: boolean;
  /** When its owner showed that the address is theirs. */
  readonly email_probado: Date | null;
  readonly rol: 'cliente' | 'profesional' | 'taller' | 'operador' | 'administrador';
}
