import { languageOfPath } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import type { Problem } from '#contract/refusals.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { searchedBefore } from '#web/stored/search-memory.ts';
import { createRetryKey } from '#web/walk/sending.ts';
import { useVisit } from './visit-store.ts';

export interface TypedPerson {
  readonly nombre?: string | null;
  readonly apellidos?: string | null;
  readonly email?: string | null;
  readonly telefono?: string | null;
  readonly matricula?: string | null;
  readonly privacidad?: boolean;
}

/** The same wish, sent again after no answer came, is the same appointment. */
const retryKey = createRetryKey();

/** What an assistant kept of whoever came through it (spec R31). */
const toldBy = ({ origin }: { readonly origin: string }) => {
  const { visita } = searchedBefore();
  return visita?.origen === origin ? { matricula: visita.matricula, kms: visita.kms, idLead: visita.idLead } : {};
};

/** Books the chosen time, or moves the appointment that is being changed to it. Resolves to what was refused. */
export const sendVisit = async (person: TypedPerson, comentario: string | null): Promise<Problem | null> => {
  const visit = useVisit.getState();
  const { selectedTaller, selectedService, hold, reserva, marca, modificando } = visit;
  if (!selectedTaller || !selectedService || !hold) return null;
  const language = languageOfPath(window.location.pathname);
  const body = {
    selectedTaller: selectedTaller.codTienda,
    selectedService,
    selectedDate: hold.date,
    selectedTime: hold.time,
    reserva,
    comentario,
    userData: { ...person, marca, idioma: language },
    dataRegistroLeadMatricula: { origen: visit.origin, useragent: navigator.userAgent.slice(0, 400), ...toldBy(visit) },
  };
  const api = browserApi(language);
  const options = { ...signedIn(), idempotencyKey: retryKey.of(JSON.stringify(body)) };
  try {
    const { citaPreviaId, firma } = modificando
      ? await api(
          'changeVisit',
          { body: { ...body, oldCitaId: modificando.oldCitaId, firma: modificando.firma } },
          options,
        )
      : await api('bookVisit', { body }, options);
    useVisit.setState({
      citaPreviaId,
      firma,
      cambiada: modificando !== null,
      cancelled: false,
      modificando: null,
      hold: null,
      reserva: null,
      comentario,
      aviso: null,
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) {
      retryKey.forget();
      return error.problem;
    }
    throw error;
  }
};
