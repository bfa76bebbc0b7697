import { inOneProvince } from '#domain/accounts/is-postcode.ts';
import { rememberedKey } from '#web/shell/remembered-key.ts';
import { localCopy } from './local-copy.ts';

/** What somebody said of themselves anywhere in the shop, and is not asked again (decision 084). */
export interface Remembered {
  /** As it is printed. */
  readonly matricula: string | null;
  /** What the vehicle of the plate is called, where somebody looked it up; of one without a plate as well. */
  readonly coche: string | null;
  readonly moto: boolean;
  readonly cp: string | null;
  /** Its name may be unknown: an address says a number. */
  readonly taller: { readonly codTienda: number; readonly alias: string | null; readonly cpostal: string } | null;
}

const nothing: Remembered = { matricula: null, coche: null, moto: false, cp: null, taller: null };

const copy = localCopy<Remembered>(rememberedKey, 1, nothing);

export const rememberedNow = (): Remembered => copy.now() ?? nothing;

export const useRemembered = (): Remembered => copy.useNow() ?? nothing;

/** Remembers what was said now beside what is remembered already. */
export const remember = (said: Partial<Remembered>): void => {
  const before = rememberedNow();
  const after = { ...before, ...said };
  if (JSON.stringify(after) !== JSON.stringify(before)) copy.keep(after);
};

/** A workshop that somebody chose, or fits at; one that is known by its number alone keeps the name that it had. */
export const rememberWorkshop = ({ codTienda, alias, cpostal }: NonNullable<Remembered['taller']>): void => {
  const { taller } = rememberedNow();
  const known = taller?.codTienda === codTienda ? taller.alias : null;
  remember({ taller: { codTienda, alias: alias ?? known, cpostal } });
};

/** A postcode that somebody typed; who is in another province now goes to another workshop. */
export const rememberPostcode = (cp: string): void => {
  const { taller } = rememberedNow();
  remember({ cp, taller: taller && inOneProvince(cp, taller.cpostal) ? taller : null });
};

const placeOf = ({ cp, taller }: Remembered): string | null => cp ?? taller?.cpostal ?? null;

/** Near where workshops are looked for: as somebody said, or else near the one that is theirs. */
export const rememberedPlace = (): string | null => placeOf(rememberedNow());

/** The same, for what the server renders too, which remembers nothing. */
export const useRememberedPlace = (): string | null => placeOf(useRemembered());
