import { z } from 'zod';
import { visitCaps } from './guests.ts';
import { endpoint } from './endpoint.ts';
import {
  date,
  discountsTogether,
  euros,
  language,
  orEmpty,
  personName,
  sentCount,
  sentId,
  sentUuid,
  text,
  time,
  uuid,
  visitServices,
} from './shapes.ts';
import { day, hold, timesNearby } from './times.ts';
import { pricedService, visitService } from './visit-services.ts';
import { workshop } from './workshops.ts';

const vehicle = visitService.shape.vehiculo;
/** A workshop's number in a path. */
const codTienda = z.coerce.number().int().min(0).max(2_147_483_647);

const servicios = z.object({
  servicios: z.array(pricedService),
  deAsistentes: z
    .array(pricedService)
    .describe('what an assistant chose for a vehicle is booked as one of these, and nobody chooses from them'),
});

const visit = z.object({
  citaPreviaId: uuid,
  numero: z.string(),
  pedido: z.string().nullable().describe('number of the order behind it; then it is changed by telephone only'),
  status: z.enum(['confirmada', 'anulada']),
  vehiculo: vehicle,
  servicio: visitService.nullable().describe('null of an order'),
  servicios: z.array(z.string()).describe('all that is done, and of an order what is fitted, by their names'),
  junto: discountsTogether,
  precioAnunciado: z
    .object({
      importe: euros.describe('with tax'),
      desde: z.boolean().describe('the least that it costs'),
      unidades: z.number().int().describe('of what costs that'),
    })
    .nullable()
    .describe('what the page said when it was booked; null where it said nothing'),
  taller: workshop,
  date,
  time,
  minutos: z.number().int(),
  matricula: z.string().nullable(),
  marca: z.string().nullable().describe('of an e-scooter'),
  comentario: z.string().nullable(),
  nombre: z.string(),
  email: z.string().describe('masked: d•••@example.com'),
  modificable: z.boolean(),
  motivo: z.string().nullable().describe('why it is not, in a sentence'),
  firma: z.string().describe('lets whoever has it manage the appointment until it is changed'),
  calendario: z.string().describe('address of the .ics file'),
});

const chosen = {
  selectedTaller: sentId,
  selectedService: visitServices(1),
  selectedDate: date,
  selectedTime: time,
};

/** A day, or a day with its time as one value. */
/** A day of the calendar with a time behind it: the 43rd of February is neither. */
const dayWithTime = new RegExp(`^${z.core.regexes.date.source.slice(1, -1)}[T ]([01]\\d|2[0-3]):[0-5]\\d(:00)?$`);
const dayAndTime = z.union([date, z.string().regex(dayWithTime)]);

const newVisit = z.object({
  ...chosen,
  selectedDate: dayAndTime.describe('the day, or the day with its time: 2027-02-11T10:00'),
  selectedTime: orEmpty(time).describe('where it stands nowhere, the first free time of the day'),
  reserva: uuid.nullish().describe('names the time held before; without one, the time is held now'),
  comentario: text(1000).nullish(),
  userData: z.object({
    nombre: personName(80).nullish(),
    apellidos: personName(120).nullish(),
    email: text(254).nullish(),
    telefono: text(30).nullish(),
    matricula: text(12).nullish(),
    marca: text(40).nullish().describe('of an e-scooter, one of marcas-patinete'),
    privacidad: z.boolean().nullish(),
    idioma: language.nullish(),
  }),
  dataRegistroLeadMatricula: z
    .object({
      origen: text(80).nullish(),
      useragent: text(400).nullish(),
      device: text(40).nullish(),
      matricula: text(20).nullish(),
      kms: sentCount(0, 9_999_999).nullish(),
      idLead: sentUuid.describe('of whoever came through an assistant'),
    })
    .nullish(),
});

export const signed = z.object({
  firma: text(64).optional().describe('what the link in the mail carries; the owner’s token does as well'),
});

const moved = {
  idNavisionCitaModificada: sentUuid.describe(
    'the appointment that is to take the time: its own does not stand in its way',
  ),
  firma: text(64)
    .nullish()
    .describe('of its link; the owner’s token does as well, and without either nothing is moved'),
};

export const timeRefusals = [
  'taller-no-existe',
  'servicio-no-existe',
  'taller-no-puede',
  'taller-sin-web',
  'cita-solo-telefono',
] as const;
const holdRefusals = [
  ...timeRefusals,
  'hora-no-ofrecida',
  'hora-ocupada',
  'matricula-ya-citada',
  'demasiadas-reservas',
] as const;
const bookRefusals = [...holdRefusals, ...visitCaps, 'sin-horas', 'reserva-caducada', 'datos-no-validos'] as const;
const visitRefusals = ['cita-no-existe', 'enlace-antiguo'] as const;
const changeRefusals = ['cita-con-pedido', 'cita-anulada', 'cita-pasada', 'cita-demasiado-tarde'] as const;

const booked = z.object({
  citaPreviaId: uuid,
  numero: z.string(),
  firma: z.string().describe('lets whoever has it manage this appointment until it is changed'),
});

