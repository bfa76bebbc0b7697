import { withComma } from '#domain/format-number.ts';
import type { BatteryTraits } from '#domain/catalogue/article-traits.ts';
import { outlined } from '../lettering/outlined.ts';
import { accentOf, coloursOf, chosenBy } from './colours.ts';
import { picture, rect, round, viewOf, type Cuboid, type Place, type View } from './view.ts';

interface Battery extends BatteryTraits {
  readonly marca: string;
  readonly modelo: string;
}

/** Lids tell the technology apart. */
const lids = {
  calcio: ['#5b6269', '#3c4248', '#2a2f34'],
  EFB: ['#54708c', '#384f66', '#263749'],
  AGM: ['#b7bec4', '#8f979e', '#6a7279'],
  gel: ['#c9b98f', '#a19169', '#776a49'],
} as const;

/** A pole: a column of lead, with the ring that says which it is. */
const pole = (view: View, [x, y, z]: Place, ring: string, thick: number, tall: number): string => {
  const [r, flatten] = [thick * view.scale, 0.32];
  const [cx, low] = view.spot([x, y, z]);
  const [, high] = view.spot([x, y + tall, z]);
  return `<ellipse cx="${cx}" cy="${low}" rx="${round(r * 1.7)}" ry="${round(r * 1.7 * flatten)}" fill="${ring}"/>
<path d="M${round(cx - r)} ${high}V${low}a${round(r)} ${round(r * flatten)} 0 0 0 ${round(2 * r)} 0V${high}z" fill="url(#lead)"/>
<ellipse cx="${cx}" cy="${high}" rx="${round(r)}" ry="${round(r * flatten)}" fill="#e9ecee"/>`;
};

/** What a label is printed like; two lines of one maker look different. */
const grounds = [
  (w: number, h: number, main: string, accent: string) =>
    rect(0, 0, w, h, '#f7f7f4') + rect(0, 0, w, h * 0.4, main) + rect(0, h * 0.4, w, h * 0.045, accent),
  (w: number, h: number, main: string, accent: string) =>
    rect(0, 0, w, h, '#f7f7f4') +
    `<path d="M0 0H${w}V${round(h * 0.3)}L0 ${round(h * 0.52)}z" fill="${main}"/><path d="M${w} ${round(h * 0.3)}V${round(h * 0.36)}L0 ${round(h * 0.58)}V${round(h * 0.52)}z" fill="${accent}"/>`,
  (w: number, h: number, main: string, accent: string) =>
    rect(0, 0, w, h, '#f7f7f4') + rect(0, 0, w, h * 0.44, main) + rect(w * 0.93, 0, w * 0.07, h, accent),
] as const;

const label = (battery: Battery, w: number, h: number): string => {
  const { marca, modelo, ah, arranque, tecnologia, voltaje } = battery;
  const colours = coloursOf(marca);
  const inside = w * 0.84;
  const left = w * 0.055;
  return (
    chosenBy(grounds, `${marca} ${modelo} label`)(w, h, colours.main, accentOf(modelo)) +
    outlined(marca.toUpperCase(), {
      weight: 'heavy',
      fill: '#fff',
      x: left,
      y: h * 0.25,
      height: h * 0.165,
      width: inside * 0.7,
    }) +
    outlined(tecnologia === 'calcio' ? `${voltaje} V` : tecnologia.toUpperCase(), {
      weight: 'heavy',
      fill: accentOf(modelo),
      x: w * 0.9,
      y: h * 0.22,
      height: h * 0.1,
      width: inside * 0.24,
      align: 'end',
    }) +
    outlined(modelo, { weight: 'strong', fill: '#16181a', x: left, y: h * 0.7, height: h * 0.1, width: inside }) +
    outlined(`${withComma(ah)} Ah`, {
      weight: 'heavy',
      fill: '#16181a',
      x: left,
      y: h * 0.92,
      height: h * 0.13,
      width: inside * 0.5,
    }) +
    outlined(`${arranque} A (EN)`, {
      weight: 'strong',
      fill: '#16181a',
      x: w * 0.89,
      y: h * 0.92,
      height: h * 0.09,
      width: inside * 0.42,
      align: 'end',
    })
  );
};

