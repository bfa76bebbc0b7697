import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isRefusal } from '#domain/refusal.ts';
import sharp from 'sharp';

/**
 * Draws the pictures of the demo's articles from shapes, and makes the files that pages show of them as an upload would: a
 * demo has no time to do it when it opens. Run this again when a drawing or the coding of pictures changes.
 */
const into = 'db/seed/content/imagenes';
const [width, height] = [1344, 756];
const [asphalt, yellow, paper, grey, steel] = ['#16181a', '#f6d000', '#f4f1e8', '#c9c6bb', '#8a8d90'];

const shape = (name: string, attributes: Readonly<Record<string, string | number>>, inner = ''): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}>${inner}</${name}>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  shape('rect', { x, y, width: w, height: h, fill, rx });
const circle = (cx: number, cy: number, r: number, fill: string) => shape('circle', { cx, cy, r, fill });
const path = (d: string, fill: string, more: Readonly<Record<string, string | number>> = {}) =>
  shape('path', { d, fill, ...more });
const line = (d: string, stroke: string, w: number) =>
  path(d, 'none', { stroke, 'stroke-width': w, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A tyre seen from the front; `belly` bends its sides out, `crown` its tread: negative where it hollows. */
const front = (x: number, belly: number, crown: number): string => {
  const [top, bottom, half] = [170, 560, 120];
  const tread = `Q ${x} ${bottom + 2 * crown} `;
  const body = `M ${x - half} ${top + 40} Q ${x - half} ${top} ${x - half + 40} ${top} H ${x + half - 40} Q ${x + half} ${top} ${x + half} ${top + 40} C ${x + half} ${bottom - 160} ${x + half + belly} ${bottom - 90} ${x + half - (crown > 0 ? 26 : 0)} ${bottom - Math.max(crown, 0)} ${tread}${x - half + (crown > 0 ? 26 : 0)} ${bottom - Math.max(crown, 0)} C ${x - half - belly} ${bottom - 90} ${x - half} ${bottom - 160} ${x - half} ${top + 40} Z`;
  const grooves = [-72, -24, 24, 72]
    .map((at) => line(`M ${x + at} ${top + 34} V ${bottom - 50}`, '#3b3f43', 12))
    .join('');
  return path(body, asphalt) + grooves;
};

/** Where a tyre touches the road, dark where it presses most. */
const print = (x: number, pressed: readonly boolean[]): string =>
  pressed.map((hard, place) => rect(x - 132 + place * 90, 632, 84, 44, hard ? asphalt : grey, 6)).join('');

const pressure = [
  rect(0, 0, width, height, paper),
  rect(0, 566, width, 190, '#dedacd'),
  rect(448, 60, 448, 560, '#ffffff', 0),
  rect(448, 60, 448, 14, yellow),
  front(224, 46, -22),
  front(672, 10, 0),
  front(1120, -8, 26),
  print(224, [true, false, true]),
  print(672, [true, true, true]),
  print(1120, [false, true, false]),
].join('');

/** A block of tread as it is cut, with its grooves so deep. */
const tread = (x: number, depth: number): string => {
  const [top, base] = [250, 470];
  const block = [0, 1, 2, 3].map((place) => rect(x + place * 88, base - depth, 64, depth + 40, asphalt, 4)).join('');
  return (
    rect(x - 12, base, 352, 90, asphalt) +
    block +
    rect(x - 12, base + 60, 352, 30, '#2c3034') +
    line(`M ${x - 46} ${base} V ${base - depth}`, yellow, 10) +
    line(`M ${x - 64} ${base} H ${x - 28} M ${x - 64} ${base - depth} H ${x - 28}`, yellow, 10) +
    line(`M ${x - 12} ${top} H ${x + 340}`, '#b9b5a8', 4)
  );
};
const depth = [
  rect(0, 0, width, height, paper),
  rect(0, 560, width, 196, '#dedacd'),
  tread(110, 212),
  tread(540, 84),
  tread(970, 44),
].join('');

const flake = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((turn) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r];
      return line(`M ${x - dx} ${y - dy} L ${x + dx} ${y + dy}`, '#ffffff', 8);
    })
    .join('');
const wheel = (x: number, y: number): string =>
  circle(x, y, 66, asphalt) + circle(x, y, 34, grey) + circle(x, y, 12, asphalt);
const seasons = [
  rect(0, 0, 672, height, '#f9e58a'),
  rect(672, 0, 672, height, '#a9c4d8'),
  circle(180, 160, 78, yellow),
  path('M 0 520 L 190 340 L 330 450 L 480 300 L 672 480 V 620 H 0 Z', '#8aa36b'),
  path('M 672 480 L 860 270 L 980 400 L 1120 240 L 1344 470 V 620 H 672 Z', '#6d8ba3'),
  path(
    'M 860 270 L 800 336 L 850 356 L 884 332 L 922 338 Z M 1120 240 L 1048 322 L 1104 340 L 1140 318 L 1198 318 Z',
    '#ffffff',
  ),
  rect(0, 600, width, 156, '#4a4e52'),
  rect(672, 600, 672, 26, '#ffffff'),
  ...[40, 200, 360, 520].map((x) => rect(x, 690, 90, 14, paper)),
  ...[720, 880, 1040, 1200].map((x) => rect(x, 690, 90, 14, paper)),
  path(
    'M 380 560 Q 384 490 460 478 L 540 392 Q 556 372 590 372 H 800 Q 832 372 852 394 L 926 474 Q 1000 484 1010 560 V 604 H 380 Z',
    '#b3261e',
  ),
  path(
    'M 560 466 L 606 414 Q 612 408 624 408 H 668 V 466 Z M 696 408 H 786 Q 802 408 812 420 L 850 466 H 696 Z',
    '#dfe9ee',
  ),
  rect(966, 540, 44, 22, yellow, 8),
  wheel(520, 606),
  wheel(876, 606),
  ...[
    [760, 120, 26],
    [880, 190, 20],
    [1010, 90, 24],
    [1230, 130, 28],
    [1290, 300, 20],
  ].map(([x = 0, y = 0, r = 0]) => flake(x, y, r)),
].join('');

