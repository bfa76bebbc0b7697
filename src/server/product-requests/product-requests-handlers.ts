import type { productRequests } from '#contract/product-requests.ts';
import type { Input } from '#contract/contract.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { nearestCents } from '#domain/money/euros.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { isSold } from '#domain/site/parts.ts';
import { randomUUID } from 'node:crypto';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { isSignedRequest } from './request-signature.ts';
import { deleteRequest, findAwaited, findRequest, keepRequest } from './product-requests-store.ts';

const ask = async (
  { database, clock, language, config }: CallContext,
  { email: typed, productID, cantidad: units, precio }: Input<'requestProduct'>['body'],
  moto: boolean,
) => {
  if (!typed) return invalid({ email: 'campo-obligatorio' });
  const email = readEmail(typed, (await readBlocklists(database)).emails);
  if (isRefusal(email)) return invalid({ email: email.refusal });
  const product = await findAwaited(database, productID);
  const vehicles = product && vehicleGroup(product.tipo_vehiculo);
  if (!product || !vehicles || (vehicles === 'moto') !== moto || !isSold(config.flags, product.tipo_producto, vehicles))
    return refuse('producto-no-existe');
  const cantidad = units ?? 1;
  if (product.stock === null || product.stock >= cantidad) return { guardada: false };
  const seen = typeof precio === 'number' ? nearestCents(precio) : null;
  const request = { id: randomUUID(), productId: product.id, email, idioma: language, cantidad, precio: seen };
  await keepRequest(database, request, clock());
  return { guardada: true };
};

export const productRequestsHandlers = {
  requestProduct: async (context, { body }) => await ask(context, body, false),

  requestMotoProduct: async (context, { body }) => await ask(context, body, true),

  readRequest: async ({ database }, { params }) => {
    const request = (await isSignedRequest(database, params)) ? await findRequest(database, params.id) : undefined;
    if (!request) return refuse('no-existe');
    const { nombre_producto_es, nombre_producto_ca } = request;
    return { nombre_producto_es, nombre_producto_ca };
  },

  cancelRequest: async ({ database }, { params }) => {
    const deleted = (await isSignedRequest(database, params)) && (await deleteRequest(database, params.id));
    return deleted ? { borrada: true as const } : refuse('no-existe');
  },
} satisfies Pick<Handlers, keyof typeof productRequests>;
