import { expect, it } from 'vitest';
import { completeFacts, listedAs } from './complete-vehicle.ts';
import { unknownFacts } from './facts.ts';
import { listedVehicles } from './listed-vehicles.ts';
import type { Vehicle } from './vehicle.ts';

const leon: Vehicle = {
  ...unknownFacts,
  tipoVehiculo: 'turismo',
  marca: 'Seat',
  modelo: 'León (5F)',
  motor: '1.6 TDI 105/110/115',
  desde: undefined,
  hasta: undefined,
  matriculacion: '2015-08',
  medidas: [],
};

it('every listed vehicle is found by its own name, and by no other’s', () => {
  for (const listed of listedVehicles()) expect(listedAs(listed)).toBe(listed);
});

it('every engine that burns something has oil, a sump and a power; an electric car has neither oil nor sump', () => {
  for (const { tipoVehiculo, combustible, capacidadCarter, aceites, potenciaCv, potenciaKw } of listedVehicles()) {
    if (tipoVehiculo === 'moto') continue;
    expect(Math.abs((potenciaKw ?? 0) * 1.35962 - (potenciaCv ?? 0))).toBeLessThanOrEqual(3);
    expect([capacidadCarter === undefined, aceites.length === 0]).toEqual(
      combustible === 'electrico' ? [true, true] : [false, false],
    );
    for (const { norma, sae } of aceites) expect(`${norma} ${sae}`).toMatch(/^[A-Z].+ \d{1,2}W-\d{1,2}$/);
  }
});

it('what a registry leaves open is filled in from the list, whatever the spelling', () => {
  const { combustible, potenciaCv, capacidadCarter, aceites, bateria, matriculacion } = completeFacts(leon);
  expect({ combustible, potenciaCv, capacidadCarter, bateria, matriculacion }).toEqual({
    combustible: 'diesel',
    potenciaCv: 105,
    capacidadCarter: 4.6,
    bateria: 'L3 70Ah EFB/AGM',
    matriculacion: '2015-08',
  });
  expect(aceites[0]).toEqual({ norma: 'VW 507.00', sae: '5W-30', condicion: undefined });
});

it('what a registry says counts', () => {
  const said = {
    potenciaKw: 81,
    potenciaCv: 110,
    codigoMotor: 'CXXB',
    cilindrada: 1598,
    combustible: 'gasolina' as const,
    bateria: 'L2',
    capacidadCarter: 5.2,
    aceites: [{ norma: 'VW 504.00', sae: '5W-30', condicion: undefined }],
  };
  expect(completeFacts({ ...leon, ...said })).toMatchObject(said);
});

it('a van of the registry may be a car of the lists, a motorcycle never, and names do not run into each other', () => {
  expect(listedAs({ ...leon, tipoVehiculo: 'furgoneta' })).toBe(listedAs(leon));
  expect(listedAs(leon)).toBeDefined();
  expect(listedAs({ ...leon, tipoVehiculo: 'moto' })).toBeUndefined();
  expect(listedAs({ ...leon, marca: 'Sea', modelo: 'tLeón (5F)' })).toBeUndefined();
});

it('a vehicle that the lists do not have stays as it is', () => {
  const unknown = { ...leon, motor: '9.9 TDI' };
  expect(completeFacts(unknown)).toBe(unknown);
});