/** A battery in its own proportions, with the poles where they are. */
export const drawBattery = (battery: Battery): string => {
  const { largo: long, alto: high, ancho: deep, tecnologia, borne_positivo: positive } = battery;
  const isSmall = long < 165;
  const poleTall = isSmall ? 6 : 14;
  const view = viewOf({ long, high: high + poleTall, deep });
  const lidHigh = high * 0.2;
  const body: Cuboid = { at: [0, 0, 0], long, high: high - lidHigh, deep };
  const lid: Cuboid = { at: [0, high - lidHigh, 0], long, high: lidHigh, deep };
  const [above, before, beside] = lids[tecnologia];
  const ribs = Array.from({ length: 11 }, (_, place) =>
    rect(((place + 0.9) * long) / 11.8, 0, long / 90, body.high, '#000', ' fill-opacity=".28"'),
  ).join('');
  const [wide, tall] = [long * 0.88, body.high * 0.8];
  const caps =
    isSmall || tecnologia === 'AGM' || tecnologia === 'gel'
      ? ''
      : Array.from(
          { length: 6 },
          (_, place) =>
            `<circle cx="${round(long * (0.2 + place * 0.12))}" cy="${round(deep * 0.36)}" r="${round(Math.min(11, deep * 0.075))}" fill="${beside}" stroke="#000" stroke-opacity=".35"/>`,
        ).join('');
  const [plus, minus] = positive === 'derecha' ? [0.88, 0.12] : [0.12, 0.88];
  const poles = (
    [
      [plus, '#c8372d'],
      [minus, '#20262b'],
    ] as const
  ).toSorted((one, other) => one[0] - other[0]);
  const signs = `${outlined('+', { weight: 'heavy', fill: '#fff', x: long * (plus > 0.5 ? 0.79 : 0.21), y: deep * 0.9, height: deep * 0.13, width: long * 0.1, align: 'middle' })}${rect(long * (minus > 0.5 ? 0.76 : 0.18), deep * 0.82, long * 0.06, deep * 0.035, '#fff')}`;
  return picture(
    view.shadow() +
      view.front(
        body,
        rect(0, 0, long, body.high, '#2b3035') +
          ribs +
          `<g transform="translate(${round((long - wide) / 2)} ${round(body.high * 0.09)})">${label(battery, wide, tall)}</g>`,
      ) +
      view.right(
        body,
        rect(0, 0, deep, body.high, '#1b1f23') +
          rect(deep * 0.12, body.high * 0.14, deep * 0.76, body.high * 0.6, coloursOf(battery.marca).dark) +
          outlined(battery.caja, {
            weight: 'heavy',
            fill: '#fff',
            x: deep / 2,
            y: body.high * 0.53,
            height: body.high * 0.17,
            width: deep * 0.58,
            align: 'middle',
          }),
      ) +
      view.front(
        lid,
        rect(0, 0, long, lidHigh, before) +
          rect(0, lidHigh * 0.9, long, lidHigh * 0.1, '#000', ' fill-opacity=".3"') +
          rect(0, 0, long, lidHigh * 0.07, '#fff', ' fill-opacity=".35"'),
      ) +
      view.right(
        lid,
        rect(0, 0, deep, lidHigh, beside) + rect(0, lidHigh * 0.9, deep, lidHigh * 0.1, '#000', ' fill-opacity=".3"'),
      ) +
      view.top(
        lid,
        rect(0, 0, long, deep, above) +
          rect(long * 0.14, deep * 0.22, long * 0.72, deep * 0.28, '#000', ' fill-opacity=".12" rx="4"') +
          caps +
          signs,
      ) +
      poles
        .map(([along, ring]) => pole(view, [long * along, high, deep * 0.72], ring, isSmall ? 5 : 9, poleTall))
        .join(''),
    '<linearGradient id="lead"><stop offset="0" stop-color="#8d949a"/><stop offset=".35" stop-color="#f1f3f4"/><stop offset="1" stop-color="#6f767c"/></linearGradient>',
  );
};
