import { refuse, type Refusal } from '../refusal.ts';
import { isPostcode } from './is-postcode.ts';

/** Countries that have workshops. */
export type Pais = 'ES' | 'AD';

/** A postcode as it is kept: five digits, or `AD` and three. Spaces and hyphens do not count, nor do capitals. */
export const readPostcode = (typed: string): string | Refusal<'codigo-postal-no-valido'> => {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return isPostcode(bare) ? bare : refuse('codigo-postal-no-valido');
};

/** The country of a valid postcode. */
export const countryOfPostcode = (codigo_postal: string): Pais =>
  codigo_postal.toUpperCase().startsWith('AD') ? 'AD' : 'ES';
