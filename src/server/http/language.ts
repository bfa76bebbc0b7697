import type { Language } from '#domain/language.ts';

/** The first of our languages that an `Accept-Language` header prefers; Spanish when it names none. */
export const languageOf = (header: string | undefined): Language => {
  if (!header) return 'es';
  let best: { language: Language; weight: number } | undefined;
  for (const part of header.split(',', 10)) {
    const [tag = '', weight = ''] = part.trim().toLowerCase().split(';q=');
    const language = tag.startsWith('ca') ? 'ca' : tag.startsWith('es') ? 'es' : undefined;
    const value = weight === '' ? 1 : Number(weight) || 0;
    if (language && value > (best?.weight ?? 0)) best = { language, weight: value };
  }
  return best?.language ?? 'es';
};
