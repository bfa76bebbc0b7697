/** A text in small letters, without accents: `Álava` is `alava`, `Ñ` is `n`. */
export const foldAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
