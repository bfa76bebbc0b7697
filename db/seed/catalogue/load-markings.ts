import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { isRefusal } from '#domain/refusal.ts';
import { isRated, parseTyreSize } from '#domain/tyres/size.ts';
import { insertRows } from '../insert-rows.ts';
import { ofDemo } from '../lacking.ts';
import { gripsIce, sold, type MarkedModel } from './markings.ts';

interface Unmarked extends Omit<MarkedModel, 'maker'> {
  readonly product_id: number;
  readonly medida: string;
  readonly specs: string;
  readonly runflat: boolean;
  readonly marca: string;
  readonly categoria: MarkedModel['maker']['categoria'];
}

const marksOf = ({ product_id, medida, specs, runflat, marca, categoria, ...model }: Unmarked) => {
  const size = parseTyreSize(medida);
  if (isRefusal(size) || !isRated(size)) throw new Error(`no size of the demo: ${medida}`);
  const marked = { ...model, maker: { marca, categoria } };
  const hielo = gripsIce({ size }, marked);
  const now = sold({ size, runflat, specs, medida }, marked);
  const hl = now.size.reinforced === 'HL';
  return hl || hielo
    ? [{ product_id, hl, hielo, ic: now.size.ic, specs: now.specs, medida: now.medida, antes: medida }]
    : [];
};

/** Marks tyres that an earlier version drew as `drawCatalogue` marks them: the reinforced ones HL, the nordic ones for ice. */
export const loadMarkings = async (db: Database): Promise<void> => {
  const tyres = await db.rows<Unmarked>(sql`
    select product_id, t.medida, t.specs, t.runflat, b.marca, b.categoria, m.temporada, m.gama,
      -- Further editions of a model are what it is.
      regexp_replace(m.modelo, ' serie \\d+$', '') as modelo
    from tyre t join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
    where ${ofDemo} and m.tipo_vehiculo in ('turismo', '4x4', 'furgoneta')`);
  await insertRows(
    db,
    tyres.flatMap(marksOf),
    (json) => sql`
      with marked as (
        select * from json_to_recordset(${json}::json)
          as t(product_id int, hl boolean, hielo boolean, ic int, specs text, medida text, antes text)),
      named as (
        update product p set nombre_producto_es = replace(nombre_producto_es, antes, medida),
          nombre_producto_ca = replace(nombre_producto_ca, antes, medida)
        from marked where marked.product_id = p.id and hl)
      update tyre t set hl = n.hl, xl = t.xl and not n.hl, hielo = n.hielo, ic = n.ic, specs = n.specs, medida = n.medida
      from marked n where n.product_id = t.product_id`,
  );
};
