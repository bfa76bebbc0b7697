import { foldAccents } from './fold-accents.ts';

/** A name as part of an address: small letters, digits and hyphens. `Primacy 4+` is `primacy-4-plus`, `Škoda` is `skoda`. */
export const slugOf = (name: string): string =>
  foldAccents(name)
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
