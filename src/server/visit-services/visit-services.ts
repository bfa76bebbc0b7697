import type { VisitService } from '#contract/visits.ts';
import { bayVehicle } from '#domain/visits/visit.ts';
import { planJob, type Stage } from '#domain/booking/job.ts';
import { vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import type { Language } from '#domain/language.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { loadScooterBrands, loadVisitServices, type VisitServiceRow } from './visit-services-store.ts';

/** What a service asks of a workshop: one vehicle of its kind, whatever its rims. */
export const stagesOf = ({ vehiculo, minutos, skill }: VisitServiceRow): Stage[] =>
  planJob(
    [{ base_calculo: 'F', cantidad: 1, minutos, minutos_extra: 0, skill }],
    { tipo_vehiculo: vehicleSkill(bayVehicle(vehiculo)), llanta: 0, runflat: false },
    0,
  );

/** Whether a workshop takes such vehicles, offers the service, and has a machine for each part of it. */
export const doesService = ({ servicios, bays }: WorkshopRow, service: VisitServiceRow): boolean =>
  servicios.includes(service.vehiculo) &&
  (service.oferta === null || servicios.includes(service.oferta)) &&
  stagesOf(service).every((stage) => bays.some(({ skills }) => stage.skills.every((skill) => skills.includes(skill))));

export const showVisitService = (row: VisitServiceRow, language: Language): VisitService => ({
  servicio: row.servicio,
  vehiculo: row.vehiculo,
  nombre: row[`nombre_${language}`],
  descripcion: row[`descripcion_${language}`],
  minutos: row.minutos,
  soloTelefono: row.solo_telefono,
});

export type BookableRefusal = Refusal<
  'taller-no-existe' | 'servicio-no-existe' | 'taller-no-puede' | 'taller-sin-web' | 'cita-solo-telefono'
>;

/** A service at a workshop that takes appointments for it online, or why not. */
export const findBookable = async (
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  codTienda: number,
  servicio: string,
): Promise<{ readonly workshop: WorkshopRow; readonly service: VisitServiceRow } | BookableRefusal> => {
  const { workshops } = await recentWorkshops(database);
  const workshop = workshops.find((each) => each.codTienda === codTienda);
  if (!workshop) return refuse('taller-no-existe');
  const service = (await loadVisitServices(database)).find((each) => each.servicio === servicio);
  if (!service) return refuse('servicio-no-existe');
  const { telefono } = workshop;
  if (service.solo_telefono) return refuse('cita-solo-telefono', { telefono });
  if (!workshop.web) return refuse('taller-sin-web', { telefono });
  return doesService(workshop, service)
    ? { workshop, service }
    : refuse('taller-no-puede', { producto: service[`nombre_${language}`] });
};

/** A brand of e-scooters by its name or its slug; null where there is none of that name. */
export const findScooterBrand = async (db: Database, named: string | null | undefined): Promise<string | null> => {
  const brands = await loadScooterBrands(db);
  return brands.find(({ slug, marca }) => slug === named || marca === named)?.slug ?? null;
};
