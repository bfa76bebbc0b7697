import { rotationAnswer } from '#domain/rotation/rotation-answer.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { rememberPlate } from '#web/stored/my-car.ts';
import { rememberVisit } from '#web/stored/search-memory.ts';
import { useEffect, useRef } from 'react';
import { wholeRotationQuery, type RotationAsked } from './rotation-query.ts';
import { keepRotation, keptRotation } from './rotation-store.ts';
import { useRotationTexts } from './texts.ts';

/**
 * Keeps where somebody is, and leaves the notes for the workshop to the appointment. `kept` is what this browser asked the last
 * time; `tell` takes the plate that is being looked up.
 */
export const useKeepRotation = (asked: RotationAsked | null, step: number) => {
  const t = useRotationTexts();
  const plate = useRef<string>(null);
  const kept = useInBrowser() ? keptRotation() : null;
  const nombre = asked?.vehiculo ?? null;
  const consulta = asked ? wholeRotationQuery(asked).toString() : null;
  const texto = asked ? [nombre, t.nota[rotationAnswer(asked)]].filter(Boolean).join('; ') : '';

  useEffect(() => {
    if (consulta === null) return;
    const before = keptRotation();
    const known = nombre !== null && before.vehicle?.nombre === nombre ? before.matricula : null;
    const matricula = nombre === null ? null : (plate.current ?? known);
    plate.current = null;
    keepRotation({ matricula, vehicle: { nombre, consulta }, step });
    if (matricula) rememberPlate(matricula);
    const origen = 'permutar-neumaticos';
    rememberVisit({ origen, matricula, comentario: texto, postCode: null, idLead: null, kms: null });
  }, [consulta, nombre, step, texto]);

  const tell = (matricula: string) => {
    plate.current = matricula;
  };
  return { kept: kept?.vehicle ? { ...kept.vehicle, matricula: kept.matricula } : null, tell };
};
