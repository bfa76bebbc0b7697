import { describe, expect, it } from 'vitest';
import { listedVehicles, type ListedVehicle } from '../vehicles/listed-vehicles.ts';
import { lastDay } from './months.ts';
import { thingsOf, type UpkeepThing } from './things.ts';
import { timelineOf, type UpkeepItem } from './timeline.ts';

const today = '2027-02-09';
const cars = listedVehicles().filter(({ tipoVehiculo }) => tipoVehiculo !== 'moto');

const carNamed = (name: string): ListedVehicle => {
  const found = cars.find(({ marca, modelo, motor }) => `${marca} ${modelo} ${motor}` === name);
  if (!found) throw new Error(`nobody lists ${name}`);
  return found;
};

/** What is next for a car that was registered in a month, of which its driver told nothing. */
const nextOf = (car: ListedVehicle, month: string, kms?: number): readonly UpkeepItem[] =>
  timelineOf({
    vehicle: {
      tipoVehiculo: car.tipoVehiculo,
      combustible: car.combustible ?? null,
      codigoMotor: car.codigoMotor ?? null,
      cilindrada: null,
      plate: { kind: 'actual', pais: 'ES' },
      registered: { desde: `${month}-01`, hasta: lastDay(month) },
      estimated: false,
    },
    readings: kms === undefined ? [] : [{ kms, en: today, menos: false }],
    history: [],
    itvValida: undefined,
    without: [],
    booked: new Set(),
    today,
  }).items;

const shortOf = (items: readonly UpkeepItem[], cosa: UpkeepThing): string => {
  const item = items.find((each) => each.cosa === cosa);
  if (!item) return 'no';
  return item.falta ?? `${item.estado} ${item.hasta}`;
};

/**
 * Written by hand from `itv_periodicity.csv` and `service_intervals.csv`: last day of the inspection, the belt, the revision.
 * Cars: 4 years, then every 2 until 10, then each; vans: 2, then every 2 until 6, each until 10, then twice a year: half a year
 * after 30 September is 30 March.
 */
const expected = [
  ['SEAT Ibiza (6L) 1.9 TDI 100', '2005-03', 'ahora 2027-03-31', 'motor', 'ultima'],
  ['SEAT Ibiza (6J) 1.6 TDI 105', '2016-03', 'ahora 2027-03-31', 'motor', 'ultima'],
  ['SEAT Ibiza (KJ) 1.0 TSI 95', '2018-09', 'lejos 2028-09-30', 'motor', 'ultima'],
  ['SEAT Arona 1.0 TSI 115', '2019-05', 'pronto 2027-05-31', 'motor', 'ultima'],
  ['SEAT León (5F) 1.6 TDI 105/110/115', '2015-08', 'lejos 2027-08-31', 'ultima', 'ultima'],
  ['SEAT León (KL) 1.5 TSI 130/150', '2023-04', 'pronto 2027-04-30', 'motor', 'ultima'],
  ['Volkswagen Golf IV 1.9 TDI 90/110', '1999-11', 'lejos 2027-11-30', 'motor', 'ultima'],
  ['Volkswagen Golf VII 2.0 TDI 150', '2014-03', 'ahora 2027-03-31', 'ultima', 'ultima'],
  ['Volkswagen Polo (AW) 1.0 TSI 95', '2021-03', 'ahora 2027-03-31', 'motor', 'ultima'],
  ['Renault Clio IV 1.5 dCi 90', '2017-06', 'lejos 2027-06-30', 'motor', 'ultima'],
  ['Renault Clio V 1.0 TCe 90/100', '2022-07', 'lejos 2028-07-31', 'motor', 'ultima'],
  ['Renault Mégane IV 1.3 TCe 140', '2026-06', 'lejos 2030-06-30', 'motor', 'lejos 2027-06-01'],
  ['Renault Trafic III 1.6 dCi 120 / 2.0 dCi 120', '2020-06', 'lejos 2027-06-30', 'motor', 'ultima'],
  ['Renault Kangoo II 1.5 dCi 75/90', '2010-04', 'pronto 2027-04-30', 'motor', 'ultima'],
  ['Renault Zoe R90/R110/R135', '2020-10', 'lejos 2028-10-31', 'no', 'plan'],
  ['Dacia Sandero III 1.0 TCe / ECO-G 100', '2022-03', 'lejos 2028-03-31', 'motor', 'ultima'],
  ['Peugeot 208 I 1.2 PureTech 82', '2016-05', 'pronto 2027-05-31', 'ultima', 'ultima'],
  ['Peugeot 308 II 1.2 PureTech 130', '2021-06', 'lejos 2027-06-30', 'lejos 2027-06-01', 'ultima'],
  ['Citroën C3 III 1.2 PureTech 82/83', '2021-03', 'ahora 2027-03-31', 'pronto 2027-03-01', 'ultima'],
  ['Citroën Berlingo II 1.6 HDi 90', '2012-12', 'lejos 2027-06-30', 'motor', 'ultima'],
  ['Ford Focus III 1.0 EcoBoost 125', '2015-10', 'lejos 2027-10-31', 'motor', 'ultima'],
  ['Ford Transit Custom 2.2 TDCi 125 / 2.0 EcoBlue 130', '2024-09', 'lejos 2028-09-30', 'motor', 'ultima'],
  ['Opel Corsa D 1.3 CDTI 75', '2010-03', 'ahora 2027-03-31', 'motor', 'ultima'],
  ['Fiat Ducato III 2.3 Multijet 130', '2008-03', 'ahora 2027-03-30', 'motor', 'ultima'],
  ['Toyota Yaris III 1.5 Hybrid 100', '2014-04', 'pronto 2027-04-30', 'motor', 'ultima'],
  ['Toyota RAV4 V 2.5 Hybrid 218', '2022-05', 'lejos 2028-05-31', 'motor', 'ultima'],
  ['Nissan Leaf ZE1 40 kWh', '2019-04', 'pronto 2027-04-30', 'no', 'plan'],
  ['BMW Serie 3 320d (E90) 2.0d 177', '2009-09', 'lejos 2027-09-30', 'motor', 'ultima'],
  ['Tesla Model 3 RWD / Long Range', '2021-12', 'lejos 2027-12-31', 'no', 'plan'],
  ['MINI Cooper (F56) 1.5 136', '2018-06', 'lejos 2028-06-30', 'motor', 'ultima'],
] as const;

