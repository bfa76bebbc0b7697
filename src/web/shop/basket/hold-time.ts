import { languageOfPath } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { whyNot } from '#web/walk/ask.ts';
import { reloadBasket } from './basket-store.ts';
import { rememberHold } from './known-ahead.ts';

interface WantedTime {
  readonly cestaID: string;
  readonly codTienda: number;
  readonly date: string;
  readonly time: string;
}

/** Holds a time for the basket, its workshop with it. Resolves to why it is not to be had, in a sentence, or to null. */
export const holdForBasket = async (wanted: WantedTime, offline: string): Promise<string | null> => {
  const { cestaID, codTienda, date, time } = wanted;
  const language = languageOfPath(window.location.pathname);
  try {
    const { hold } = await browserApi(language)(
      'reserveTime',
      { body: { codTienda, date, time, cestaID } },
      signedIn(),
    );
    rememberHold(hold);
    void reloadBasket();
    return null;
  } catch (failure) {
    await reloadBasket();
    return whyNot(failure, offline);
  }
};
