import { useInBrowser } from '#web/in-browser.ts';
import { rememberPlate } from '#web/stored/my-car.ts';
import { rememberPurchase, rememberVisit } from '#web/stored/search-memory.ts';
import { useEffect, useRef } from 'react';
import { deviceHere } from '../device.ts';
import type { AirLoaded } from './air-page.tsx';
import { writeAirQuery } from './air-query.ts';
import { noteFor } from './note-for.ts';
import { keepAir, keptAir } from './air-store.ts';
import { useAirTexts } from './texts.ts';

/**
 * Keeps where somebody is, and leaves the notes for the workshop to the basket and the appointment. `kept` is the car of the
 * last time, once the browser has told it; `tell` takes the plate that is being looked up.
 */
export const useKeepAir = ({ asked, answer, sold, cp }: AirLoaded, step: number) => {
  const t = useAirTexts();
  const plate = useRef<string>(null);
  const kept = useInBrowser() ? keptAir() : null;
  const name = asked?.vehiculo ?? null;
  const consulta = asked ? writeAirQuery(asked, cp).toString() : null;
  const product = sold?.charge.id_navision;
  const nota = asked && answer ? noteFor(t, asked, answer) : '';

  useEffect(() => {
    if (consulta === null) return;
    const { vehicle, postCode } = keptAir();
    const before = name !== null && vehicle?.nombre === name ? vehicle.matricula : null;
    const matricula = name === null ? null : (plate.current ?? before);
    plate.current = null;
    keepAir({
      vehicle: { matricula, nombre: name, consulta },
      postCode: cp ?? postCode,
      step,
      device: deviceHere(),
    });
    const origen = 'aire-acondicionado';
    rememberVisit({ origen, matricula, comentario: nota, postCode: cp, idLead: null, kms: null });
    if (matricula) rememberPlate(matricula);
    if (product) rememberPurchase({ id_navision: product, matricula });
  }, [consulta, name, cp, step, nota, product]);

  const tell = (matricula: string) => {
    plate.current = matricula;
  };
  return { kept: kept?.vehicle ? { ...kept.vehicle, postCode: kept.postCode } : null, tell };
};
