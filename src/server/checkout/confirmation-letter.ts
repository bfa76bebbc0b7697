import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { Basket } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { wasteFeesIn } from '#domain/catalogue/waste-fee.ts';
import { minus } from '#domain/money/cents.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { fees as ca } from '#i18n/ca/fees.ts';
import { insurance as insuranceCa } from '#i18n/ca/services.ts';
import { coverSentence } from '#i18n/cover-sentence.ts';
import { fees as es } from '#i18n/es/fees.ts';
import { insurance as insuranceEs } from '#i18n/es/services.ts';
import { hourMs, minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { isMoreWanted, untoldWith } from './one-letter-store.ts';
import { ordersBeside, type OrderBeside } from '../orders/orders-of-visit-store.ts';
import { orderById, type OrderRow } from '../orders/orders-store.ts';
import { appointmentOfOrder } from '../calendar/appointment-store.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { Block, Row } from '../mail/letter.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import { askChangeBlocks } from '../change-requests/ask-change-blocks.ts';
import type { Template } from '../mail/template.ts';
import { appointmentRows, whenAndWhere } from '../visits/visit-blocks.ts';

const feeNames = { es: es.incluida, ca: ca.incluida };
const insuranceTexts = { es: insuranceEs, ca: insuranceCa };

const euros = (amount: number, idioma: Language): string => formatEuros(fromEuros(amount), idioma);

/** What was bought and what it costs, as it was agreed. */
const purchaseRows = (
  cesta: Pick<Basket, 'products' | 'services' | 'discount' | 'totals'>,
  order: OrderRow,
  idioma: Language,
): Row[] => {
  const t = textsIn(idioma).confirmacion;
  const { totals } = cesta;
  const named = (line: { readonly cantidad: number; readonly importe: number }, nombre: string): Row => ({
    label: t.linea(line.cantidad, nombre),
    value: euros(line.importe, idioma),
  });
  const percent = new Intl.NumberFormat(idioma);
  return [
    ...cesta.products.map((line) => named(line, idioma === 'ca' ? line.nombre_producto_ca : line.nombre_producto_es)),
    ...cesta.services
      .filter(({ selected, cantidad }) => selected && cantidad > 0)
      .map((line) => named(line, idioma === 'ca' ? line.nombre_ca : line.nombre_es)),
    ...(totals.envio > 0 ? [{ label: t.envio, value: euros(totals.envio, idioma) }] : []),
    ...(totals.aduana > 0 ? [{ label: t.aduana, value: euros(totals.aduana, idioma) }] : []),
    ...(totals.descuento > 0 ? [{ label: t.descuento, value: `−${euros(totals.descuento, idioma)}` }] : []),
    { label: t.total, value: formatEuros(order.total, idioma), strong: true },
    ...cesta.discount
      .filter(({ codigo_promocion }) => codigo_promocion === null)
      .map((promotion) => ({
        label: t.oferta(promotion[`descripcion_${idioma}`]),
        value: euros(promotion.importePromocion, idioma),
      })),
    ...wasteFeesIn(cesta.products.map((line) => ({ ...line, ecotasa: fromEuros(line.ecotasa) }))).map(
      ({ tasa, importe }) => ({ label: feeNames[idioma][tasa], value: formatEuros(importe, idioma) }),
    ),
    ...totals.impuestos.map(({ nombre, porcentaje, base, cuota }) => ({
      label: t.impuesto(nombre, percent.format(porcentaje)),
      value: t.sobre(euros(cuota, idioma), euros(base, idioma)),
    })),
    { label: t.pagado, value: formatEuros(order.pagado, idioma) },
    { label: t.pendiente, value: formatEuros(minus(order.total, order.pagado), idioma), strong: true },
  ];
};

/** What an insurance that was bought pays: it holds as it was on that day. */
const insured = ({ services }: Pick<Basket, 'services'>, idioma: Language): readonly Block[] =>
  services
    .filter(({ selected, categoriaServicio }) => selected && categoriaServicio === 'seguro')
    .map((service) => ({
      kind: 'text',
      text: [
        `${service[`nombre_${idioma}`]}. ${service[`descripcion_${idioma}`]}`,
        // What was ordered before there were steps has none.
        coverSentence(service.cobertura ?? [], insuranceTexts[idioma], idioma),
      ]
        .filter(Boolean)
        .join(' '),
    }));

/** What the law gives whoever bought goods, and whoever bought work (RDLeg 1/2007, art. 102 to 108 and 120). */
const rights = (
  { products }: Pick<Basket, 'products'>,
  t: ReturnType<typeof textsIn>['confirmacion'],
): readonly Block[] => {
  const goods = products.some(({ tipo_producto }) => isGoods(tipo_producto));
  const work = products.some(({ tipo_producto }) => !isGoods(tipo_producto));
  return [...(goods ? [t.desistir] : []), ...(work ? [t.desistirTrabajo] : []), ...(goods ? [t.garantia] : [])].map(
    (text) => ({ kind: 'text', text }),
  );
};

/** What else is done in the same visit, by orders of their own. */
const besideBlocks = (beside: readonly OrderBeside[], idioma: Language): readonly Block[] => {
  const t = textsIn(idioma).confirmacion;
  if (beside.length === 0) return [];
  return [
    { kind: 'heading', text: t.mismaVisita },
    {
      kind: 'bill',
      rows: beside.map(({ orderNumber, resumen, total }) => ({
        label: t.otroPedido(orderNumber, resumen.join(', ')),
        value: formatEuros(total, idioma),
      })),
    },
  ];
};

/** Whoever orders what lies beside too does so at once, and has one letter then. */
const togetherMs = 5 * minuteMs;
/** So long the last letter of a visit is waited for by those before it, from when it was written. */
const awaitedMs = hourMs;
/** So long it says theirs: it has left, or failed, by the time at which they wait no more, and nothing is said twice. */
const saysOthersMs = awaitedMs - 5 * minuteMs;

/** When to look again whether another confirmation has said this one too; null where none will. */
const saidByAnother = async (database: Database, orderId: number, now: Date): Promise<Date | null> => {
  const beside = await ordersBeside(database, orderId);
  if (beside.length === 0) return null;
  const ids = beside.map(({ id }) => id);
  const looks = (await untoldWith(database, orderId, ids))
    .filter(({ later, since }) => later && since.getTime() + awaitedMs > now.getTime())
    .map(({ since, due }) => Math.min(since.getTime() + awaitedMs, Math.max(now.getTime() + minuteMs, due.getTime())));
  return looks.length > 0 ? new Date(Math.min(...looks)) : null;
};

/**
 * Until when a confirmation waits for what its visitor may order into the same visit, or for the letter of what they ordered
 * into it since, which says both; null where it is sent at once.
 */
export const confirmationWaits = async (
  { database, clock }: Runtime,
  { datos, creado }: { readonly datos: MailData['confirmacion']; readonly creado: Date },
): Promise<Date | null> => {
  const until = new Date(creado.getTime() + togetherMs);
  if (until > clock() && (await isMoreWanted(database, datos.orderId))) return until;
  return await saidByAnother(database, datos.orderId, clock());
};

/** Another order of the visit that this letter confirms as well. */
interface Told {
  readonly order: OrderRow;
  readonly mailId: string;
}

const alsoTold = async (
  { database, clock }: Runtime,
  orderId: number,
  beside: readonly OrderBeside[],
): Promise<Told[]> => {
  if (beside.length === 0) return [];
  const ids = beside.map(({ id }) => id);
  const told: Told[] = [];
  for (const { orderId: other, mailId, later, since } of await untoldWith(database, orderId, ids)) {
    if (later || since.getTime() + saysOthersMs <= clock().getTime()) continue;
    const order = await orderById(database, other);
    if (order) told.push({ order, mailId });
  }
  return told;
};

/** Of several orders each says which it is. */
const purchaseBlocks = (orders: readonly OrderRow[], idioma: Language): readonly Block[] => {
  const t = textsIn(idioma).confirmacion;
  return orders.flatMap((order) => [
    { kind: 'heading', text: orders.length > 1 ? t.compraDe(order.orderNumber) : t.compra },
    { kind: 'bill', rows: purchaseRows(order.snapshot.cesta, order, idioma) },
    ...insured(order.snapshot.cesta, idioma),
  ]);
};

/**
 * Confirms an order with its appointment, on the durable medium that the law asks for (RDLeg 1/2007, art. 98.7), and with it those
 * of the same visit whose own letter, to the same recipient and in the same language, waits for this one.
 */
export const confirmationLetter: Template<MailData['confirmacion']> = async (runtime, { orderId }, idioma) => {
  const { database, config, clock } = runtime;
  const order = await orderById(database, orderId);
  const found = await appointmentOfOrder(database, orderId);
  if (!order || !found) return undefined;
  const appointment = { ...found, idioma };
  const { saludo, confirmacion: t } = textsIn(idioma);
  const [dia, hora, alias] = whenAndWhere(appointment, idioma);
  const { telefono } = appointment;
  const { slug, area } = order.snapshot.taller;
  const beside = await ordersBeside(database, orderId);
  const also = await alsoTold(runtime, orderId, beside);
  const orders = [order, ...also.map((each) => each.order)];
  const alone = beside.filter(({ id }) => !orders.some((each) => each.id === id));
  const products = orders.flatMap(({ snapshot }) => snapshot.cesta.products);
  return {
    idioma,
    subject: t.asunto(dia, hora, alias),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: t.entrada(dia, hora, alias) },
      {
        kind: 'rows',
        rows: [
          { label: t.pedido, value: appointment.numero },
          ...appointmentRows(appointment, appointment.idioma),
          ...(order.matricula ? [{ label: t.matricula, value: printPlate(order.matricula) }] : []),
        ],
      },
      { kind: 'link', text: t.verTaller, url: pageUrl(config, address('workshop', idioma, { area, taller: slug })) },
      { kind: 'text', text: t.adjunto },
      ...purchaseBlocks(orders, idioma),
      ...besideBlocks(alone, idioma),
      { kind: 'heading', text: t.cambios },
      { kind: 'text', text: t.anular(alias, telefono) },
      ...(await askChangeBlocks(
        runtime,
        orderId,
        idioma,
        also.map((each) => each.order.id),
      )),
      ...rights({ products }, t),
    ],
    covers: also.map(({ mailId }) => mailId),
    calendar: calendarFile(appointment, config, clock()),
  };
};
