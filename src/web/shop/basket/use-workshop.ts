import type { Answer } from '#contract/contract.ts';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';

type Workshop = Answer<'readWorkshop'>['tienda'];

/** Each is read once in a document: its name stands on every screen of the way. */
const read = new Map<number, Promise<Workshop>>();

const askWorkshop: Ask<number, Workshop> = async (api, id) => {
  const reading = read.get(id) ?? api('readWorkshop', { params: { id: String(id) } }).then(({ tienda }) => tienda);
  read.set(id, reading);
  try {
    return await reading;
  } catch (failure) {
    read.delete(id);
    throw failure;
  }
};

/** The workshop of this number; null before it is read. */
export const useWorkshop = (codTienda: number | null): Workshop | null => {
  const { answer, of } = useAnswer(askWorkshop, codTienda);
  return of === codTienda ? answer : null;
};
