import fastify from 'fastify';
import pg from 'pg';

/**
 * R1: a Fastify route that answers from one prepared, indexed, ten-row query, and nothing else. And R3, one that answers the searches of
 * the benchmark from one prepared query: the same tyres of a size, narrowed and sorted as asked for, ten of them and their total.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

app.get<{ Querystring: { from: string } }>('/r1', async (request) => {
  const { rows } = await pool.query({
    name: 'r1',
    text: 'select product_id, medida, ancho, serie, llanta, ic, cv, consumo, mojado, ruido_db from tyre where orden >= $1 order by orden limit 10',
    values: [Number(request.query.from)],
  });
  return rows;
});

/** Speed symbols in the order of their speeds (ETRTO). */
const speeds = 'ABCDEFGJKLMNPQRSTUHVWY';

/** What of the selector's filters the benchmark asks for. */
interface Filters {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic?: number;
  readonly cv?: string;
  readonly verano?: boolean;
  readonly invierno?: boolean;
  readonly allseason?: boolean;
  readonly categorias?: readonly string[];
  readonly idsmarca?: readonly number[];
  readonly runflat?: boolean;
}

interface Search {
  readonly page: number;
  readonly pageSize: number;
  readonly order: 'recomendado' | 'precio' | 'marca';
  readonly direction: 'asc' | 'desc';
  readonly filters: Filters;
}

app.post<{ Body: Search }>('/r3', async ({ body: { page, pageSize, order, direction, filters } }) => {
  const seasons = (['verano', 'invierno', 'allseason'] as const).filter((season) => filters[season]);
  const { rows } = await pool.query({
    name: 'r3',
    text: `
      select tyre.product_id, nombre_producto_es, marca, modelo, medida, ic, cv, consumo, mojado, ruido_db, min(precio) as precio,
        count(*) over () as total
      from tyre
        join product on product.id = tyre.product_id
        join brand on brand.id = product.brand_id
        join tyre_model on tyre_model.id = tyre.model_id
        join offer on offer.product_id = tyre.product_id
      where ancho = $1 and serie = $2 and llanta = $3 and activo and falta is null and (stock is null or stock > apartado)
        and ($4::int is null or ic >= $4)
        and ($5::text is null or strpos('${speeds}', cv) >= strpos('${speeds}', $5))
        and ($6::text[] is null or temporada = any ($6))
        and ($7::text[] is null or categoria = any ($7))
        and ($8::int[] is null or brand.id = any ($8))
        and ($9::boolean is null or runflat = $9)
      group by tyre.product_id, product.id, brand.id, tyre_model.id
      order by
        case $10 when 'marca asc' then marca end,
        case $10 when 'marca desc' then marca end desc,
        case $10 when 'precio asc' then min(precio) when 'precio desc' then -min(precio) when 'recomendado desc' then -orden else orden end
      limit $11 offset $12`,
    values: [
      filters.ancho,
      filters.serie,
      filters.llanta,
      filters.ic,
      filters.cv,
      seasons.length > 0 ? seasons : null,
      filters.categorias,
      filters.idsmarca,
      filters.runflat,
      `${order} ${direction}`,
      pageSize,
      page * pageSize,
    ],
  });
  return rows;
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('ready\n');
