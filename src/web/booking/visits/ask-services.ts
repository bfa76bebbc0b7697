import type { Answer } from '#contract/contract.ts';
import type { Ask } from '#web/walk/ask.ts';

/** What a workshop does. */
export const askServices: Ask<number, Answer<'readWorkshopServices'>> = (api, codTienda, signal) =>
  api('readWorkshopServices', { params: { id: codTienda } }, { signal });
