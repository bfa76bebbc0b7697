import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { VisitVehicle } from '#domain/visits/visit.ts';
import type { Database } from '../database/database.ts';
import { keptBriefly } from '../database/kept-for.ts';
import { sql } from '../database/sql.ts';

export interface VisitServiceRow {
  readonly servicio: string;
  readonly vehiculo: VisitVehicle;
  readonly nombre_es: string;
  readonly nombre_ca: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly minutos: number;
  readonly skill: string | null;
  readonly oferta: string | null;
  readonly solo_telefono: boolean;
  /** A shorter one that does the most urgent part of it. */
  readonly mas_corto: string | null;
  /** Cents, net; null where it depends on the vehicle, or where products say it. */
  readonly precio: number | null;
  /** The list whose products are what it costs. */
  readonly catalogo: CatalogueKey | null;
  /** The product as which an assistant books it, by `id_navision`; null of what anybody chooses from. */
  readonly producto: string | null;
  /** Hundredths of a percent off, when it is done together with another one. */
  readonly descuento_junto: number;
}

export const loadVisitServices = async (db: Database): Promise<VisitServiceRow[]> =>
  await db.rows<VisitServiceRow>(sql`
    select servicio, vehiculo, nombre_es, nombre_ca, descripcion_es, descripcion_ca, minutos, skill, oferta, solo_telefono, mas_corto,
      precio, catalogo, producto, descuento_junto
    from visit_service order by orden, servicio`);

/** The same, for the list of all that is on many pages. */
export const shownVisitServices = keptBriefly(loadVisitServices);

export const loadScooterBrands = async (db: Database): Promise<{ slug: string; marca: string }[]> =>
  await db.rows(sql`select slug, marca from scooter_brand order by marca`);
