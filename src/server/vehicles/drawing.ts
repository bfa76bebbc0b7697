import type { OwnVehicleType, VehicleColour } from '#domain/vehicles/own-vehicle.ts';

const paints: Readonly<Record<VehicleColour, readonly [body: string, shade: string]>> = {
  gris: ['#9aa3ab', '#7c858d'],
  blanco: ['#f4f5f6', '#d4d8db'],
  negro: ['#3a3f44', '#24282c'],
  rojo: ['#c8372d', '#9c2a22'],
  azul: ['#2f62a8', '#234a80'],
  verde: ['#3d7d4f', '#2d5e3b'],
};

const wheel = (x: number, radius: number): string =>
  `<circle cx="${x}" cy="${92 - radius}" r="${radius}" fill="#1d2023"/><circle cx="${x}" cy="${92 - radius}" r="${radius * 0.5}" fill="#c9ced2"/>`;

/** What is drawn of each kind, seen from its left side, 200 wide and 100 high: body, shade, glass, wheels. */
const shapes: Readonly<Record<OwnVehicleType, (body: string, shade: string) => string>> = {
  turismo: (body, shade) =>
    `<path fill="${body}" stroke="#0003" d="M12 78V64q0-8 9-10l25-5 26-19q6-4 14-4h38q8 0 14 5l19 16 21 4q10 2 10 12v15z"/>
    <path fill="${shade}" d="M12 66h176v12H12z"/><path fill="#dcebf2" d="M58 49l20-15q3-2 8-2h12v17zm46 0V32h19q6 0 10 4l16 13z"/>${wheel(52, 16)}${wheel(150, 16)}`,
  '4x4': (body, shade) =>
    `<path fill="${body}" stroke="#0003" d="M12 76V56q0-7 8-8l26-4 16-20q4-5 11-5h75q9 0 12 8l8 20 12 3q8 2 8 10v16z"/>
    <path fill="${shade}" d="M12 64h176v12H12z"/><path fill="#dcebf2" d="M58 44l14-18h22v18zm43 0V26h24v18zm31 0V26h16q4 0 6 4l6 14z"/>${wheel(50, 19)}${wheel(150, 19)}`,
  furgoneta: (body, shade) =>
    `<path fill="${body}" stroke="#0003" d="M10 78V54q0-5 5-8l20-12 14-14q5-5 13-5h114q9 0 9 9v54z"/>
    <path fill="${shade}" d="M10 66h175v12H10z"/><path fill="#dcebf2" d="M42 40l14-15q3-3 8-3h14v18z"/><path stroke="#0003" fill="none" d="M90 18v58M138 18v48"/>${wheel(46, 16)}${wheel(148, 16)}`,
  moto: (body, shade) =>
    `<path fill="none" stroke="#1d2023" stroke-width="6" stroke-linecap="round" d="M46 68l22-40h-12M150 68l-34-14"/>
    <path fill="${body}" stroke="#0003" d="M70 44q14-14 36-8l38-4q10 0 14 8-16 12-34 12l-14 20H84z"/>
    <path fill="${shade}" d="M84 72l-6-14h44l-12 14z"/>${wheel(46, 24)}${wheel(152, 24)}`,
  camion: (body, shade) =>
    `<path fill="#dfe3e6" stroke="#0003" d="M64 14h126v60H64z"/><path fill="${body}" stroke="#0003" d="M8 76V46l12-24q2-4 7-4h33v58z"/>
    <path fill="${shade}" d="M8 66h182v10H8z"/><path fill="#dcebf2" d="M20 44l8-17h18v17z"/>${wheel(34, 14)}${wheel(128, 14)}${wheel(162, 14)}`,
  agricola: (body, shade) =>
    `<path fill="${body}" stroke="#0003" d="M18 70V48q0-6 8-6h58V16h58v54z"/><path fill="${shade}" d="M18 60h124v10H18z"/>
    <path fill="#dcebf2" d="M92 22h42v26H92z"/><path stroke="#1d2023" stroke-width="5" d="M46 42V20"/>${wheel(42, 18)}${wheel(138, 32)}`,
  patinete: (body, shade) =>
    `<path fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round" d="M58 80L74 18H56"/>
    <path fill="none" stroke="${body}" stroke-width="9" stroke-linecap="round" d="M60 80h78q8 0 12 4"/>${wheel(54, 10)}${wheel(150, 10)}`,
  otro: (body, shade) =>
    `<path fill="${body}" stroke="#0003" d="M20 76V40q0-8 8-8h144q8 0 8 8v36z"/><path fill="${shade}" d="M20 64h160v12H20z"/>${wheel(58, 16)}${wheel(142, 16)}`,
};

/** A drawing of a kind of vehicle in a colour, as SVG. */
export const drawVehicle = (tipo: OwnVehicleType, color: VehicleColour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${shapes[tipo](...paints[color])}</svg>`;
