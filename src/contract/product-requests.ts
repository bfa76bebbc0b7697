import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language, sentCode, sentCount, sentPrice, text, uuid } from './shapes.ts';

const request = z.object({
  email: text(254).nullish(),
  marca: text(80).nullish(),
  modelo: text(120).nullish(),
  modelID: sentCode.nullish(),
  productID: sentCode,
  tyreSpecs: text(160).nullish(),
  device: text(40).nullish(),
  precio: sentPrice.nullish().describe('of one unit, as the visitor saw it'),
  idioma: language.nullish(),
  cantidad: sentCount(1, 20).nullish(),
});

const kept = z.object({
  guardada: z.boolean().describe('false where so many can be had already, so that nobody has to wait'),
});

const limit = { calls: 10, seconds: 600, shared: true } as const;

/** Names a request and proves that it was read in the mail about it. */
const signed = z.object({ id: uuid, firma: text(60, 1) });

export const productRequests = {
  requestProduct: endpoint({
    area: 'tyres',
    summary: 'Asks for one message when a product is back in stock; asking again changes nothing',
    access: 'anyone',
    limit,
    body: request,
    output: kept,
    refusals: ['datos-no-validos', 'producto-no-existe'],
  }),
  requestMotoProduct: endpoint({
    area: 'tyres-moto',
    summary: 'The same for motorcycles, quads and e-scooters',
    access: 'anyone',
    limit,
    body: request,
    output: kept,
    refusals: ['datos-no-validos', 'producto-no-existe'],
  }),
  readRequest: endpoint({
    area: 'tyres',
    summary: 'What was asked for, for who holds the link of its message',
    access: 'signed-link',
    params: signed,
    output: z.object({ nombre_producto_es: z.string(), nombre_producto_ca: z.string() }),
    refusals: ['no-existe'],
  }),
  cancelRequest: endpoint({
    area: 'tyres',
    summary: 'Deletes a request with its e-mail address',
    access: 'signed-link',
    params: signed,
    output: z.object({ borrada: z.literal(true) }),
    refusals: ['no-existe'],
  }),
};
