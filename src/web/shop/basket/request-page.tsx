import { basketPage } from './basket-frame.tsx';
import { CestaStation } from './cesta-station.tsx';

export default basketPage('solicitud', CestaStation);
