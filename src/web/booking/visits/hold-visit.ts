import { address, languageOfPath } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { preloadScripts } from '#web/preload-scripts.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { movedBy, useVisit } from './visit-store.ts';
import { pageOfStep } from './visit-wizard.ts';

/**
 * Holds a time of the chosen workshop for the chosen service, or holds it longer. Resolves to what went wrong, in a
 * sentence (empty where nobody answered), or to null.
 */
export const holdVisit = async (selectedDate: string, selectedTime: string): Promise<string | null> => {
  const { vehiculo, selectedTaller, selectedService, reserva: before, hold: held, modificando } = useVisit.getState();
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
  // Begun anew meanwhile, it is another appointment, and the hour is none of its own.
  const isStill = () => {
    const now = useVisit.getState();
    return (
      now.reserva === reserva &&
      now.selectedService === selectedService &&
      now.selectedTaller?.codTienda === selectedTaller.codTienda
    );
  };
  try {
    const language = languageOfPath(window.location.pathname);
    const answer = browserApi(language)('holdVisitTime', { body }, signedIn());
    // Who has an hour goes on to say who they are.
    void preloadScripts(address(pageOfStep('tus-datos', vehiculo), language));
    const { hold } = await answer;
    if (isStill()) useVisit.setState({ hold, selectedDate, selectedTime, aviso: null });
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) return '';
    // Where another time is refused, the one held before stays.
    if (isStill() && held?.date === selectedDate && held.time === selectedTime) useVisit.setState({ hold: null });
    return error.problem.error;
  }
};
