import { basketPage } from './basket-frame.tsx';
import { CestaStation } from './cesta-station.tsx';
import { sentBasketOf } from './sent-basket.server.ts';

export const loader = sentBasketOf('solicitud');

export { clientLoader } from './client-loader.ts';

export default basketPage('solicitud', CestaStation);
