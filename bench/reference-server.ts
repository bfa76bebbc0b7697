import fastify from 'fastify';
import pg from 'pg';

/** R1: a Fastify route that answers from one prepared, indexed, ten-row query, and nothing else. */
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

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('ready\n');
