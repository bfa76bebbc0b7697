import type { Language } from '#domain/language.ts';

/** In which language a workshop is written to: Catalan where it is the official one. */
export const workshopLanguage = ({ pais }: { readonly pais: 'ES' | 'AD' }): Language => (pais === 'AD' ? 'ca' : 'es');
