import type { Language } from '#domain/language.ts';
import { fragment } from '../database/sql.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly telefono: string;
  readonly codigo_postal: string;
  readonly provincia: string | null;
  readonly idioma: Language;
  readonly permiso_comercial: boolean;
  readonly rol: 'cliente' | 'profesional' | 'taller' | 'operador' | 'administrador';
}

/** The columns of `Account`; the password's hash never leaves the store by accident. */
export const accountColumns = fragment`account.id, account.email, account.nombre, account.apellidos, account.telefono,
  account.codigo_postal, account.provincia, account.idioma, account.permiso_comercial, account.rol`;
