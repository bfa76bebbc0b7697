import type { districts } from '#contract/cases.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { districtOf } from '#domain/workshops/district.ts';
import type { Handlers } from '../runtime.ts';

export const districtsHandlers = {
  readDistrict: async ({ language }, { params: { x } }) => {
    const codigo_postal = readPostcode(x);
    if (isRefusal(codigo_postal)) return codigo_postal;
    const found = districtOf(codigo_postal, language);
    return found ? { codigo_postal, ...found } : refuse('codigo-postal-no-valido');
  },
} satisfies Pick<Handlers, keyof typeof districts>;
