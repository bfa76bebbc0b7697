import { refuse, type Refusal } from '../refusal.ts';

/** Countries that have workshops. */
export type Pais = 'ES' | 'AD';

const spanish = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const andorran = /^AD[1-7]\d{2}$/;

/** A postcode as it is kept: five digits, or `AD` and three. Spaces and hyphens do not count, nor do capitals. */
export const readPostcode = (typed: string): string | Refusal<'codigo-postal-no-valido'> => {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return spanish.test(bare) || andorran.test(bare) ? bare : refuse('codigo-postal-no-valido');
};

/** The country of a valid postcode. */
export const countryOfPostcode = (codigo_postal: string): Pais =>
  codigo_postal.toUpperCase().startsWith('AD') ? 'AD' : 'ES';
