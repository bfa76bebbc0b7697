import { doorsOf, officeOf } from './doors.ts';
import { outlined } from '../../lettering/outlined.ts';
import { wordmark } from '../../lettering/wordmark.ts';
import { roofOf } from './roofs.ts';
import { choicesOf, frontSize, ground, type Choices } from './choices.ts';

export interface Front {
  readonly codTienda: number;
  /** What stands on the sign after the chain's name: the town, where it has several, with its quarter. */
  readonly rotulo: string;
  /** A door for each bay. */
  readonly puertas: number;
  readonly abierto: boolean;
}

/** More are not told apart in a picture of this size. */
const most = 8;

const hills = [
  'M0 190C70 150 120 176 180 158S300 128 372 160 440 150 480 166V226H0Z',
  'M0 168 54 132 92 158 150 104 214 160 262 128 330 168 394 118 450 156 480 140V226H0Z',
  'M0 178H34V150H66V170H92V138H128V166H300V142H336V172H372V148H412V162H446V136H480V226H0Z',
  'M0 186C60 174 110 186 170 178S320 170 480 182V226H0Z',
];

const tree = (x: number, tall: number): string =>
  tall > 60
    ? `<path class="tree" d="M${x} 226V${226 - tall}"/><ellipse class="leaf" cx="${x}" cy="${210 - tall / 2}" rx="10" ry="${tall / 2}"/>`
    : `<path class="tree" d="M${x} 226V${226 - tall}"/><circle class="leaf" cx="${x}" cy="${216 - tall}" r="22"/>`;

/** What lies around it: land, sky, something that grows beside it. */
const surroundings = ({ land, trees, left, right }: Choices): string =>
  `<rect class="sky" width="480" height="270"/><path class="land" d="${hills[land]}"/>` +
  (left > 26 ? tree(left / 2, trees) : '') +
  (left > 26 && trees % 2 === 0 ? tree((right + 480) / 2, 136 - trees) : '') +
  `<path class="pave" d="M0 226H480V246H0Z"/><path class="road" d="M0 246H480V270H0Z"/><path class="line" d="M0 258H480"/>`;

const stack = (x: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<rect class="tyre" x="${x}" y="${216 - index * 10}" width="26" height="9.5" rx="4"/>`,
  ).join('');

/** The chain's mark and the town's name on their band, above all doors. */
const signOf = (rotulo: string, { left, width }: Choices): string => {
  const mark = 98;
  const room = width - mark - 44;
  return (
    `<path class="sign" d="M${left - 4} 100H${left + width + 4}V134H${left - 4}Z"/>` +
    `<path class="tread" d="M${left - 4} 137.5H${left + width + 4}"/>` +
    `<g class="mark" transform="translate(${left + 12} 109.5) scale(.515)">${wordmark}</g>` +
    `<g class="town">${outlined(rotulo, { weight: 'heavy', fill: 'inherit', x: left + mark + 30, y: 123.5, height: 13.6, width: room })}</g>`
  );
};

const styleOf = ({ wall, roof }: Choices, abierto: boolean): string => {
  const day = {
    sky: '#dce8ee',
    land: '#c3d2c4',
    pave: '#cfccc4',
    road: '#7c7f83',
    leaf: '#7d9a7c',
    dim: 0,
  };
  const dusk = { sky: '#5d7390', land: '#4c6170', pave: '#8b8d92', road: '#4f5359', leaf: '#48604f', dim: 0.34 };
  const night = { sky: '#1d2733', land: '#263340', pave: '#4a4e54', road: '#2c3035', leaf: '#2f4237', dim: 0.5 };
  const looks = ({ sky, land, pave, road, leaf, dim }: typeof day) =>
    `.sky{fill:${sky}}.land{fill:${land}}.pave{fill:${pave}}.road{fill:${road}}.leaf{fill:${leaf}}.dim{opacity:${dim}}`;
  return (
    looks(abierto ? day : dusk) +
    `.wall{fill:${wall}}.roof{fill:${roof}}.dim{fill:#0d1624}.sign{fill:#16181a}.town{fill:#fbfaf6}` +
    `.mark{fill:none;stroke:#fbfaf6;stroke-width:6.6}.tread{stroke:#f6d000;stroke-width:4;stroke-dasharray:9 3}` +
    `.line{stroke:#f6d000;stroke-width:2;stroke-dasharray:26 22;opacity:.8}.tree{stroke:#6a5a48;stroke-width:4}.tyre{fill:#26282b;stroke:#4a4d51}` +
    `.in{fill:#ffe7a6}.floor{fill:#d9bd77}.lift{stroke:#c9a400;stroke-width:3}.rack{stroke:#8d7a4a;stroke-width:2}.glass{fill:${abierto ? '#fff1c6' : '#3b4a5c'}}.frame{fill:none;stroke:#2a2d31;stroke-width:3}` +
    `.shut{fill:#a9adb2}.slat{stroke:#8b9096;stroke-width:1.5}.no{fill:#16181a;opacity:.75}.glow{fill:#ffe39a;opacity:.85}.lamp{fill:#fff6d8}.body{stroke:#16181a;stroke-width:1.2}.pane{fill:#33414e}.light{fill:#fff9e0}` +
    `@media (prefers-color-scheme:dark){${looks(abierto ? { ...dusk, sky: '#32445a', dim: 0.12 } : night)}}`
  );
};

/**
 * The front of a workshop as a picture: as many doors as bays, its name on the sign, doors up and lights on while it is
 * open, and of its height what is `seen`. What kind of building it is follows from its number, so that each looks like itself every day.
 */
export const drawFront = (
  { codTienda, rotulo, puertas, abierto }: Front,
  seen: { readonly top: number; readonly height: number } = frontSize,
): string => {
  const chosen = choicesOf(codTienda, Math.min(most, Math.max(1, puertas)));
  const { left, width } = chosen;
  const lamps = abierto
    ? ''
    : `<path class="glow" d="M${chosen.office + 20} 146h16l12 80h-40z" opacity=".5"/><rect class="lamp" x="${chosen.office + 19}" y="142" width="18" height="5" rx="2"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${seen.top} ${frontSize.width} ${seen.height}"><style>${styleOf(chosen, abierto)}</style>` +
    surroundings(chosen) +
    roofOf(chosen) +
    `<path class="wall" d="M${left} 92H${left + width}V${ground}H${left}Z"/>` +
    doorsOf(chosen, abierto) +
    officeOf(chosen) +
    stack(chosen.office + 46, 1 + (chosen.seed % 3)) +
    `<rect class="dim" width="480" height="270"/>` +
    lamps +
    signOf(rotulo, chosen) +
    '</svg>'
  );
};
