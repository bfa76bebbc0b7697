import { fitsSize, type Fits, type WantedSize } from '#domain/vehicles/fits-size.ts';
import { calledOf, useMyCar, type MyCar } from '#web/stored/my-car.ts';

/** What the car that this browser remembers has to say to a size, and what it is called; nothing where it remembers none. */
export const useFits = (size: WantedSize): { car: MyCar; coche: string; said: Fits } | null => {
  const car = useMyCar();
  const said = car && car.tipoVehiculo !== 'moto' ? fitsSize(car.medidas, size) : undefined;
  return car && said ? { car, coche: calledOf(car) ?? '', said } : null;
};
