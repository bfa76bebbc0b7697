import type { Visit } from '#contract/visits.ts';
import type { Language } from '#domain/language.ts';
import { minuteMs } from '#domain/time.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { localTime } from '../booking/local-time.ts';
import { linkOfOrdered } from '../change-requests/change-signature.ts';
import type { Runtime } from '../runtime.ts';
import { calendarPath } from '../calendar/calendar-addresses.ts';
import { maskEmail } from '../orders/show-order.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import type { OrderedVisitRow } from './ordered-visits-store.ts';

/** What is bought and done: "4 × Michelin …, Alineación". */
const servicesOf = ({ products, services }: OrderedVisitRow['cesta'], language: Language): string[] => [
  ...products.map((product) => `${product.cantidad} × ${product[`nombre_producto_${language}`]}`),
  ...services.filter(({ selected }) => selected).map((service) => service[`nombre_${language}`]),
];

/**
 * The appointments of orders as their customers see them. They are not changed online: the reason names the
 * workshop's telephone (spec V26).
 */
export const showOrderedVisits = async (
  { database }: Runtime,
  visits: readonly OrderedVisitRow[],
  language: Language,
): Promise<Visit[]> => {
  const { workshops } = await recentWorkshops(database);
  const shown = visits.map(async (visit): Promise<Visit[]> => {
    const taller = workshops.find(({ codTienda }) => codTienda === visit.codTienda);
    if (!taller) return [];
    const { fecha, hora } = localTime(visit.starts, visit.tz);
    const link = await linkOfOrdered(database, visit);
    return [
      {
        ...link,
        numero: visit.orderNumber,
        pedido: visit.orderNumber,
        status: 'confirmada',
        vehiculo: visit.cesta.products.some(({ categoria }) => categoria === 'moto') ? 'moto' : 'coche',
        servicio: null,
        servicios: servicesOf(visit.cesta, language),
        junto: [],
        precioAnunciado: null,
        taller: showWorkshop(taller, language),
        date: fecha,
        time: hora,
        minutos: Math.round((visit.ends.getTime() - visit.starts.getTime()) / minuteMs),
        matricula: visit.matricula && printPlate(visit.matricula),
        marca: null,
        comentario: null,
        nombre: visit.nombre,
        email: maskEmail(visit.email),
        modificable: false,
        motivo: sentenceOf('cita-con-pedido', language, { telefono: taller.telefono }),
        calendario: calendarPath(link),
      },
    ];
  });
  return (await Promise.all(shown)).flat();
};
