import { basketPage } from './basket-frame.tsx';
import { PayStation } from './pay-station.tsx';
import { sentBasketOf } from './sent-basket.server.ts';

export const loader = sentBasketOf('pago');

/** A page that is alive has its basket. */
export const clientLoader = (): null => null;

export default basketPage('pago', PayStation);
