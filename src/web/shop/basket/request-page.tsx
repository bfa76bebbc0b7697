import { basketPage } from './basket-frame.tsx';
import { CestaStation } from './cesta-station.tsx';
import { sentBasketOf } from './sent-basket.server.ts';

export const loader = sentBasketOf('solicitud');

/** A page that is alive has its basket. */
export const clientLoader = (): null => null;

export default basketPage('solicitud', CestaStation);
