import { localCopy } from '#web/stored/local-copy.ts';
import type { Staff } from './staff-session.ts';

interface LastWorkshop {
  readonly codTienda: number | null;
}

const copy = localCopy<LastWorkshop>('ultimoTaller', 1, { codTienda: null });

/** Who works here goes on with the workshop that was last on this screen. */
export const keepWorkshop = (codTienda: number): void => copy.keep({ codTienda });

/** The workshop that an address asks for; where it asks for none, the last one that was on this screen, or the first of theirs. */
export const workshopOf = (
  { taller }: { readonly taller: number | null },
  { talleres }: Pick<Staff, 'talleres'>,
): number | undefined => {
  const last = copy.now()?.codTienda;
  return taller ?? (talleres.find(({ codTienda }) => codTienda === last) ?? talleres[0])?.codTienda;
};
