import { languageOfPath } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { movedBy, useVisit } from './visit-store.ts';

/**
 * Holds a time of the chosen workshop for the chosen service, or holds it longer. Resolves to what went wrong, in a
 * sentence (empty where nobody answered), or to null.
 */
export const holdVisit = async (selectedDate: string, selectedTime: string): Promise<string | null> => {
  const { selectedTaller, selectedService, reserva: before, hold: held, modificando } = useVisit.getState();
  if (!selectedTaller || !selectedService) return '';
  const reserva = before ?? unguessableId();
  useVisit.setState({ reserva });
  const body = {
    reserva,
    selectedTaller: selectedTaller.codTienda,
    selectedService,
    selectedDate,
    selectedTime,
    ...movedBy(modificando),
  };
  try {
    const { hold } = await browserApi(languageOfPath(window.location.pathname))('holdVisitTime', { body }, signedIn());
    useVisit.setState({ hold, selectedDate, selectedTime, aviso: null });
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) return '';
    // Where another time is refused, the one held before stays.
    if (held?.date === selectedDate && held.time === selectedTime) useVisit.setState({ hold: null });
    return error.problem.error;
  }
};
