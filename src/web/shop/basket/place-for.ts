import { inOneProvince } from '#domain/accounts/is-postcode.ts';
import { rememberedNow } from '#web/stored/remembered.ts';

/** Where it is to be fitted, as far as this browser remembers it: at no workshop of another province than the postcode's. */
export const placeFor = (postcode: string | null | undefined) => {
  const { cp, taller } = rememberedNow();
  return {
    taller: taller && inOneProvince(postcode ?? taller.cpostal, taller.cpostal) ? taller : null,
    cp: cp ?? taller?.cpostal ?? null,
  };
};
