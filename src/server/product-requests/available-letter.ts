import { address } from '#contract/addresses.ts';
import { productAddress } from '#contract/product-address.ts';
import { pageUrl } from '../page-url.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { makerAddress, tyreFamily } from '#domain/tyres/maker-address.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { tyreResult, warehouseHour } from '../catalogue/tyre-result.ts';
import type { Runtime } from '../runtime.ts';
import { signRequest } from './request-signature.ts';
import { findRequest, type RequestRow } from './product-requests-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** What a tyre costs now; nothing of what is no tyre, whose sheet says it. */
const priceOf = async ({ database, clock }: Runtime, request: RequestRow) => {
  if (request.producto.tipo_producto !== 'neumatico') return undefined;
  const catalogue = await catalogueOf(database, vehicleGroup(request.tipo_vehiculo));
  const [card] = await catalogue.cards([request.producto.id]);
  return card && tyreResult(catalogue, card, { pais: 'ES', hora: warehouseHour(clock()), ahora: clock() });
};

/** Tells who asked for it that a product is back. The one message that a request leads to. */
export const availableLetter: Template<MailData['disponible']> = async (runtime, { requestId }, idioma) => {
  const { database, config } = runtime;
  const request = await findRequest(database, requestId);
  if (!request) return undefined;
  const { disponible: t } = textsIn(idioma);
  const nombre = idioma === 'ca' ? request.nombre_producto_ca : request.nombre_producto_es;
  const tyre = await priceOf(runtime, request);
  const { producto, tipo_vehiculo } = request;
  const family = producto.tipo_producto === 'neumatico' ? tyreFamily(tipo_vehiculo) : 'coche';
  const page = productAddress({ ...producto, marcaSlug: makerAddress(producto.marcaSlug, family) }, idioma);
  const firma = await signRequest(database, requestId);
  const leave = pageUrl(config, address('notifyCancel', idioma, { solicitud: requestId, firma }));
  return {
    idioma,
    because: 'aviso',
    subject: t.asunto(nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto(nombre) },
      ...(tyre
        ? [
            {
              kind: 'rows',
              rows: [
                {
                  label: t.montados(tyre.cantidad),
                  value: formatEuros(fromEuros(tyre.importeMontado), idioma),
                  strong: true,
                },
              ],
            } as const,
          ]
        : []),
      { kind: 'link', text: t.ver, url: pageUrl(config, page ?? address('home', idioma)) },
      { kind: 'text', text: t.prisa },
      { kind: 'heading', text: t.tusDatos },
      { kind: 'text', text: t.unaVez },
    ],
    unsubscribe: { text: t.borrar, url: leave },
  };
};
