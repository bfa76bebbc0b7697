import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertWorkshop } from './workshops.ts';

export interface ConfirmedOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly cestaID: string;
  readonly codTienda: number;
}

/** What an order keeps of its basket: as much of it as messages tell. */
const cesta = {
  products: [
    {
      tipo_producto: 'neumatico',
      cantidad: 4,
      ecotasa: 1.82,
      importe: 409.6,
      nombre_producto_es: 'Michelin Primacy 4 205/55 R16 91V',
      nombre_producto_ca: 'Michelin Primacy 4 205/55 R16 91V',
    },
  ],
  services: [
    { selected: true, cantidad: 4, importe: 60, nombre_es: 'Montaje', nombre_ca: 'Muntatge' },
    { selected: false, cantidad: 0, importe: 0, nombre_es: 'Alineación', nombre_ca: 'Alineació' },
  ],
  discount: [
    {
      codigo_promocion: null,
      importePromocion: 48,
      descripcion_es: '12 € menos por neumático',
      descripcion_ca: '12 € menys per pneumàtic',
    },
    { codigo_promocion: 'AMIGO5', importePromocion: 5, descripcion_es: '5 € menos', descripcion_ca: '5 € menys' },
  ],
  totals: {
    envio: 0,
    aduana: 0,
    ecotasa: 7.28,
    total: 469.6,
    impuestos: [{ nombre: 'IVA', porcentaje: 21, base: 388.1, cuota: 81.5 }],
  },
};

interface OrderSketch {
  readonly fecha?: string;
  readonly hora?: string;
  readonly pais?: 'ES' | 'AD';
  readonly nombre?: string;
  /** Bought beside the fitting, as a basket shows services. */
  readonly services?: readonly object[];
}

let workshops = 900;

/** An order of four tyres for Rosa, paid by a deposit of 46.96 €, with its time: 6 April 2027 at 9:15 unless told otherwise. */
export const insertConfirmedOrder = async (
  db: Database,
  { fecha = '2027-04-06', hora = '09:15', pais = 'ES', nombre = 'Rosa', services = [] }: OrderSketch = {},
): Promise<ConfirmedOrder> => {
  const codTienda = await insertWorkshop(db, { codTienda: (workshops += 1), pais });
  const tz = pais === 'AD' ? 'Europe/Andorra' : 'Europe/Madrid';
  const cestaID = randomUUID();
  const snapshot = {
    cesta: { ...cesta, services: [...cesta.services, ...services] },
    taller: { codTienda, slug: `taller-${codTienda}`, area: 'lleida', alias: `Taller ${codTienda}`, tz, pais },
    selectedDate: fecha,
    selectedTime: hora,
    minutos: 45,
    etapas: [{ skills: ['turismo'], llanta: 16, minutes: 45 }],
  };
  const orderNumber = `R${codTienda}`;
  const { id } = await db.one<{ id: number }>(sql`
    insert into customer_order (order_number, cesta_id, email, email_norm, nombre, apellidos, telefono, idioma, status, terms,
      payment_type, cod_tienda, matricula, total, a_pagar, pagado, snapshot)
    values (${orderNumber}, ${cestaID}::uuid, 'rosa@example.com', 'rosa@example.com', ${nombre}, 'Pons', '+34600000000', 'ca',
      'confirmado', 'reserva', 'tarjeta', ${codTienda}, '1234BCD', 46960, 4696, 4696, ${JSON.stringify(snapshot)}::jsonb)
    returning id`);
  await db.run(sql`
    insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, kind, status, order_id, matricula)
    select ${randomUUID()}::uuid, 1, ${codTienda}, 1, ${tz},
      tstzrange(start, start + interval '45 min'), 'booking', 'confirmed', ${id}::bigint, '1234BCD'
    from (select (${fecha}::date + ${hora}::time) at time zone ${tz} as start) as local`);
  return { orderId: id, orderNumber, cestaID, codTienda };
};
