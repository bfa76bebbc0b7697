import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal } from '#domain/refusal.ts';
import { mostKilometres, vehicleColours, type VehicleColour } from '#domain/vehicles/own-vehicle.ts';
import { printPlate, recognisePlate } from '#domain/vehicles/plate.ts';
import type { Api } from '#web/api.ts';
import type { MyCar } from '#web/stored/my-car.ts';
import { fieldText } from '#web/ui/form-fields.ts';

/** What is told of a car in the form, as it was typed. */
export interface Told {
  readonly matricula: string;
  /** Digits alone where there are any: people write `90.000`. */
  readonly kms: string;
  readonly postCode: string;
  readonly color: VehicleColour;
  /** Fewer kilometres than the last time, and right. */
  readonly confirmado: boolean;
}

export const toldOf = (form: FormData): Told => ({
  matricula: fieldText(form, 'matricula'),
  kms: fieldText(form, 'kms').replaceAll(/(?<=\d)[\s.](?=\d{3}\b)/g, ''),
  postCode: fieldText(form, 'postCode'),
  color: vehicleColours.find((colour) => colour === fieldText(form, 'color')) ?? 'gris',
  confirmado: form.get('confirmado') !== null,
});

export type WrongTold = 'kms' | 'postCode' | 'matricula' | 'menos';

/** What the browser alone can find wrong, for whoever has no account that a server would look at. */
export const wrongIn = (told: Told, last: number | null): WrongTold | null => {
  if (told.kms !== '' && !(/^\d{1,7}$/.test(told.kms) && Number(told.kms) > 0 && Number(told.kms) <= mostKilometres))
    return 'kms';
  if (told.postCode !== '' && isRefusal(readPostcode(told.postCode))) return 'postCode';
  if (told.matricula !== '' && isRefusal(recognisePlate(told.matricula))) return 'matricula';
  return told.kms !== '' && last !== null && Number(told.kms) < last && !told.confirmado ? 'menos' : null;
};

/** A car with what was told of it, for this browser. */
export const withTold = (car: MyCar, told: Told): MyCar => ({
  ...car,
  cod_matricula: told.matricula === '' ? car.cod_matricula : printPlate(told.matricula),
  kms: told.kms === '' ? car.kms : Number(told.kms),
  postCode: told.postCode === '' ? car.postCode : told.postCode,
  color: told.color,
  images: car.images.map((image) => image.replace(`-${car.color}.svg`, `-${told.color}.svg`)),
});

/** Keeps a car in an account, and answers with it as it is kept there. */
export const keepInAccount = async (
  api: Api,
  { id, token }: { readonly id: string; readonly token: string },
  car: MyCar,
  { matricula, kms, postCode, color, confirmado }: Told,
): Promise<MyCar> => {
  const { tipoVehiculo, marca, modelo, motor, combustible, potenciaCv, cilindrada, codigoMotor } = car;
  const { capacidad_carter, ano_fabric, ano_matric } = car;
  const described = { tipoVehiculo, marca, modelo, motor, combustible, potenciaCv, cilindrada, codigoMotor };
  const vehicleData = { ...described, capacidad_carter, ano_fabric, ano_matric, kms, postCode, color };
  const matriculaNumber = car.cod_matricula ?? matricula;
  const body = { vehicleData, idUsuario: id, matriculaNumber, confirmado };
  const { vehicle } =
    car.source === 'ws'
      ? await api('addVehicleByPlate', { body: { ...body, images: [...car.images] } }, { token })
      : await api('addVehicleByName', { body }, { token });
  return { ...vehicle.vehicleData, images: vehicle.images, source: vehicle.source, id: vehicle.id };
};
