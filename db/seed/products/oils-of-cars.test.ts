import { describe, expect, it } from 'vitest';
import { approvalsIn, type OilOnSale } from '#domain/revisions/approvals.ts';
import { chooseOils, type OilChoice } from '#domain/revisions/choose-oils.ts';
import { isLargeSump, isUnderTwoYears, revisionStatus } from '#domain/revisions/revision-status.ts';
import { listedVehicles, type ListedVehicle } from '#domain/vehicles/listed-vehicles.ts';
import { namesIn, oilRows } from './oils.ts';

interface DemoOil extends OilOnSale {
  readonly precio: number;
}

const oils: readonly DemoOil[] = oilRows()
  .filter(({ tipo_vehiculo }) => tipo_vehiculo === 'turismo')
  .map((row) => ({
    nombre: `${row.marca} ${row.modelo}`,
    sae: row.viscosidad,
    normas: [...namesIn(row.homologacion), ...namesIn(row.especificacion)],
    precio: Number(row.precio_litro),
  }));

const cars = listedVehicles().filter(({ tipoVehiculo }) => tipoVehiculo !== 'moto');

const choose = ({ aceites, desde, hasta }: ListedVehicle): OilChoice<DemoOil>[] =>
  chooseOils({ aceites, desde, hasta }, oils, ({ precio }) => precio);

const statusOf = (car: ListedVehicle) => revisionStatus({ ...car, joven: false, aceites: choose(car).length });

const carNamed = (name: string): ListedVehicle => {
  const found = cars.find(({ marca, modelo, motor }) => `${marca} ${modelo} ${motor}` === name);
  if (!found) throw new Error(`nobody lists ${name}`);
  return found;
};

/** Brands and first words are enough to tell the demo's oils apart. */
const short: Readonly<Record<string, string>> = {
  edge: 'Castrol EDGE LL',
  edge4: 'Castrol EDGE LL IV',
  magC2: 'Castrol Magnatec C2',
  magA3: 'Castrol Magnatec A3/B4',
  esp: 'Mobil 1 ESP',
  espX2: 'Mobil 1 ESP X2',
  super: 'Mobil Super 3000 X1',
  ect: 'Shell Helix Ultra ECT C3',
  helix: 'Shell Helix Ultra',
  xclean: 'Motul 8100 X-clean+',
  eco: 'Motul 8100 Eco-clean',
  tt42: 'Liqui Moly Top Tec 4200',
  tt66: 'Liqui Moly Top Tec 6600',
  ecs: 'TotalEnergies Quartz Ineo ECS',
  first: 'TotalEnergies Quartz Ineo First',
  elf720: 'Elf Evolution Full-Tech FE',
  elf17: 'Elf Evolution RN-Tech Elite',
  elfFE: 'Elf Evolution RN-Tech FE',
  leader: 'Repsol Leader C2 C3',
  cosmos: 'Repsol Elite Cosmos A3/B4',
  xtar: 'Cepsa Xtar Eco',
  syntium: 'Petronas Syntium 5000 DM',
  selenia: 'Petronas Selenia WR Forward',
  synFE: 'Valvoline SynPower FE',
  synMST: 'Valvoline SynPower Xtreme MST',
  fuchs: 'Fuchs Titan GT1 Flex C23',
};
const named = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [key = '', solo] = word.split('@');
      return `${short[key]}${solo ? ` solo ${solo}` : ''}`;
    });

/** Written by hand from the list of engines, the oils' own approvals and `oil_specs.csv`; the first is what is recommended. */
const expected: readonly (readonly [car: string, oils: string])[] = [
  ['SEAT Ibiza (6L) 1.9 TDI 100', 'leader edge esp tt42 xclean'],
  ['SEAT Ibiza (6L) 1.4 16v 75', 'cosmos leader super magA3 helix edge esp tt42 xclean'],
  ['SEAT León (5F) 1.6 TDI 105/110/115', 'leader edge esp tt42 xclean'],
  [
    'SEAT Ibiza (KJ) 1.0 TSI 95',
    'leader@hasta-2018 edge@hasta-2018 esp@hasta-2018 edge4@desde-2018 espX2@desde-2018 tt42@hasta-2018 xclean@hasta-2018',
  ],
  ['SEAT Arona 1.0 TSI 115', 'edge4 espX2'],
  ['SEAT León (1P) 1.9 TDI 105', 'leader edge esp tt42 xclean'],
  ['Volkswagen Golf IV 1.9 TDI 90/110', 'cosmos leader super magA3 helix edge esp tt42 xclean'],
  ['Volkswagen Passat (B6) 2.0 TDI 140', 'leader edge esp tt42 xclean'],
  [
    'Volkswagen Passat (B8) 2.0 TDI 150',
    'leader@principal edge@principal esp@principal edge4@variante espX2@variante tt42@principal xclean@principal',
  ],
  ['Renault Clio II 1.5 dCi 65', 'cosmos super magA3 helix'],
  ['Renault Clio III 1.5 dCi 85', 'magA3@sin-filtro synMST@con-filtro elf720@con-filtro'],
  ['Renault Clio IV 1.5 dCi 90', 'synMST elf720'],
  ['Renault Clio V 1.0 TCe 90/100', 'elf17'],
  ['Renault Mégane IV 1.3 TCe 140', 'elf17 elfFE'],
  ['Peugeot 207 1.6 HDi 90', 'ecs@con-filtro magC2@con-filtro'],
  ['Peugeot 208 I 1.2 PureTech 82', 'first selenia eco'],
  ['Peugeot 3008 II 1.5 BlueHDi 130', 'first@hasta-2018 selenia@hasta-2018 eco@hasta-2018'],
  [
    'Citroën C4 Picasso II 1.6 e-HDi 115 / BlueHDi 120',
    'ecs@variante magC2@variante first@principal selenia@principal eco@principal',
  ],
  ['Opel Corsa D 1.3 CDTI 75', 'syntium ect fuchs esp'],
  ['Fiat Tipo 1.6 Multijet 120', 'selenia'],
  ['Fiat Grande Punto / Evo 1.3 Multijet 75', 'magC2@con-filtro'],
  ['Toyota Yaris III 1.5 Hybrid 100', 'xtar synFE espX2 tt66'],
  ['Hyundai Tucson (NX4) 1.6 T-GDi HEV 230', 'xtar synFE elfFE edge4 espX2 tt66'],
  ['BMW Serie 1 118d (F20) 2.0d 150', 'leader ect fuchs edge esp tt42 xclean'],
  ['Mercedes-Benz Clase C 220 d (W205) 2.1 d 170', 'leader syntium ect fuchs edge esp tt42 xclean'],
  ['Mercedes-Benz Clase A 180 CDI (W176) 1.5 CDI 109', 'elf720'],
  ['Volvo V40 II 2.0 D2 120', 'xtar espX2'],
  ['Dacia Sandero III 1.0 TCe / ECO-G 100', 'elf17'],
  ['Toyota Avensis III 2.0 D-4D 126', 'leader syntium ecs magC2 fuchs esp'],
  ['Hyundai Tucson (TL) 1.7 CRDi 115', 'leader syntium ecs magC2 ect fuchs elf17 edge esp tt42 xclean'],
];

