import type { Basket, BasketWish } from '#contract/basket.ts';
import { rememberedCar } from '#web/stored/my-car.ts';

/**
 * What a basket takes over of the car that this browser remembers: nothing where somebody said already for which car it is, nor
 * where the car is of another kind than what lies in it.
 */
export const carFor = (
  cesta: Pick<Basket, 'matricula' | 'products'> | null,
): Pick<BasketWish, 'matricula' | 'newVehicleData' | 'vehicleOrigin'> | null => {
  const car = rememberedCar();
  if (!car?.cod_matricula || !cesta || cesta.matricula !== null) return null;
  const kind = car.tipoVehiculo === 'moto' ? 'moto' : 'coche';
  if (cesta.products.some(({ categoria }) => categoria !== kind)) return null;
  const { cod_matricula, marca, modelo, motor, combustible, ano_fabric, ano_matric, capacidad_carter, kms } = car;
  const described = { cod_matricula, marca, modelo, motor, combustible, ano_fabric, ano_matric };
  return {
    matricula: cod_matricula,
    newVehicleData: { ...described, capacidad_carter, kms },
    vehicleOrigin: car.source,
  };
};
