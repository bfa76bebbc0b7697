/** A name as part of an address: small letters, digits and hyphens. `Primacy 4+` is `primacy-4-plus`, `Škoda` is `skoda`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
