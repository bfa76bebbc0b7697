import type { Pais } from '#domain/accounts/postcode.ts';
import type { Bay } from '#domain/booking/availability.ts';
import type { OpeningTime } from '#domain/workshops/opening-hours.ts';
import type { Place } from '#domain/workshops/distance.ts';
import type { ReviewRating } from '#domain/reviews/stars.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';

/** A workshop as pages show it, without its times. */
export interface WorkshopRow extends Place {
  readonly codTienda: number;
  readonly slug: string;
  readonly alias: string;
  readonly area: string;
  readonly provincia_es: string;
  readonly provincia_ca: string;
  readonly pais: Pais;
  readonly tz: string;
  readonly direccion: string;
  readonly poblacion: string;
  readonly cpostal: string;
  readonly telefono: string;
  readonly email: string;
  readonly responsable: string;
  readonly servicios: readonly string[];
  readonly equipamiento: readonly string[];
  /** Takes bookings on the web. */
  readonly web: boolean;
  readonly horario: readonly OpeningTime[];
  readonly bays: readonly Bay[];
  /** Of the reviews that are shown. */
  readonly valoracion: ReviewRating | null;
}

export const loadWorkshops = async (db: Database): Promise<WorkshopRow[]> =>
  await db.rows<WorkshopRow>(sql`
    select w.cod_tienda as "codTienda", w.slug, w.alias, w.area, p.nombre_es as provincia_es, p.nombre_ca as provincia_ca, w.pais, w.tz,
      w.direccion, w.poblacion, w.cpostal, w.lat, w.lon, w.telefono, w.email, w.responsable, w.servicios, w.equipamiento, w.web,
      coalesce((
        select json_agg(json_build_object('dia', h.dia, 'desde', to_char(h.desde, 'HH24:MI'), 'hasta', to_char(h.hasta, 'HH24:MI')) order by h.dia, h.desde)
        from workshop_hours h where h.cod_tienda = w.cod_tienda
      ), '[]') as horario,
      coalesce((
        select json_agg(json_build_object('bayId', b.bay_id, 'skills', b.skills, 'maxLlanta', b.max_llanta) order by b.bay_id)
        from bay b where b.cod_tienda = w.cod_tienda
      ), '[]') as bays,
      (
        select json_build_object('media', round(avg(r.estrellas), 1), 'total', count(*))
        from shown_review r where r.cod_tienda = w.cod_tienda group by r.cod_tienda
      ) as valoracion
    from workshop w join province p on p.codigo = w.provincia
    order by w.cod_tienda`);

export interface ClosureRow {
  readonly fecha: string;
  readonly motivo_es: string;
  readonly motivo_ca: string;
}

/** Holidays and closures of the next year. */
export const loadClosures = async (db: Database, codTienda: number, from: string): Promise<ClosureRow[]> =>
  await db.rows<ClosureRow>(sql`
    select fecha, motivo_es, motivo_ca from workshop_closure
    where cod_tienda = ${codTienda} and fecha >= ${from}::date and fecha < ${from}::date + 366
    order by fecha`);

/** Where a valid postcode lies: the known area with the longest beginning in common, else its province. */
export const placeOfPostcode = async (db: Database, cpostal: string): Promise<Place | undefined> =>
  await db.maybeOne<Place>(quickRead`
    select lat, lon from (
      select length(prefijo) as known, lat, lon from postcode_area
      where prefijo = any (array(select left(${cpostal}::text, size) from generate_series(1, length(${cpostal}::text)) as size))
      union all
      select 0, lat, lon from province where codigo = left(${cpostal}::text, 2)
    ) as areas
    order by known desc limit 1`);

export interface ProvinceRow extends Place {
  readonly nombre_es: string;
  readonly nombre_ca: string;
}

export const loadProvinces = async (db: Database): Promise<ProvinceRow[]> =>
  await db.rows<ProvinceRow>(sql`select nombre_es, nombre_ca, lat, lon from province order by codigo`);
