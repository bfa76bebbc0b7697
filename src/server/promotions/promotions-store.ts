import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** A promotion with what is said of it, and the names of what it names. */
export type PromotionRow = Promotion & {
  readonly titulo_es: string;
  readonly titulo_ca: string;
  readonly titulo_pt: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly descripcion_pt: string;
  readonly makers: readonly { readonly marca: string; readonly slug: string }[];
  readonly goods: readonly { readonly id_navision: string; readonly nombre_es: string; readonly nombre_ca: string }[];
};

/** All of them, the ones that end first before the others. */
export const loadPromotions = async (db: Database): Promise<PromotionRow[]> =>
  await db.rows<PromotionRow>(sql`
    select p.id_site_promocion, p.vehiculo, p.tipo, p.valor, p.tipo_producto, p.marcas, p.temporadas,
      p.llanta_desde, p.llanta_hasta, p.productos, p.unidades_minimas, p.importe_minimo,
      p.desde, p.hasta, p.fecha_limite, p.un_pedido, p.mezclable, p.titulo_es, p.titulo_ca, p.titulo_pt,
      p.descripcion_es, p.descripcion_ca, p.descripcion_pt,
      coalesce((select json_agg(json_build_object('marca', b.marca, 'slug', b.slug) order by b.marca)
        from brand b where b.slug = any (p.marcas)), '[]') as makers,
      coalesce((select json_agg(json_build_object('id_navision', g.id_navision, 'nombre_es', g.nombre_producto_es,
          'nombre_ca', g.nombre_producto_ca) order by g.id_navision)
        from product g where g.id_navision = any (p.productos)), '[]') as goods
    from promotion p order by p.hasta nulls last, p.id_site_promocion`);
