import { basketPage } from './basket-frame.tsx';
import { PayStation } from './pay-station.tsx';
import { sentBasketOf } from './sent-basket.server.ts';

export const loader = sentBasketOf('pago');

export { clientLoader } from './client-loader.ts';

export default basketPage('pago', PayStation);
