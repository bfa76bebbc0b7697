import { describe, expect, it } from 'vitest';
import { listedVehicles } from '../vehicles/listed-vehicles.ts';
import { possibleYears } from '../vehicles/possible-years.ts';
import { airAnswer, type AirWish } from './air-answer.ts';

const car: AirWish = {
  tipoVehiculo: 'turismo',
  combustible: 'diesel',
  years: { desde: 2010, hasta: 2010 },
  etiqueta: null,
};
const made = (desde: number, hasta = desde, more: Partial<AirWish> = {}) =>
  airAnswer({ ...car, years: { desde, hasta }, ...more });

describe('the gas of a car', () => {
  it.each([
    [1994, 1994, 'R134a'],
    [2013, 2013, 'R134a'],
    [2018, 2018, 'R1234yf'],
    [2026, 2026, 'R1234yf'],
    [2005, 2012, 'R134a'],
    [2019, 2026, 'R1234yf'],
  ])('of %i to %i is %s', (desde, hasta, gas) => {
    expect(made(desde, hasta)).toEqual({ kind: 'gas', gas });
  });

  it.each([
    [2014, 2014],
    [2017, 2017],
    [2015, 2016],
    [2013, 2014],
    [2017, 2018],
    [2008, 2020],
  ])('of %i to %i is read from its label', (desde, hasta) => {
    expect(made(desde, hasta)).toEqual({ kind: 'etiqueta' });
  });

  it('is what the label says, whatever the year', () => {
    expect(made(2015, 2015, { etiqueta: 'R134a' })).toEqual({ kind: 'gas', gas: 'R134a' });
    expect(made(2019, 2019, { etiqueta: 'R134a' })).toEqual({ kind: 'gas', gas: 'R134a' });
    expect(airAnswer({ ...car, years: null, etiqueta: 'R1234yf' })).toEqual({ kind: 'gas', gas: 'R1234yf' });
  });

  it('that nobody can tell is found out at the workshop: no year is not an early year', () => {
    expect(airAnswer({ ...car, years: null })).toEqual({ kind: 'consulta', motivo: 'sin-ano' });
    expect(made(2015, 2015, { etiqueta: 'nose' })).toEqual({ kind: 'consulta', motivo: 'sin-etiqueta' });
  });
});

describe('what is not charged like a car with a belt', () => {
  it.each(['hibrido', 'hibrido-enchufable', 'electrico'] as const)(
    '%s goes by appointment, whatever is known',
    (combustible) => {
      const answer = { kind: 'electrico', combustible };
      expect(made(2019, 2019, { combustible })).toEqual(answer);
      expect(airAnswer({ ...car, combustible, years: null })).toEqual(answer);
      expect(made(2015, 2015, { combustible, etiqueta: 'R134a' })).toEqual(answer);
    },
  );

  it.each(['glp', 'gnc', 'gasolina', 'diesel', null] as const)('%s does not', (combustible) => {
    expect(made(2019, 2019, { combustible })).toEqual({ kind: 'gas', gas: 'R1234yf' });
  });

  it.each(['moto', 'otro'] as const)('%s is told so', (tipoVehiculo) => {
    expect(made(2019, 2019, { tipoVehiculo })).toEqual({ kind: 'otro', tipoVehiculo });
  });
});

/** What each listed car is answered by its model alone, and once it is known to be registered in a year. */
const ofListed = (modelo: string, motor: string, year?: number) => {
  const found = listedVehicles().find((each) => each.modelo === modelo && each.motor.startsWith(motor));
  if (!found) throw new Error(`nobody lists ${modelo} ${motor}`);
  const registered = year ? { desde: `${year}-06`, hasta: `${year}-06` } : null;
  const years = possibleYears(found, registered, 2026);
  const answer = airAnswer({ ...car, ...found, combustible: found.combustible ?? null, years });
  return answer.kind === 'gas' ? answer.gas : answer.kind;
};

