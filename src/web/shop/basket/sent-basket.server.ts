import type { Basket } from '#contract/basket.ts';
import { sessionCookieName } from '#contract/session-cookie.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { apiOf, Refused, ownPageContext, type Api } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { basketTold } from './basket-cookie.ts';
import { askWorkshops } from '#web/walk/find-workshops.ts';
import { datesBody, workshopsWork } from './basket-work.ts';
import { missingBefore } from './basket-wizard.ts';
import type { BasketWorkshop, SentBasket } from './sent-basket.ts';

/** What is refused is asked again by the page, which says why. */
const ifAnswered = async <Found>(asked: Promise<Found>): Promise<Found | null> => {
  try {
    return await asked;
  } catch (why) {
    // Without a database the browser still has its copy.
    if (why instanceof Refused || why instanceof Response) return null;
    throw why;
  }
};

const workshopOf = async (api: Api, codTienda: number): Promise<BasketWorkshop | null> => {
  const read = await ifAnswered(api('readWorkshop', { params: { id: String(codTienda) } }));
  if (!read) return null;
  const { alias, lat, lon } = read.tienda;
  return { codTienda, alias, lat, lon };
};

const workshopsNear = async (api: Api, cesta: Basket): Promise<SentBasket['talleres']> => {
  const { codigoPostalIntroducido: postCode } = cesta;
  if (postCode === null) return null;
  const of = { place: { postCode }, work: workshopsWork(cesta) };
  const answer = await ifAnswered(askWorkshops(api, of));
  return answer && { of, answer };
};

/** An account may have days of its own, which its browser asks for with its token. */
const isSignedIn = (cookies: string): boolean => cookies.includes(`${sessionCookieName}=`);

const daysOf = async (api: Api, cesta: Basket): Promise<SentBasket['dates']> =>
  cesta.selectedTaller === null
    ? null
    : await ifAnswered(api('consultDates', { body: datesBody(cesta, cesta.selectedTaller) }));

/** They go on asking what became of an order. */
const asking: ReadonlySet<BasketStep> = new Set<BasketStep>(['pago', 'tu-reserva']);

const nobody = { contact: false, billing: false };

const isShown = (step: BasketStep, basket: Basket): boolean =>
  (basket.products.length > 0 || basket.pedido !== null) &&
  missingBefore(step, basket, nobody) === undefined &&
  // Near where, the browser may remember.
  (step !== 'talleres' || basket.codigoPostalIntroducido !== null);

/** The basket that the browser told of, as the server has it. */
export const readTold = async (api: Api, cookies: string): Promise<Basket | null> => {
  const id = basketTold(cookies);
  return id === null ? null : ((await ifAnswered(api('readBasket', { params: { id } })))?.cesta ?? null);
};

/**
 * The loader of a step: the basket that the browser told of, where this is a step of it. Anything else is the
 * browser's to find out, as it was before it told.
 */
export const sentBasketOf =
  (step: BasketStep) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<SentBasket | null> => {
    const cookies = request.headers.get('cookie') ?? '';
    const api = apiOf(context);
    const cesta = await readTold(api, cookies);
    if (!cesta || !isShown(step, cesta)) return null;
    const { selectedTaller } = cesta;
    const [taller, dates, talleres] = await Promise.all([
      selectedTaller === null ? null : workshopOf(api, selectedTaller),
      step === 'fecha-y-hora' && !isSignedIn(cookies) ? daysOf(api, cesta) : null,
      step === 'talleres' ? workshopsNear(api, cesta) : null,
    ]);
    context.set(ownPageContext, { waits: !asking.has(step) });
    return { cesta, at: Date.now(), taller, dates, talleres };
  };