export const visits = {
  listVisitServices: endpoint({
    area: 'appointments',
    summary: 'What may be booked without an order',
    access: 'anyone',
    output: servicios,
  }),
  listPrivateServices: endpoint({
    area: 'appointments',
    summary: 'What may be booked from the customer area',
    access: 'anyone',
    output: servicios,
  }),
  readWorkshopServices: endpoint({
    area: 'appointments',
    summary: 'What may be booked at a workshop',
    access: 'anyone',
    params: z.object({ id: codTienda }),
    output: servicios,
    refusals: ['taller-no-existe'],
  }),
  verifyWorkshopService: endpoint({
    area: 'appointments',
    summary: 'Whether a workshop takes appointments for a service',
    access: 'anyone',
    params: z.object({ a: codTienda, b: visitServices(1) }),
    output: z.object({ taller: workshop, servicio: visitService }),
    refusals: timeRefusals,
  }),
  consultVisitDates: endpoint({
    area: 'appointments',
    summary: 'Days on which a workshop has time for a service',
    access: 'anyone',
    usesAgenda: true,
    params: z.object({ id: codTienda }),
    body: z.object({
      selectedService: visitServices(1)
        .nullish()
        .describe('without one, that of the appointment which is moved, or what most visitors come for'),
      numDays: sentCount(1, 90).default(25),
      ...moved,
    }),
    output: z.object({
      minutos: z.number().int(),
      dates: z.array(day),
    }),
    refusals: timeRefusals,
  }),
  explainVisitDay: endpoint({
    area: 'appointments',
    summary: 'Why a day has no time for a service, and what would open it',
    access: 'anyone',
    usesAgenda: true,
    limit: { calls: 60, seconds: 60 },
    params: z.object({ id: codTienda, x: visitServices(1) }),
    body: z.object({ date, ...moved }),
    output: z.object({
      dia: day,
      alternativas: z.object({
        servicio: z
          .object({ servicio: visitService, time })
          .nullable()
          .describe('a shorter service that still fits on that day'),
        talleres: timesNearby,
        otroDia: z.object({ date, time }).nullable().describe('the next day with time, or else the last one before'),
      }),
    }),
    refusals: [...timeRefusals, 'dia-fuera-de-plazo'],
  }),
  consultVisitTimes: endpoint({
    area: 'appointments',
    summary: 'Free times of a day for a service',
    access: 'anyone',
    usesAgenda: true,
    params: z.object({ id: codTienda, x: visitServices(1) }),
    body: z.object({ date, ...moved }),
    output: z.object({ minutos: z.number().int(), times: z.array(time) }),
    refusals: timeRefusals,
  }),
  holdVisitTime: endpoint({
    area: 'appointments',
    summary: 'Holds a time while its visitor says who comes; the one held before is given back',
    access: 'anyone',
    visitor: true,
    usesAgenda: true,
    limit: { calls: 40, seconds: 60 },
    body: z.object({
      reserva: uuid.describe('made by the visitor, unguessable'),
      ...chosen,
      ...moved,
    }),
    output: z.object({ hold }),
    refusals: [...holdRefusals, ...visitRefusals],
  }),
  bookVisit: endpoint({
    area: 'appointments',
    summary: 'Books an appointment',
    access: 'anyone',
    visitor: true,
    usesAgenda: true,
    idempotent: true,
    limit: { calls: 20, seconds: 60 },
    body: newVisit,
    output: booked,
    refusals: bookRefusals,
  }),
  changeVisit: endpoint({
    area: 'appointments',
    summary: 'Moves an appointment to another time, workshop or service; its earlier links stop working',
    access: 'own-visit',
    visitor: true,
    usesAgenda: true,
    idempotent: true,
    limit: { calls: 20, seconds: 60 },
    body: newVisit.extend({ oldCitaId: uuid, firma: text(64).nullish() }),
    output: booked,
    refusals: [...bookRefusals, ...visitRefusals, ...changeRefusals],
  }),
  readVisit: endpoint({
    area: 'appointments',
    summary: 'An appointment, for whoever has its link or owns it',
    access: 'own-visit',
    params: z.object({ id: uuid }),
    query: signed,
    output: z.object({ cita: visit }),
    refusals: visitRefusals,
  }),
  cancelVisit: endpoint({
    area: 'appointments',
    summary: 'Cancels an appointment and frees its time',
    access: 'own-visit',
    params: z.object({ id: uuid }),
    query: signed,
    output: z.object({ cancelled: z.literal(true) }),
    refusals: [...visitRefusals, ...changeRefusals],
  }),
  listVisits: endpoint({
    area: 'appointments',
    summary: 'The appointments of a customer, the next one first',
    access: 'own-account',
    params: z.object({ userId: uuid }),
    output: z.object({ citasPrevias: z.array(visit) }),
    refusals: ['sin-permiso'],
  }),
  listScooterBrands: endpoint({
    area: 'appointments',
    summary: 'Brands of e-scooters that workshops know',
    access: 'anyone',
    output: z.object({ marcas: z.array(z.object({ slug: z.string(), marca: z.string() })) }),
  }),
};

export type Visit = z.output<typeof visit>;