/** Written by hand from `cars.csv`: fuel, power in CV and kW, litres of the sump, battery, code of the engine, tyres of the works. */
const facts = [
  ['SEAT Ibiza (6L) 1.9 TDI 100', 'turismo diesel 100 74 4.3', 'L3 72Ah', 'ATD/AXR', '175/65 R14 82T'],
  ['SEAT Ibiza (KJ) 1.0 TSI 95', 'turismo gasolina 95 70 4', 'L2 59Ah EFB', 'CHZL/DKLA', '185/65 R15 88T'],
  ['SEAT Arona 1.0 TSI 115', '4x4 gasolina 115 85 4', 'L2 59Ah EFB', 'CHZJ/DKRF', '205/60 R16 92H'],
  ['SEAT León (5F) 2.0 TDI 150', 'turismo diesel 150 110 4.7', 'L3 70Ah AGM', 'CKFC/CRMB/DFFA', '205/55 R16 91V'],
  ['Volkswagen Golf IV 1.9 TDI 90/110', 'turismo diesel 90 66 4.5', 'L3 70Ah', 'ALH/AHF', '195/65 R15 91H'],
  ['Volkswagen Golf VII 1.4 TSI 125', 'turismo gasolina 125 92 4', 'L2 59Ah EFB', 'CZCA', '205/55 R16 91V'],
  ['Volkswagen Tiguan (AD1) 2.0 TDI 150', '4x4 diesel 150 110 4.7', 'L4 80Ah AGM', 'DFGA/CRGB', '215/65 R17 99V'],
  ['Audi A4 (B8) 2.0 TDI 143', 'turismo diesel 143 105 4.6', 'L5 92Ah AGM', 'CAGA', '225/55 R16 95V'],
  ['Renault Zoe R90/R110/R135', 'turismo electrico 110 80 -', '12V L1/L2 45-50Ah', 'R240/3CG', '185/65 R15 88Q'],
  ['Renault Kangoo II 1.5 dCi 75/90', 'furgoneta diesel 90 66 4.5', 'L3 70Ah', 'K9K 808/608', '195/65 R15 95T XL'],
  [
    'Renault Trafic III 1.6 dCi 120 / 2.0 dCi 120',
    'furgoneta diesel 120 88 6',
    'L4 80Ah EFB',
    'R9M/M9R',
    '205/65 R16C 107/105T',
  ],
  ['Dacia Sandero II 1.5 dCi 75/90', 'turismo diesel 90 66 4.5', 'L3 70Ah', 'K9K 612/626', '185/65 R15 88T'],
  ['Renault Mégane IV 1.3 TCe 140', 'turismo gasolina 140 103 5.4', 'L3 70Ah EFB', 'H5H 450/490', '205/55 R16 91V'],
  ['Peugeot 208 I 1.2 PureTech 82', 'turismo gasolina 82 60 3.25', 'L2 60Ah EFB', 'EB2F (HMZ)', '165/65 R15 81T'],
  ['Citroën Berlingo II 1.6 HDi 90', 'furgoneta diesel 92 68 3.75', 'L3 70Ah', 'DV6DTED (9HF)', '195/65 R15 95T XL'],
  ['Ford Focus IV 1.5 EcoBlue 120', 'turismo diesel 120 88 4.6', 'L3 70Ah EFB', 'ZTDA', '205/60 R16 92H'],
  ['Opel Corsa F 1.2 Turbo 100', 'turismo gasolina 101 74 3.5', 'L2 60Ah EFB', 'EB2ADTS', '195/65 R15 91T'],
  ['Opel Astra K 1.6 CDTI 110', 'turismo diesel 110 81 5', 'L3 70Ah EFB', 'B16DTU/DTE', '195/65 R15 91H'],
  ['Fiat 500 1.2 8v 69', 'turismo gasolina 69 51 2.8', 'L1 50Ah', '169A4000', '175/65 R14 82T'],
  ['Fiat Ducato III 2.3 Multijet 130', 'furgoneta diesel 130 96 6.1', 'L5 95Ah', 'F1AGL411', '215/70 R15C 109/107S'],
  [
    'Toyota Yaris III 1.5 Hybrid 100',
    'turismo hibrido 100 74 3.7',
    '12V small (boot) S34B20R',
    '1NZ-FXE',
    '175/65 R15 84T',
  ],
  ['Toyota RAV4 V 2.5 Hybrid 218', '4x4 hibrido 218 160 4.5', '12V LN1/LN2', 'A25A-FXS', '225/65 R17 102H'],
  ['Toyota Land Cruiser 150 2.8 D-4D 177/204', '4x4 diesel 177 130 7.7', 'L5 90Ah', '1GD-FTV', '265/65 R17 112S'],
  ['Nissan Leaf ZE1 40 kWh', 'turismo electrico 150 110 -', '12V 45Ah', 'EM57', '205/55 R16 91V'],
  ['Hyundai Tucson (NX4) 1.6 T-GDi HEV 230', '4x4 hibrido 230 169 4.8', 'L2 60Ah AGM', 'G4FT', '215/65 R17 99V'],
  ['BMW X1 sDrive18d (F48) 2.0d 150', '4x4 diesel 150 110 5', 'L4 80Ah AGM', 'B47C20A', '225/55 R17 97W'],
  ['MINI Cooper (F56) 1.5 136', 'turismo gasolina 136 100 4.25', 'L3 70Ah AGM', 'B38A15A', '175/65 R15 84H'],
  [
    'Mercedes-Benz Sprinter (906) 2.1 CDI 129/143',
    'furgoneta diesel 129 95 11.5',
    'L5 100Ah',
    'OM651/OM646',
    '235/65 R16C 115/113R',
  ],
  ['Smart fortwo 451 1.0 mhd 71', 'turismo gasolina 71 52 3.5', 'L1 42Ah', '132.910', '155/60 R15 74T'],
  ['Tesla Model 3 RWD / Long Range', 'turismo electrico 283 208 -', '12V 33Ah / 16V Li', '3D', '235/45 R18 98Y XL'],
] as const;

const sketch = (name: string) => {
  const found = listedVehicles().find(({ marca, modelo, motor }) => `${marca} ${modelo} ${motor}` === name);
  if (!found) throw new Error(`nobody lists ${name}`);
  const { tipoVehiculo, combustible, potenciaCv, potenciaKw, capacidadCarter, bateria, codigoMotor, medidas } = found;
  return [
    [tipoVehiculo, combustible, potenciaCv, potenciaKw, capacidadCarter ?? '-'].join(' '),
    bateria,
    codigoMotor,
    medidas.find(({ original }) => original)?.delantera.medida,
  ];
};

it.each(facts)('%s is %s, %s, %s, on %s', (name, ...wanted) => {
  expect(sketch(name)).toEqual(wanted);
});
