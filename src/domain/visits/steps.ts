import { stepInstead } from '../walk/steps.ts';
import type { VisitVehicle } from './visit.ts';

/** Version of what a browser keeps of an appointment being booked (spec V9). */
export const visitStoreVersion = 4;

export type VisitStep =
  | 'comentario'
  | 'patinete'
  | 'seleccion-taller'
  | 'servicios'
  | 'fecha-y-hora'
  | 'tus-datos'
  | 'confirmacion';

/** How far an appointment has come. */
export interface VisitProgress {
  readonly vehiculo: VisitVehicle | null;
  /** Whoever does not know what the vehicle needs tells what is wrong with it first. */
  readonly comentarioPrimero: boolean;
  readonly marca: string | null;
  readonly selectedTaller: { readonly codTienda: number } | null;
  readonly selectedService: string | null;
  readonly selectedDate: string | null;
  readonly selectedTime: string | null;
  /** The time that is held for it. */
  readonly hold: object | null;
  readonly citaPreviaId: string | null;
  /** What was booked has been cancelled since. */
  readonly cancelled: boolean;
  /** The appointment that takes the new time. */
  readonly modificando: object | null;
}

/** An appointment of which nothing is chosen yet. */
export const nothingBegun = {
  vehiculo: null,
  comentarioPrimero: false,
  marca: null,
  selectedTaller: null,
  selectedService: null,
  selectedDate: null,
  selectedTime: null,
  hold: null,
  citaPreviaId: null,
  cancelled: false,
  modificando: null,
} as const satisfies VisitProgress;

const roads = {
  usual: ['seleccion-taller', 'servicios', 'fecha-y-hora', 'tus-datos', 'confirmacion'],
  comment: ['comentario', 'seleccion-taller', 'fecha-y-hora', 'tus-datos', 'confirmacion'],
  scooter: ['patinete', 'servicios', 'seleccion-taller', 'fecha-y-hora', 'tus-datos', 'confirmacion'],
} as const satisfies Record<string, readonly VisitStep[]>;

/** The steps in their order: usual, with the comment first, or of an e-scooter (spec V1 to V3). */
export const visitSteps = ({
  vehiculo,
  comentarioPrimero,
}: Pick<VisitProgress, 'vehiculo' | 'comentarioPrimero'>): readonly VisitStep[] => {
  if (vehiculo === 'patinete') return roads.scooter;
  return comentarioPrimero ? roads.comment : roads.usual;
};

const given: Readonly<Record<VisitStep, (visit: VisitProgress) => boolean>> = {
  // The comment itself may be left out; what it asks of the workshop is a service like others.
  comentario: ({ selectedService }) => selectedService !== null,
  patinete: ({ marca }) => marca !== null,
  'seleccion-taller': ({ selectedTaller }) => selectedTaller !== null,
  servicios: ({ selectedService }) => selectedService !== null,
  'fecha-y-hora': ({ selectedDate, selectedTime, hold }) =>
    selectedDate !== null && selectedTime !== null && hold !== null,
  'tus-datos': () => false,
  confirmacion: () => false,
};

/** Booked, and neither cancelled nor being moved. */
export const isBooked = ({
  citaPreviaId,
  modificando,
  cancelled,
}: Pick<VisitProgress, 'citaPreviaId' | 'modificando' | 'cancelled'>): boolean =>
  citaPreviaId !== null && modificando === null && !cancelled;

/** The first step that still asks something. Nothing begins before the vehicle is known. */
export const openVisitStep = (visit: VisitProgress): VisitStep | 'inicio' => {
  if (isBooked(visit)) return 'confirmacion';
  if (visit.vehiculo === null) return 'inicio';
  return visitSteps(visit).find((step) => !given[step](visit)) ?? 'tus-datos';
};

/** Whether the workshop is the first that is asked, where a service is known. One that is phoned for has no steps. */
export const beginsWithWorkshop = (service: {
  readonly vehiculo: VisitVehicle;
  readonly servicio: string;
  readonly soloTelefono: boolean;
}): boolean => {
  const { vehiculo, servicio, soloTelefono } = service;
  return (
    !soloTelefono && openVisitStep({ ...nothingBegun, vehiculo, selectedService: servicio }) === 'seleccion-taller'
  );
};

/** The step to show instead of the one asked for: undefined when it may be entered. */
export const missingVisitStep = (step: VisitStep, visit: VisitProgress): VisitStep | 'inicio' | undefined => {
  const open = openVisitStep(visit);
  if (open === 'inicio' || open === 'confirmacion') return open === step ? undefined : open;
  return stepInstead(step, visitSteps(visit), open);
};

/**
 * What is chosen after a choice: another workshop or service resets date and appointment, unless the appointment is
 * being changed (spec V6). A time is always of one workshop and one service.
 */
export const afterChoice = <State extends VisitProgress>(state: State, change: Partial<State>): State => {
  const next = { ...state, ...change };
  const same =
    next.selectedTaller?.codTienda === state.selectedTaller?.codTienda &&
    next.selectedService === state.selectedService;
  if (same) return next;
  const { modificando, selectedDate, citaPreviaId } = next;
  const kept = modificando === null ? { selectedDate: null, citaPreviaId: null } : { selectedDate, citaPreviaId };
  return { ...next, ...kept, selectedTime: null, hold: null };
};
