import { randomUUID } from 'node:crypto';
import type { Request } from '#contract/contract.ts';
import type { Answer } from '#contract/contract.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { thursday, type TestShop } from './shop.ts';

/** Half an hour for a car, three quarters with the alignment bench, e-scooters and renting; one brand of e-scooters. */
export const insertVisitServices = async (db: Database): Promise<void> => {
  await db.run(sql`
    insert into visit_service (servicio, vehiculo, nombre_es, nombre_ca, descripcion_es, descripcion_ca, minutos, skill, oferta, solo_telefono, orden)
    values ('pinchazo', 'coche', 'Pinchazo', 'Punxada', 'x', 'x', 30, null, null, false, 1),
      ('alineacion', 'coche', 'Alineación', 'Alineació', 'x', 'x', 45, 'alineacion', null, false, 2),
      ('patinete', 'patinete', 'Patinete', 'Patinet', 'x', 'x', 30, null, null, false, 3),
      ('renting', 'coche', 'Renting', 'Rènting', 'x', 'x', 30, null, null, true, 4)
    on conflict do nothing`);
  await db.run(sql`insert into scooter_brand (slug, marca) values ('xiaomi', 'Xiaomi') on conflict do nothing`);
};

export const roger = {
  nombre: 'Roger',
  apellidos: 'Mas Riu',
  email: 'roger@example.com',
  telefono: '633444555',
  matricula: '1234 BCD',
  privacidad: true,
  idioma: 'ca',
} as const;

type Wish = Omit<Request<'bookVisit'>['body'], 'selectedTime'> & { readonly selectedTime?: string };

/** A puncture at workshop 1 on Thursday, unless told otherwise. */
export const visitWish = (
  time: string,
  { userData, ...more }: Partial<Wish> = {},
): Wish & { selectedTime: string } => ({
  selectedTaller: 1,
  selectedService: 'pinchazo',
  selectedDate: thursday,
  selectedTime: time,
  userData: { ...roger, ...userData },
  ...more,
});

let plates = 1000;
/** A plate that nobody has. */
export const anyPlate = (): string => {
  plates += 1;
  return `${plates} XYZ`;
};

/** Books a free time of that Thursday for a car that was never there. */
export const bookAny = async (shop: TestShop): Promise<Answer<'bookVisit'>> => {
  const { times } = await shop.call('consultVisitTimes', {
    params: { id: 1, x: 'pinchazo' },
    body: { date: thursday },
  });
  const [time = ''] = times;
  return await shop.call('bookVisit', {
    body: visitWish(time, { userData: { matricula: anyPlate() }, reserva: randomUUID() }),
  });
};
