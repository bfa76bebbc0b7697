import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Visit } from '#contract/visits.ts';
import type { Workshop } from '#contract/workshops.ts';

const workshop = { codTienda: 101, alias: 'Lleida Nord', cpostal: '25001', telefono: '+34973000000' };
const hold = {
  codTienda: 101,
  date: '2026-12-01',
  time: '09:15',
  minutos: 30,
  expires: '2026-11-22T16:45:00Z',
  latest: '2026-11-22T17:15:00Z',
};
const cita = {
  citaPreviaId: 'a3c7c2a4-94f4-4f6e-b0a1-2f6a5c1d9e11',
  numero: 'C000123',
  vehiculo: 'coche',
  marca: null,
  nombre: 'Laia',
  email: 'l***@example.com',
  matricula: '1234BBC',
  date: '2026-12-01',
  time: '09:15',
  comentario: 'Tira a la izquierda',
  servicio: { servicio: 'pinchazo' },
  taller: { ...workshop, lat: 41.63, lon: 0.62 },
} as unknown as Visit;

/** An appointment that is being moved (spec V9), with all that is known of it. */
const whole = {
  vehiculo: 'coche',
  comentarioPrimero: false,
  marca: null,
  codigoPostalIntroducido: '25001',
  selectedTaller: workshop,
  selectedService: 'pinchazo',
  selectedDate: '2026-12-01',
  selectedTime: null,
  comentario: 'Tira a la izquierda',
  hold,
  reserva: null,
  citaPreviaId: cita.citaPreviaId,
  modificando: {
    oldCitaId: cita.citaPreviaId,
    firma: 'signed',
    numero: 'C000123',
    nombre: 'Laia',
    email: 'l***@example.com',
    matricula: '1234BBC',
    date: '2026-12-01',
    time: '09:15',
    alias: 'Lleida Nord',
  },
  firma: null,
  cambiada: false,
  cancelled: false,
  origin: 'web',
  fromRevision: false,
  vehicleInfo: { matricula: '1234BBC' },
  aviso: null,
};

let local: Record<string, string>;

beforeEach(() => {
  local = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: () => {},
  });
});
afterEach(() => void vi.unstubAllGlobals());

const openStore = async (state?: object) => {
  if (state) local['citaPrevia'] = JSON.stringify({ state, version: 4 });
  vi.resetModules();
  const store = await import('./visit-store.ts');
  await store.useVisit.persist.rehydrate();
  return store;
};
const stored = (): unknown => JSON.parse(local['citaPrevia'] ?? 'null');

test('what is stored of an appointment has its keys and no others', async () => {
  const { choose, chosenWorkshop, startChange, useVisit } = await openStore();
  choose({ codigoPostalIntroducido: '25001' });
  startChange(cita, 'signed');
  useVisit.setState({ hold, vehicleInfo: { matricula: '1234BBC' } });
  await vi.waitFor(() => expect(stored()).toEqual({ state: whole, version: 4 }));
  choose({ selectedTaller: chosenWorkshop({ ...workshop, provincia: 'Lleida' } as unknown as Workshop) });
  expect(useVisit.getState().selectedTaller).toEqual(workshop);
});

test('a copy with these keys comes back', async () => {
  expect((await openStore(whole)).useVisit.getState()).toEqual(whole);
});

test.each(['selectedTaller', 'hold', 'modificando', 'vehicleInfo'] as const)(
  'a copy whose %s has other keys is dropped',
  async (part) => {
    const [[first = '']] = [Object.keys(whole[part])];
    const without = Object.fromEntries(Object.entries(whole[part]).filter(([key]) => key !== first));
    for (const other of [without, { ...whole[part], otra: 1 }, 'text']) {
      const { useVisit } = await openStore({ ...whole, [part]: other });
      expect(useVisit.getState()).toMatchObject({ vehiculo: null, citaPreviaId: null, [part]: null });
    }
    const { useVisit } = await openStore({ ...whole, [part]: null });
    expect(useVisit.getState()).toEqual({ ...whole, [part]: null });
  },
);

test('one that begins anew has nothing of the one before but the postcode', async () => {
  const { startVisit, useVisit } = await openStore();
  const first = useVisit.getState();
  useVisit.setState({ ...(whole as unknown as typeof first), cambiada: true });
  startVisit({ vehiculo: 'moto' });
  expect(useVisit.getState()).toEqual({ ...first, codigoPostalIntroducido: '25001', vehiculo: 'moto' });
});
