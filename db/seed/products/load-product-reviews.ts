import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { inventProductReviews, type ReviewedProduct } from './invent-product-reviews.ts';

/** So many models of tyres of each group of vehicles, and so many articles, have reviews; the others have none yet. */
const reviewed = { models: 60, articles: 40 };

/** The demo's invented reviews: of the most popular models, by some of their sizes, and of what is recommended first. */
export const loadProductReviews = async (db: Database, now: Date): Promise<void> => {
  const products = await db.rows<ReviewedProduct>(sql`
    (select p.product_id, m.id as model_id, p.medidas, m.categoria,
      case when m.tipo_vehiculo = 'moto' then 'moto' else m.temporada end as clase
    from (
      select m.*, b.categoria, row_number() over (partition by m.tipo_vehiculo = 'moto' order by m.popularidad desc, m.id) as puesto
      from tyre_model m join brand b on b.id = m.brand_id
      where m.tipo_vehiculo in ('turismo', '4x4', 'furgoneta', 'moto')
    ) as m
    cross join lateral (
      select min(t.product_id) as product_id, (array_agg(t.product_id order by t.product_id))[1:7] as medidas from tyre t where t.model_id = m.id
    ) as p
    where m.puesto <= ${reviewed.models} and p.product_id is not null)
    union all
    (select a.product_id, null, array[a.product_id], b.categoria, 'articulo'
    from article a join product p on p.id = a.product_id join brand b on b.id = p.brand_id
    where p.tipo_producto in ('bateria', 'aceite', 'acc-seguridad', 'acc-transporte')
    order by a.orden, a.product_id limit ${reviewed.articles})
    order by 1`);
  await insertRows(
    db,
    products.flatMap((product) => inventProductReviews(product, now)),
    (json) => sql`
      insert into product_review (id, product_id, model_id, origen, estrellas, texto, idioma, nombre, vehiculo, fecha_visita, estado, creado,
        cambiado)
      select r.id, r.product_id, r.model_id, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.vehiculo, r.fecha_visita, r.estado,
        r.creado, r.cambiado
      from json_populate_recordset(null::product_review, ${json}::json) as r`,
  );
};