const battery = [
  rect(0, 0, width, height, paper),
  rect(0, 600, width, 156, '#dedacd'),
  rect(250, 270, 560, 340, asphalt, 18),
  rect(250, 270, 560, 70, '#2c3034', 18),
  rect(330, 216, 84, 60, steel, 8),
  rect(646, 216, 84, 60, steel, 8),
  rect(306, 248, 132, 28, '#1d5fa8', 6),
  rect(622, 248, 132, 28, '#b3261e', 6),
  rect(300, 400, 150, 26, '#5b9bd5', 4),
  rect(612, 400, 150, 26, '#e0675f', 4),
  rect(674, 338, 26, 150, '#e0675f', 4),
  rect(940, 190, 270, 420, yellow, 22),
  rect(970, 224, 210, 150, '#eef2e2', 8),
  path('M 985 352 A 92 92 0 0 1 1165 352', 'none', { stroke: asphalt, 'stroke-width': 8 }),
  path('M 985 352 A 92 92 0 0 1 1014 288', 'none', { stroke: '#b3261e', 'stroke-width': 16 }),
  line('M 1075 360 L 1022 296', asphalt, 8),
  circle(1075, 480, 58, asphalt),
  line('M 1075 480 L 1104 446', yellow, 10),
  line('M 1020 600 C 1010 690 520 700 372 690 C 300 684 330 330 372 258', '#1d5fa8', 12),
  line('M 1130 600 C 1120 740 860 730 846 610 C 836 520 846 160 688 232', '#b3261e', 12),
].join('');

const drawings = [
  {
    nombre: 'presion-del-neumatico',
    es: 'Tres neumáticos vistos de frente, con su huella: con poca presión pisa con los bordes, con la correcta con toda la banda y con demasiada solo con el centro',
    ca: 'Tres pneumàtics vistos de cara, amb la petjada: amb poca pressió trepitja amb les vores, amb la correcta amb tota la banda i amb massa només amb el centre',
    inner: pressure,
  },
  {
    nombre: 'profundidad-del-dibujo',
    es: 'Corte de tres bandas de rodadura: nueva, a tres milímetros y a 1,6 milímetros, con los surcos cada vez menos hondos',
    ca: 'Tall de tres bandes de rodament: nova, a tres mil·límetres i a 1,6 mil·límetres, amb els solcs cada vegada menys fondos',
    inner: depth,
  },
  {
    nombre: 'verano-e-invierno',
    es: 'Un coche entre dos carreteras: detrás la de verano, con sol, y delante la de invierno, con nieve',
    ca: 'Un cotxe entre dues carreteres: al darrere la d’estiu, amb sol, i al davant la d’hivern, amb neu',
    inner: seasons,
  },
  {
    nombre: 'medir-la-bateria',
    es: 'Una batería unida por dos cables a un medidor, cuya aguja está en la parte roja',
    ca: 'Una bateria unida amb dos cables a un mesurador, amb l’agulla a la part vermella',
    inner: battery,
  },
];

await mkdir(into, { recursive: true });
for (const file of await readdir(into)) await rm(`${into}/${file}`, { recursive: true });
for (const { nombre, inner } of drawings) {
  const svg = shape(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    inner,
  );
  await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toFile(`${into}/${nombre}.webp`);
}
// From here on nothing but pictures is decoded, as in a shop.
const { encodePicture } = await import('#server/pictures/encode-picture.ts');
const rows = [];
for (const { nombre, es, ca } of drawings) {
  const sent = await readFile(`${into}/${nombre}.webp`);
  const huella = createHash('sha256').update(sent).digest('hex');
  const id = `${huella.slice(0, 8)}-${huella.slice(8, 12)}-4${huella.slice(13, 16)}-8${huella.slice(17, 20)}-${huella.slice(20, 32)}`;
  const made = await encodePicture(id, sent);
  if (isRefusal(made)) throw new Error(`${nombre}: ${made.refusal}`);
  for (const { archivo, contenido } of made.archivos) {
    await mkdir(`${into}/${archivo.slice(0, 2)}`, { recursive: true });
    await writeFile(`${into}/${archivo.slice(0, 2)}/${archivo}`, contenido);
  }
  const archivos = made.archivos.map(({ contenido, ...file }) => ({ ...file, bytes: contenido.length }));
  rows.push({ id, nombre, huella, es, ca, ancho: made.ancho, alto: made.alto, archivos });
}
await writeFile(`${into}/imagenes.json`, `${JSON.stringify(rows, null, 2)}\n`);
