import type { MotoSearch } from '#domain/finder/moto-search.ts';
import type { useMotoTexts } from './texts.ts';

type Texts = ReturnType<typeof useMotoTexts>;

/** `125`, or that it has none. */
export const engineText = (t: Texts, cilindrada: string): string =>
  cilindrada === 'electrica' ? t.electrica : t.cc(cilindrada);

/** `2014-2020` as people say it; `2014-` is still made. */
export const yearsText = (t: Texts, fabricacion: string): string => {
  const [from = '', to = ''] = fabricacion.split('-');
  return to === '' ? t.desde(from) : from === to ? from : t.entre(from, to);
};

/** `Yamaha MT-07`; empty for a search by size. */
export const motoName = ({ marca, modelo }: Pick<MotoSearch, 'marca' | 'modelo'>): string =>
  [marca, modelo].filter(Boolean).join(' ');
