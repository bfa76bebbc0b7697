import { z } from 'zod';
import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { promotionKinds } from '#domain/promotions/promotion.ts';
import { endpoint } from './endpoint.ts';
import { date, euros } from './shapes.ts';
import { season } from './tyre-values.ts';

/** A promotion that runs and speaks of a product, as lists and sheets name it. */
export const promotionMark = z
  .object({ id_site_promocion: z.number().int(), titulo_es: z.string(), titulo_ca: z.string() })
  .nullable()
  .describe('a promotion that runs and speaks of it; what it asks for beside stands on its page');

export const promotionVehicles = ['coche', 'moto', 'camion', 'agricola'] as const;

const promotion = z.object({
  id_site_promocion: z.number().int(),
  vehiculo: z.enum(promotionVehicles),
  tipo: z.enum(promotionKinds),
  valor: z
    .number()
    .nullable()
    .describe('euros off each unit, or percent, by its tipo; null where there is nothing to say'),
  titulo_es: z.string(),
  titulo_ca: z.string(),
  titulo_pt: z.string(),
  descripcion_es: z.string(),
  descripcion_ca: z.string(),
  descripcion_pt: z.string(),
  tipo_producto: z.array(z.enum(productKinds)),
  marcas: z.array(z.object({ marca: z.string(), slug: z.string() })).describe('none: all makers'),
  temporadas: z.array(season),
  llanta_desde: z.number().nullable().describe('inches'),
  llanta_hasta: z.number().nullable(),
  productos: z.array(z.object({ id_navision: z.string(), nombre_es: z.string(), nombre_ca: z.string() })),
  unidades_minimas: z.number().int(),
  importe_minimo: euros,
  desde: z.iso.datetime(),
  hasta: z.iso.datetime().nullable().describe('the first moment at which it no longer runs'),
  fecha_limite: date.nullable().describe('the last day of fitting'),
  quedan: z.number().int().nullable().describe('units left; null where there is no cap'),
  por_persona: z.number().int().nullable().describe('units for each person; null where there is no cap'),
  un_pedido: z.boolean().describe('one order of what it speaks of for each person'),
  mezclable: z.boolean().describe('whether revisions and tyres may lie in one basket'),
});

export const promotions = {
  listPromotions: endpoint({
    area: 'promotions',
    summary: 'Promotions that run, of one kind of vehicle or of all, the ones that end first before the others',
    access: 'anyone',
    query: z.object({ vehiculo: z.enum(promotionVehicles).optional() }),
    output: z.object({ promociones: z.array(promotion) }),
  }),
  readPromotion: endpoint({
    area: 'promotions',
    summary: 'A promotion that runs',
    access: 'anyone',
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    output: z.object({ promocion: promotion }),
    refusals: ['promocion-no-existe'],
  }),
};

export type PromotionMark = z.output<typeof promotionMark>;
export type Promotion = z.output<typeof promotion>;
