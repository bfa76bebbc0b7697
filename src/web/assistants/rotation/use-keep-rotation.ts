import { rotationAnswer } from '#domain/rotation/rotation-answer.ts';
import { rememberSearch, rememberVisit } from '#web/stored/search-memory.ts';
import { useEffect, useRef } from 'react';
import { useOpened } from '../use-opened.ts';
import { wholeRotationQuery, type RotationAsked } from './rotation-query.ts';
import { useRotation } from './rotation-store.ts';
import { useRotationTexts } from './texts.ts';

/** What is booked after the assistant, for a car and for a motorcycle. */
export const rotationServices = { coche: 'neumaticos', moto: 'moto-neumaticos', alineacion: 'alineacion' } as const;

/**
 * Keeps where somebody is, and leaves the notes for the workshop to the appointment. `kept` is what this browser asked the last
 * time; `tell` takes the plate that is being looked up.
 */
export const useKeepRotation = (asked: RotationAsked | null, step: number) => {
  const t = useRotationTexts();
  const opened = useOpened(useRotation.persist);
  const plate = useRef<string>(null);
  const { vehicle, matricula: keptPlate } = useRotation();
  const nombre = asked?.vehiculo ?? null;
  const consulta = asked ? wholeRotationQuery(asked).toString() : null;
  const texto = asked ? [nombre, t.nota[rotationAnswer(asked)]].filter(Boolean).join('; ') : '';

  useEffect(() => {
    if (!opened || consulta === null) return;
    const before = useRotation.getState();
    const known = nombre !== null && before.vehicle?.nombre === nombre ? before.matricula : null;
    const matricula = nombre === null ? null : (plate.current ?? known);
    plate.current = null;
    useRotation.setState({ matricula, vehicle: { nombre, consulta }, step });
    if (matricula) rememberSearch({ matricula });
    const origen = 'permutar-neumaticos';
    rememberVisit({ origen, matricula, comentario: texto, postCode: null, idLead: null, kms: null });
  }, [opened, consulta, nombre, step, texto]);

  const tell = (matricula: string) => {
    plate.current = matricula;
  };
  return { kept: opened && vehicle ? { ...vehicle, matricula: keptPlate } : null, tell };
};
