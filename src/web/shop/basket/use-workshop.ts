import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useSentBasket, type BasketWorkshop } from './sent-basket.ts';

/** Each is read once in a document: its name stands on every screen of the way. */
const read = new Map<number, Promise<BasketWorkshop>>();

const askWorkshop: Ask<number, BasketWorkshop> = async (api, id) => {
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
export const useWorkshop = (codTienda: number | null): BasketWorkshop | null => {
  const taller = useSentBasket()?.taller;
  const { answer, of } = useAnswer(askWorkshop, codTienda, taller ? { of: taller.codTienda, answer: taller } : null);
  return of === codTienda ? answer : null;
};
