import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';

const forever = { desde: '2020-01-01T00:00:00Z', hasta: null };

/** Coupons to try: one of each kind and limit. */
const coupons = [
  {
    codigo: 'BIENVENIDA10',
    tipo: 'global-porcentaje',
    valor: 1000,
    tipo_producto: ['neumatico'],
    minimo: 100_00,
    acumulable: false,
    ...forever,
    quedan: null,
    por_persona: 1,
    descripcion_es: '10 % menos en neumáticos, sin contar la ecotasa; una vez por cliente',
    descripcion_ca: '10 % menys en pneumàtics, sense comptar l’ecotaxa; un cop per client',
    descripcion_pt: '10 % a menos em pneus, sem contar a ecotaxa; uma vez por cliente',
  },
  {
    codigo: 'TALLER15',
    tipo: 'global-absoluto',
    valor: 15_00,
    tipo_producto: [],
    minimo: 200_00,
    acumulable: true,
    ...forever,
    quedan: null,
    por_persona: null,
    descripcion_es: '15 € menos a partir de 200 €',
    descripcion_ca: '15 € menys a partir de 200 €',
    descripcion_pt: '15 € a menos a partir de 200 €',
  },
  {
    codigo: 'AMIGO5',
    tipo: 'global-absoluto',
    valor: 5_00,
    tipo_producto: [],
    minimo: 0,
    acumulable: true,
    ...forever,
    quedan: 500,
    por_persona: null,
    descripcion_es: '5 € menos en lo que quieras',
    descripcion_ca: '5 € menys en el que vulguis',
    descripcion_pt: '5 € a menos no que quiser',
  },
  {
    codigo: 'ULTIMO',
    tipo: 'global-absoluto',
    valor: 20_00,
    tipo_producto: [],
    minimo: 0,
    acumulable: false,
    ...forever,
    quedan: 0,
    por_persona: null,
    descripcion_es: '20 € menos, ya repartidos',
    descripcion_ca: '20 € menys, ja repartits',
    descripcion_pt: '20 € a menos, já distribuídos',
  },
];

const caps = coupons
  .map(({ codigo, quedan, por_persona }) => ({ clave: `cupon:${codigo}`, total: quedan, quedan, por_persona }))
  .filter(({ total, por_persona }) => total !== null || por_persona !== null);

export const loadCoupons = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    coupons,
    (json) => sql`insert into coupon select * from json_populate_recordset(null::coupon, ${json}::json)`,
  );
  await insertRows(
    db,
    caps,
    (json) => sql`insert into cap select * from json_populate_recordset(null::cap, ${json}::json)`,
  );
};
