import { z } from 'zod';
import { couponRefusals, missingPrices, promotionRefusals, basketWish, mixedOrders } from './basket.ts';
import { basketOrder, paymentTerms, paymentType } from './basket-order.ts';
import { orderCaps } from './guests.ts';
import { endpoint } from './endpoint.ts';
import { date, euros, language, personName, text, time, uuid } from './shapes.ts';

/** Who orders. With a token, what the account already knows may be left out. */
export const orderContact = z.object({
  nombre: personName(80).nullish(),
  apellidos: personName(120).nullish(),
  email: text(254).nullish(),
  telefono: text(30).nullish(),
  idioma: language.nullish(),
  privacidad: z.boolean().nullish(),
});

export const billing = z.object({
  tipo: z.enum(['particular', 'empresa']),
  nombre: personName(120),
  apellidos: personName(120).nullish(),
  nif: text(20),
  direccion: text(160),
  numero: text(20),
  poblacion: text(80),
  codigo_postal: text(10),
  provincia: text(60),
});

/** A form that the browser posts to the gateway's own page: no card number ever comes here. */
export const gatewayForm = z.object({
  url: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
});

const orderAnswer = z.object({ pedido: basketOrder, pasarela: gatewayForm.nullable() });

export const orders = {
  placeOrder: endpoint({
    area: 'orders',
    summary:
      'Turns a basket and its held time into an order; asked again for the same basket, answers with the same order',
    access: 'own-order',
    visitor: true,
    idempotent: true,
    limit: { calls: 30, seconds: 60 },
    body: z.object({
      cestaState: basketWish.extend({
        billing: billing.nullish(),
        total: euros.nullish().describe('the total that was on the screen; another one is refused with the new one'),
      }),
      userInfo: orderContact.nullish(),
    }),
    output: orderAnswer,
    refusals: [
      ...couponRefusals,
      ...promotionRefusals,
      'sin-sesion',
      'cesta-no-existe',
      'cesta-vacia',
      'producto-no-existe',
      'producto-sin-disponibilidad',
      ...missingPrices,
      'demasiados-productos',
      'cesta-llena',
      ...mixedOrders,
      'taller-no-existe',
      'reserva-caducada',
      'hora-ocupada',
      'matricula-ya-citada',
      'demasiadas-reservas',
      'precio-cambiado',
      'pago-en-taller-no-ofrecido',
      'pago-no-ofrecido',
      'faltan-datos',
      'datos-no-validos',
      'pedido-ya-pagado',
      'pedido-caducado',
      'pago-intentos',
      ...orderCaps,
    ],
  }),
  changeOrder: endpoint({
    area: 'orders',
    summary: 'Tries to pay an unpaid order again, in the same or another way',
    access: 'own-order',
    visitor: true,
    idempotent: true,
    limit: { calls: 30, seconds: 60 },
    body: z.object({
      data: z.object({
        cestaID: uuid,
        paymentTerms: paymentTerms.nullish(),
        paymentType: paymentType.nullish(),
        selectedTime: time.nullish(),
        billing: billing.nullish().describe('what a card asks for; an account’s order may have it already'),
      }),
      selectedDate: date.nullish(),
      userInfo: orderContact
        .nullish()
        .describe('who pays by card, as the gateway asks; an account is known by its token'),
    }),
    output: orderAnswer,
    refusals: [
      'sin-sesion',
      'pedido-no-existe',
      'pedido-ya-pagado',
      'pedido-caducado',
      'pago-intentos',
      ...orderCaps,
      'hora-no-ofrecida',
      'pago-no-ofrecido',
      'pago-en-taller-no-ofrecido',
      'faltan-datos',
    ],
  }),
};

export type Billing = z.output<typeof billing>;
export type OrderContact = z.output<typeof orderContact>;
export type GatewayForm = z.output<typeof gatewayForm>;