/** No oil on sale has their approval, or only one of another viscosity: 0W-20 with Ford 950-A is no 0W-30. */
const withoutOil = [
  'Peugeot 206 1.4 HDi 70',
  'Peugeot 208 II 1.2 PureTech 100',
  'Ford Focus IV 1.5 EcoBlue 120',
  'Fiat 500 1.2 8v 69',
  'Smart fortwo 451 1.0 mhd 71',
  'Suzuki Swift VI 1.2 DualJet 90',
];

describe('the oils of a car of our list', () => {
  it.each(expected)('are, for a %s, %s', (car, wanted) => {
    const found = choose(carNamed(car));
    expect(found.map(({ oil, solo }) => `${oil.nombre}${solo ? ` solo ${solo}` : ''}`)).toEqual(named(wanted));
    expect(found.map(({ recomendado }) => recomendado)).toEqual(
      named(wanted).map((_, place) => place === 0 && !wanted.includes('@')),
    );
  });

  it.each(withoutOil)('of a %s are none that we sell', (car) => {
    expect(statusOf(carNamed(car))).toBe('NO_OIL');
  });
});

describe('of every car of our list', () => {
  it('an oil has an approval that the engine asks for, or one that took its place, never its viscosity alone', () => {
    for (const car of cars) {
      for (const { oil, pide, cumple } of choose(car)) {
        expect(car.aceites.map(({ norma }) => norma)).toContain(pide);
        expect(oil.normas.flatMap(approvalsIn)).toContain(cumple);
      }
    }
  });

  it('an engine with a particle filter gets no oil that is high in ash', () => {
    const filtered = cars.filter(({ aceites }) => aceites.some(({ condicion }) => condicion === 'con-filtro'));
    expect(filtered.length).toBeGreaterThan(8);
    for (const car of filtered)
      for (const { oil, solo } of choose(car).filter((each) => each.solo !== 'sin-filtro'))
        expect(
          oil.normas.some((norma) => /ACEA C\d/.test(norma)),
          `${car.modelo} ${oil.nombre} ${solo}`,
        ).toBe(true);
  });

  it('at most one is recommended, the cheapest of those that serve whichever of its cars it is', () => {
    for (const car of cars) {
      const found = choose(car);
      const sure = found.filter(({ solo }) => solo === null);
      expect(found.filter(({ recomendado }) => recomendado)).toEqual(sure.slice(0, 1));
      for (const { oil } of sure) expect(oil.precio).toBeGreaterThanOrEqual(sure[0]?.oil.precio ?? 0);
    }
  });

  it('only what runs on a battery alone is electric, and it has no oil', () => {
    const electric = cars.filter((car) => statusOf(car) === 'ELECTRIC');
    expect(electric.map(({ marca }) => marca).sort()).toEqual(['Dacia', 'MG', 'Nissan', 'Renault', 'Tesla', 'Tesla']);
    for (const car of cars.filter(({ combustible }) => combustible === 'hibrido' || combustible === 'glp'))
      expect(['OK', 'NO_OIL']).toContain(statusOf(car));
  });

  it('a sump is large above five litres, and five are not', () => {
    for (const { capacidadCarter } of cars) expect(isLargeSump(capacidadCarter)).toBe((capacidadCarter ?? 0) > 5);
    expect(carNamed('BMW Serie 1 118d (F20) 2.0d 150').capacidadCarter).toBe(5);
    expect([isLargeSump(5), isLargeSump(5.01), isLargeSump(undefined)]).toEqual([false, true, false]);
  });

  it('two years count from the registration, whatever the years of the model', () => {
    for (const car of cars.filter(({ combustible }) => combustible !== 'electrico')) {
      const joven = isUnderTwoYears({ fecha: '2025-06-01' }, '2026-11-23');
      expect(revisionStatus({ ...car, joven, aceites: choose(car).length })).toBe('2YEARS');
    }
  });
});