describe('what is next for a car of our list', () => {
  it.each(expected)('%s of %s: inspection %s, belt %s, revision %s', (car, month, itv, correa, revision) => {
    const items = nextOf(carNamed(car), month);
    expect([shortOf(items, 'itv'), shortOf(items, 'correa'), shortOf(items, 'revision')]).toEqual([
      itv,
      correa,
      revision,
    ]);
  });
});

describe('of every car of our list, whatever its year and kilometres', () => {
  // Many of the list differ in nothing that decides what is next for them.
  const kinds = new Map(cars.map((car) => [[car.tipoVehiculo, car.combustible, car.codigoMotor].join(), car] as const));
  const each = [...kinds.values()].flatMap((car) =>
    [2, 20, 45, 70, 100, 150, 300].flatMap((months) => {
      const month = new Date(Date.UTC(2027, 1 - months, 1)).toISOString().slice(0, 7);
      return [undefined, 900, 60_000, 310_000].map((kms) => ({ car, month, kms, items: nextOf(car, month, kms) }));
    }),
  );
  /** Those of which something is not so, in one list: thousands of `expect` would take seconds. */
  const those = (isWrong: (one: (typeof each)[number]) => boolean) =>
    each.filter(isWrong).map(({ car, month, kms, items }) => [car.marca, car.modelo, car.motor, month, kms, items]);

  it('each thing stands once, of those that its kind has, and an electric one has no belt', () => {
    expect(
      those(({ car, items }) => {
        const things = items.map(({ cosa }) => cosa);
        const known = thingsOf(car.tipoVehiculo);
        return (
          new Set(things).size !== things.length ||
          !things.every((thing) => known.includes(thing)) ||
          !things.includes('itv') ||
          things.includes('correa') === (car.combustible === 'electrico')
        );
      }),
    ).toEqual([]);
  });

  it('has a day or says what nobody knows, never both', () => {
    const isWrong = ({ desde, hasta, falta, estado }: UpkeepItem) =>
      (desde === null) !== (falta !== null) ||
      (hasta === null) !== (falta !== null) ||
      (estado === 'no-se') !== (falta !== null);
    expect(those(({ items }) => items.some(isWrong))).toEqual([]);
  });

  it('its days are in order and agree with its state', () => {
    const isWrong = ({ desde, hasta, estado, dudosa }: UpkeepItem) =>
      desde !== null &&
      hasta !== null &&
      (desde > hasta ||
        (estado === 'pasado' && hasta >= today) ||
        ((estado === 'lejos' || estado === 'pronto') && desde <= today) ||
        (dudosa && estado !== 'pasado'));
    expect(those(({ items }) => items.some(isWrong))).toEqual([]);
  });

  it('what presses stands before what does not', () => {
    const places = ['pasado', 'ahora', 'pronto', 'no-se', 'lejos', 'citado'];
    expect(
      those(({ items }) => {
        const found = items.map(({ estado }) => places.indexOf(estado));
        return found.some((place, at) => place < (found[at - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  it('no inspection is later than the law allows: four years of a new car, two of a van, one after ten years', () => {
    expect(
      those(({ car, month, items }) => {
        const hasta = items.find(({ cosa }) => cosa === 'itv')?.hasta ?? '';
        const age = 2027 - Number(month.slice(0, 4));
        const most = age > 10 ? 1 : car.tipoVehiculo === 'furgoneta' ? 2 : age >= 4 ? 2 : 4;
        return !(Number(hasta.slice(0, 4)) - 2027 <= most);
      }),
    ).toEqual([]);
  });
});
