import type { Visit } from '#contract/visits.ts';
import type { Hold } from '#contract/times.ts';
import type { Workshop } from '#contract/workshops.ts';
import { afterChoice, nothingBegun, visitStoreVersion, type VisitProgress } from '#domain/visits/steps.ts';
import { storedChanged } from '#web/shell/stored-value.ts';
import { visitKey } from '#web/stored/visit-key.ts';
import { storedState, type Keys } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** As much of a workshop as the next steps need. */
export type ChosenWorkshop = Pick<Workshop, 'codTienda' | 'alias' | 'cpostal' | 'telefono'>;

/** The appointment that takes the new time, as it is until then. */
export interface Changing {
  readonly oldCitaId: string;
  readonly firma: string;
  readonly numero: string;
  readonly nombre: string;
  /** Masked. */
  readonly email: string;
  readonly matricula: string | null;
  readonly date: string;
  readonly time: string;
  readonly alias: string;
}

/** How a call is told which appointment is moved, and that this browser may. */
export const movedBy = (changing: Changing | null) =>
  changing ? { idNavisionCitaModificada: changing.oldCitaId, firma: changing.firma } : {};

/** An appointment being booked, as this browser keeps it (spec V9). */
export interface VisitState extends VisitProgress {
  readonly codigoPostalIntroducido: string | null;
  readonly selectedTaller: ChosenWorkshop | null;
  readonly comentario: string | null;
  readonly hold: Hold | null;
  /** Names the held time. */
  readonly reserva: string | null;
  readonly modificando: Changing | null;
  /** Lets this browser see what it booked. */
  readonly firma: string | null;
  /** What was booked last was the change of an appointment. */
  readonly cambiada: boolean;
  /** Where on the way to us it was begun, as the link said; kept with the appointment. */
  readonly origin: string;
  /** It was begun at the end of a revision assistant. */
  readonly fromRevision: boolean;
  /** What is known of the vehicle before its driver types anything. */
  readonly vehicleInfo: { readonly matricula: string } | null;
  /** Why the time is to be chosen again. */
  readonly aviso: string | null;
}

const fresh = (): VisitState => ({
  ...nothingBegun,
  codigoPostalIntroducido: null,
  comentario: null,
  reserva: null,
  firma: null,
  cambiada: false,
  origin: 'web',
  fromRevision: false,
  vehicleInfo: null,
  aviso: null,
});

const workshopKeys: Keys<ChosenWorkshop> = { codTienda: null, alias: null, cpostal: null, telefono: null };
const holdKeys: Keys<Hold> = { codTienda: null, date: null, time: null, minutos: null, expires: null, latest: null };
const changingKeys: Keys<Changing> = {
  oldCitaId: null,
  firma: null,
  numero: null,
  nombre: null,
  email: null,
  matricula: null,
  date: null,
  time: null,
  alias: null,
};
const vehicleKeys = { matricula: null };

export const useVisit = create<VisitState>()(
  persist(
    fresh,
    storedState<VisitState, VisitState>({
      key: visitKey,
      version: visitStoreVersion,
      keep: (state) => ({ ...state }),
      like: ({ selectedTaller, hold, modificando, vehicleInfo }) => ({
        ...fresh(),
        selectedTaller: selectedTaller && workshopKeys,
        hold: hold && holdKeys,
        modificando: modificando && changingKeys,
        vehicleInfo: vehicleInfo && vehicleKeys,
      }),
      storage: () => localStorage,
      written: () => window.dispatchEvent(new Event(storedChanged)),
    }),
  ),
);

/** Takes a choice, and forgets what it makes untrue. */
export const choose = (change: Partial<VisitState>): void => {
  useVisit.setState((state) => afterChoice(state, change));
};

/** An appointment for a vehicle of which nothing is chosen yet. */
export const visitOfVehicle = (vehiculo: VisitState['vehiculo']): VisitState => ({ ...fresh(), vehiculo });

/** Begins anew. Where somebody is does not change with it. */
export const startVisit = (change: Partial<VisitState> = {}): void => {
  const { codigoPostalIntroducido } = useVisit.getState();
  useVisit.setState({ ...fresh(), codigoPostalIntroducido, ...change });
};

export const chosenWorkshop = ({ codTienda, alias, cpostal, telefono }: Workshop): ChosenWorkshop => ({
  codTienda,
  alias,
  cpostal,
  telefono,
});

/** An appointment is about to be moved: everything of it is chosen already, and may be chosen again. */
export const startChange = (cita: Visit, firma: string): void =>
  startVisit({
    vehiculo: cita.vehiculo,
    marca: cita.marca,
    selectedTaller: chosenWorkshop(cita.taller),
    selectedService: cita.servicio?.servicio ?? null,
    selectedDate: cita.date,
    comentario: cita.comentario,
    citaPreviaId: cita.citaPreviaId,
    modificando: {
      oldCitaId: cita.citaPreviaId,
      firma,
      numero: cita.numero,
      nombre: cita.nombre,
      email: cita.email,
      matricula: cita.matricula,
      date: cita.date,
      time: cita.time,
      alias: cita.taller.alias,
    },
  });
