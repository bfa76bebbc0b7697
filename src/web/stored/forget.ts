import { rememberedCar, forgetVehicle, rememberCar } from './my-car.ts';
import { remember } from './remembered.ts';
import { forgetFavouriteHere } from './favourite-store.ts';

/** Where the selectors keep the last search, its postcode with it. */
const searches = ['selector', 'selector-moto'] as const;

/** Each thing that this browser remembers, with what forgets it in every place and tab. */
export const forget = {
  vehiculo: forgetVehicle,
  cp: (): void => {
    for (const search of searches) localStorage.removeItem(search);
    const car = rememberedCar();
    if (car?.postCode) rememberCar({ ...car, postCode: null });
    remember({ cp: null });
  },
  taller: (): void => {
    forgetFavouriteHere();
    remember({ taller: null });
  },
} as const;
