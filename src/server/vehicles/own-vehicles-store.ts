import type { VehicleData } from '#contract/vehicle-data.ts';
import type { VehicleSource } from '#domain/vehicles/own-vehicle.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** What is known of a vehicle beyond what stands in columns of its own. */
type Ficha = Pick<
  VehicleData,
  | 'desde'
  | 'hasta'
  | 'codigoMotor'
  | 'potenciaCv'
  | 'potenciaKw'
  | 'cilindrada'
  | 'banda'
  | 'aceites'
  | 'bateria'
  | 'matriculacion'
  | 'medidas'
>;

/** What was told of its clock. */
export interface Reading {
  readonly kms: number;
  readonly menos: boolean;
  /** As `2027-02-09T08:00:00+00:00`. */
  readonly en: string;
}

export interface VehicleRow {
  readonly id: string;
  readonly matricula: string | null;
  readonly matriculaNormalizada: string | null;
  readonly tipoVehiculo: VehicleData['tipoVehiculo'];
  readonly marca: string;
  readonly modelo: string;
  readonly motor: string;
  readonly combustible: VehicleData['combustible'];
  readonly capacidadCarter: number | null;
  readonly anoFabric: number | null;
  readonly anoMatric: number | null;
  readonly ficha: Ficha;
  readonly color: VehicleData['color'];
  readonly codigoPostal: string | null;
  readonly origen: VehicleSource;
  /** The newest first. */
  readonly kilometros: readonly Reading[];
}

/** So many readings of one vehicle are kept, and told. */
const mostReadings = 60;

/** The vehicles that an account keeps, the newest first; of one id, that one alone. */
export const vehiclesOf = async (db: Database, accountId: string, id: string | null = null): Promise<VehicleRow[]> =>
  await db.rows<VehicleRow>(sql`
    select v.id, v.matricula, v.matricula_normalizada as "matriculaNormalizada", v.tipo_vehiculo as "tipoVehiculo", v.marca,
      v.modelo, v.motor, v.combustible, v.capacidad_carter as "capacidadCarter", v.ano_fabric as "anoFabric",
      v.ano_matric as "anoMatric", v.ficha, v.color, v.codigo_postal as "codigoPostal", v.origen,
      (select coalesce(json_agg(json_build_object('kms', k.kms, 'menos', k.menos, 'en', k.en) order by k.id desc), '[]') from (
        select k.id, k.kms, k.menos, k.en from vehicle_kilometres k
        where k.account_id = v.account_id and k.matricula_normalizada = v.matricula_normalizada
        order by k.id desc limit ${mostReadings}) k) as kilometros
    from vehicle v
    where v.account_id = ${accountId}::uuid and (${id}::uuid is null or v.id = ${id}::uuid)
    order by v.creado desc, v.id`);

/** Locks an account, so that what is counted of it stays true; false where it is gone. */
export const lockVehicles = async (tx: Database, accountId: string): Promise<boolean> =>
  (await tx.maybeOne(sql`select id from account where id = ${accountId}::uuid for update`)) !== undefined;

/** Vehicles that an account keeps, but the one of this plate. */
export const countOthers = async (tx: Database, accountId: string, matricula: string | null): Promise<number> => {
  const { n } = await tx.one<{ n: number }>(sql`
    select count(*)::int as n from vehicle
    where account_id = ${accountId}::uuid and matricula_normalizada is distinct from normal_plate(${matricula}::text)`);
  return n;
};

export interface KeptVehicle {
  readonly id: string;
  readonly accountId: string;
  readonly data: VehicleData;
  readonly origen: VehicleSource;
  readonly now: Date;
}

const fichaOf = (data: VehicleData): Ficha => ({
  desde: data.desde,
  hasta: data.hasta,
  codigoMotor: data.codigoMotor,
  potenciaCv: data.potenciaCv,
  potenciaKw: data.potenciaKw,
  cilindrada: data.cilindrada,
  banda: data.banda,
  aceites: data.aceites,
  bateria: data.bateria,
  matriculacion: data.matriculacion,
  medidas: data.medidas,
});

/** Keeps a vehicle; one of the same plate becomes this one and stays where it was. Answers with its id. */
export const keepVehicle = async (tx: Database, { id, accountId, data, origen, now }: KeptVehicle): Promise<string> => {
  const kept = await tx.one<{ id: string }>(sql`
    insert into vehicle (id, account_id, matricula, tipo_vehiculo, marca, modelo, motor, combustible, capacidad_carter,
      ano_fabric, ano_matric, ficha, color, codigo_postal, origen, creado, cambiado)
    values (${id}::uuid, ${accountId}::uuid, ${data.cod_matricula}, ${data.tipoVehiculo}, ${data.marca}, ${data.modelo},
      ${data.motor}, ${data.combustible}, ${data.capacidad_carter}::numeric, ${data.ano_fabric}::int, ${data.ano_matric}::int,
      ${JSON.stringify(fichaOf(data))}::jsonb, ${data.color}, ${data.postCode}, ${origen}, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (account_id, matricula_normalizada) do update set matricula = excluded.matricula,
      tipo_vehiculo = excluded.tipo_vehiculo, marca = excluded.marca, modelo = excluded.modelo, motor = excluded.motor,
      combustible = excluded.combustible, capacidad_carter = excluded.capacidad_carter, ano_fabric = excluded.ano_fabric,
      ano_matric = excluded.ano_matric, ficha = excluded.ficha, color = excluded.color,
      codigo_postal = coalesce(excluded.codigo_postal, vehicle.codigo_postal), origen = excluded.origen, cambiado = excluded.cambiado
    returning id`);
  return kept.id;
};

/** Deletes a vehicle with what was told of it; false where the account has none of this id. */
export const deleteKept = async (tx: Database, accountId: string, id: string): Promise<boolean> => {
  await tx.run(sql`
    delete from vehicle_kilometres k using vehicle v
    where v.id = ${id}::uuid and v.account_id = ${accountId}::uuid
      and k.account_id = v.account_id and k.matricula_normalizada = v.matricula_normalizada`);
  return (await tx.run(sql`delete from vehicle where id = ${id}::uuid and account_id = ${accountId}::uuid`)) > 0;
};

/** Appointments of an account that are to come with this plate, bought or not. */
export const comingWith = async (tx: Database, accountId: string, matricula: string, now: Date): Promise<number> => {
  const { n } = await tx.one<{ n: number }>(sql`
    select count(distinct a.appointment_id)::int as n from allocation a
    left join visit v on v.id = a.appointment_id
    left join customer_order o on o.id = a.order_id
    where a.matricula_normalizada = ${matricula} and a.status = 'confirmed' and upper(a.span) > ${now}::timestamptz
      and coalesce(v.account_id, o.account_id) = ${accountId}::uuid`);
  return n;
};
