import { bandOf } from '#domain/moto-revision/bands.ts';
import { fuels } from '#domain/vehicles/facts.ts';
import { ownVehicleTypes, type OwnVehicleType } from '#domain/vehicles/own-vehicle.ts';
import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { unlessRefused } from '#web/refused.ts';
import type { Api } from '#web/api.ts';
import type { Chosen } from '#web/choose-address.ts';

const option = ({ slug, nombre }: { readonly slug: string; readonly nombre: string }) => ({
  value: slug,
  text: nombre,
});

const yearIn = (text: string): number | null => {
  const year = Number(text);
  return Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : null;
};

/** A vehicle that is in no list, as its driver describes it in the address: names alone. */
const described = (tipo: OwnVehicleType, query: URLSearchParams): KnownVehicle | null => {
  const word = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  const [marca, modelo, motor] = [word('marca', 60), word('modelo', 80), word('motor', 120)];
  if (marca === '' || modelo === '') return null;
  const cc = tipo === 'moto' ? Number(/(\d{2,4})\s*(?:cc|cm)/i.exec(motor)?.[1] ?? 0) : 0;
  return {
    source: 'usuario',
    images: [`/vehiculos/${tipo}-gris.svg`],
    vehicleData: {
      cod_matricula: null,
      tipoVehiculo: tipo,
      marca,
      modelo,
      motor,
      desde: null,
      hasta: null,
      codigoMotor: null,
      combustible: fuels.find((fuel) => fuel === query.get('combustible')) ?? null,
      potenciaCv: null,
      potenciaKw: null,
      cilindrada: cc > 0 ? cc : null,
      banda: cc > 0 ? bandOf(cc) : null,
      capacidad_carter: null,
      aceites: [],
      bateria: null,
      ano_fabric: yearIn(query.get('ano') ?? ''),
      ano_matric: null,
      matriculacion: null,
      medidas: [],
      kms: null,
      postCode: null,
      color: 'gris',
    },
  };
};

/** What may be chosen next, and the vehicle once it is known. */
export const choicesFor = async (api: Api, query: URLSearchParams) => {
  const tipo = ownVehicleTypes.find((each) => each === query.get('tipo'));
  const given = (name: keyof Chosen) => query.get(name)?.trim().slice(0, 120) || undefined;
  const [marca, modelo, motor] = [given('marca'), given('modelo'), given('motor')];
  const chosen = { tipo, marca, modelo, motor, mano: query.get('mano') !== null };
  const none = { chosen, marcas: [], modelos: [], motores: [], found: null };
  if (tipo === undefined) return none;
  if (chosen.mano) return { ...none, found: described(tipo, query) };
  const { marcas } = await api('listVehicleBrands', { query: { tipoVehiculo: tipo } });
  const modelos = marca ? (await api('listVehicleModels', { query: { marca, tipoVehiculo: tipo } })).modelos : [];
  const motores =
    marca && modelo ? (await api('listVehicleEngines', { query: { marca, modelo, tipoVehiculo: tipo } })).motores : [];
  const [only] = motores;
  // Of one engine there is nothing to choose.
  const engine = motor ?? (motores.length === 1 ? only?.slug : undefined);
  const found =
    marca && modelo && engine !== undefined
      ? await unlessRefused(api('describeVehicle', { body: { marca, modelo, motor: engine } }))
      : null;
  return { chosen, marcas: marcas.map(option), modelos: modelos.map(option), motores: motores.map(option), found };
};