describe('a car of our lists', () => {
  it.each([
    ['Ibiza (6L)', '1.9 TDI 100', undefined, 'R134a'],
    ['Ibiza (6J)', '1.6 TDI 105', undefined, 'etiqueta'],
    ['Ibiza (6J)', '1.6 TDI 105', 2010, 'R134a'],
    ['Ibiza (6J)', '1.6 TDI 105', 2016, 'etiqueta'],
    ['Ibiza (KJ)', '1.0 TSI 95', undefined, 'etiqueta'],
    ['Ibiza (KJ)', '1.0 TSI 95', 2018, 'R1234yf'],
    ['León (1M)', '1.9 TDI 110', undefined, 'R134a'],
    ['León (5F)', '1.6 TDI', 2015, 'etiqueta'],
    ['León (5F)', '1.6 TDI', 2019, 'R1234yf'],
    ['León (KL)', '1.5 TSI', undefined, 'R1234yf'],
    ['Golf IV', '1.9 TDI 90', undefined, 'R134a'],
    ['Golf VI', '1.6 TDI 105', undefined, 'R134a'],
    // Left over and registered late, it was made when the model was.
    ['Golf VI', '1.6 TDI 105', 2014, 'R134a'],
    ['Golf VII', '2.0 TDI 150', 2013, 'R134a'],
    ['Golf VII', '2.0 TDI 150', 2014, 'etiqueta'],
    ['Polo (AW)', '1.0 TSI 95', 2023, 'R1234yf'],
    ['Passat (B8)', '2.0 TDI 150', 2018, 'R1234yf'],
    ['Clio IV', '1.5 dCi 90', 2017, 'etiqueta'],
    ['Sandero III', '1.0 TCe / ECO-G 100', undefined, 'R1234yf'],
    ['Serie 3 320d (E90)', '2.0d 177', undefined, 'R134a'],
    ['fortwo 451', '1.0 mhd 71', 2009, 'R134a'],
    ['Zoe', 'R90', 2019, 'electrico'],
    ['Spring', 'Electric 45', undefined, 'electrico'],
    ['Yaris III', '1.5 Hybrid 100', 2012, 'electrico'],
    ['Auris II', '1.8 Hybrid 136', undefined, 'electrico'],
    ['RAV4 V', '2.5 Hybrid 218', 2020, 'electrico'],
    ['Leaf ZE1', '40 kWh', undefined, 'electrico'],
    ['Niro (DE)', '1.6 HEV 141', 2016, 'electrico'],
    ['Model 3', 'RWD', undefined, 'electrico'],
    ['MT-07', '689 cc', 2016, 'otro'],
    ['S01', '', undefined, 'otro'],
  ])('%s %s of %s: %s', (modelo, motor, year, expected) => {
    expect(ofListed(modelo, motor, year)).toBe(expected);
  });

  it('is never given a gas that one of its possible years speaks against', () => {
    for (const listed of listedVehicles())
      for (let year = listed.desde ?? 1995; year <= Math.min(2026, (listed.hasta ?? 2026) + 1); year += 1) {
        const made = possibleYears(listed, { desde: `${year}-06`, hasta: `${year}-06` }, 2026);
        const answer = airAnswer({ ...car, ...listed, combustible: listed.combustible ?? null, years: made });
        const isCar = listed.tipoVehiculo !== 'moto';
        const burns = !['electrico', 'hibrido'].includes(listed.combustible ?? '');
        if (answer.kind === 'gas') {
          expect([isCar, burns, made?.hasta === undefined]).toEqual([true, true, false]);
          expect(answer.gas === 'R134a' ? (made?.hasta ?? 0) < 2014 : (made?.desde ?? 0) >= 2018).toBe(true);
        } else if (isCar && burns) expect([2014, 2015, 2016, 2017]).toContain(made?.hasta);
      }
  });
});
