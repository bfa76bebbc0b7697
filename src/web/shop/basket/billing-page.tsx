import { basketPage } from './basket-frame.tsx';
import { PayStation } from './pay-station.tsx';

export default basketPage('datos-facturacion', PayStation);
