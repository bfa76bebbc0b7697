import type { PromotionKind } from '#domain/promotions/promotion.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface PromotionWish {
  readonly vehiculo?: 'coche' | 'moto' | 'camion' | 'agricola';
  readonly tipo?: PromotionKind;
  /** Cents, or basis points. */
  readonly valor?: number | null;
  readonly tipo_producto?: readonly string[];
  readonly marcas?: readonly string[];
  readonly productos?: readonly string[];
  readonly unidades_minimas?: number;
  readonly importe_minimo?: number;
  readonly desde?: Date;
  readonly hasta?: Date | null;
  readonly fecha_limite?: string | null;
  readonly un_pedido?: boolean;
  readonly mezclable?: boolean;
  /** Units in all, and for each person; null: as many as they like. */
  readonly quedan?: number | null;
  readonly por_persona?: number | null;
  readonly titulo?: string;
}

/** Ten percent off car tyres, unless told otherwise. Answers with its `id_site_promocion`. */
export const insertPromotion = async (
  db: Database,
  {
    vehiculo = 'coche',
    tipo = 'porcentaje',
    valor = tipo === 'porcentaje' ? 1000 : null,
    tipo_producto = ['neumatico'],
    marcas = [],
    productos = [],
    unidades_minimas = 1,
    importe_minimo = 0,
    desde = new Date('2020-01-01T00:00:00Z'),
    hasta = null,
    fecha_limite = null,
    un_pedido = false,
    mezclable = false,
    quedan = null,
    por_persona = null,
    titulo = 'Diez',
  }: PromotionWish,
): Promise<number> => {
  const { id } = await db.one<{ id: number }>(sql`
    insert into promotion (vehiculo, tipo, valor, tipo_producto, marcas, productos, unidades_minimas, importe_minimo, desde, hasta,
      fecha_limite, un_pedido, mezclable, titulo_es, titulo_ca, titulo_pt, descripcion_es, descripcion_ca, descripcion_pt)
    values (${vehiculo}, ${tipo}, ${valor}::int, ${[...tipo_producto]}::text[], ${[...marcas]}::text[], ${[...productos]}::text[],
      ${unidades_minimas}, ${importe_minimo}, ${desde}, ${hasta}::timestamptz, ${fecha_limite}::date, ${un_pedido}, ${mezclable},
      ${titulo}, ${titulo}, ${titulo}, ${titulo}, ${titulo}, ${titulo})
    returning id_site_promocion as id`);
  if (quedan !== null || por_persona !== null) {
    await db.run(sql`
      insert into cap (clave, total, quedan, por_persona)
      values (${`promocion:${id}`}, ${quedan}::int, ${quedan}::int, ${por_persona}::int)`);
  }
  if (un_pedido) await db.run(sql`insert into cap (clave, por_persona) values (${`promocion:${id}:pedido`}, 1)`);
  return id;
};
