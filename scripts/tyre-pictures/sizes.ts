import type { Shape } from './body.ts';
import type { Draw } from './numbers.ts';
import type { PicturedModel } from './models.ts';

interface Size {
  readonly width: number;
  /** Height of the sidewall in hundredths of the width. */
  readonly ratio: number;
  readonly rim: number;
}
const sizes = (text: string): Size[] =>
  text.split(' ').map((one) => {
    const [width = 0, ratio = 0, rim = 0] = one.split('/').map(Number);
    return { width, ratio, rim };
  });

/** Typical sizes, width, ratio and rim, by vehicle and use; the model's numbers choose. */
const byUse: Readonly<Record<string, readonly Size[]>> = {
  'turismo-confort': sizes('205/55/16 225/45/17'),
  'turismo-deportivo': sizes('225/40/18 245/40/19'),
  'turismo-eco': sizes('195/55/16 185/65/15'),
  'turismo-duracion': sizes('185/65/15 175/65/14'),
  'turismo-invierno': sizes('205/55/16 195/65/15'),
  'turismo-versatil': sizes('205/55/16 195/65/15'),
  '4x4-deportivo': sizes('255/50/19'),
  '4x4-mixto': sizes('265/65/17 245/70/16'),
  '4x4': sizes('235/60/18 215/65/16'),
  furgoneta: sizes('215/65/16 205/75/16'),
  'moto-deportivo': sizes('180/55/17'),
  'moto-deportivo-delantera': sizes('120/70/17'),
  'moto-trail': sizes('150/70/17'),
  'moto-trail-delantera': sizes('110/80/19'),
  'moto-custom': sizes('180/65/16'),
  'moto-custom-delantera': sizes('130/90/16'),
  'moto-urbano': sizes('130/70/17'),
  'moto-urbano-delantera': sizes('100/80/17'),
  'moto-offroad': sizes('140/80/18'),
  'moto-offroad-delantera': sizes('90/95/21'),
  'moto-trial': sizes('120/100/18'),
  'moto-trial-delantera': sizes('80/100/21'),
  'moto-scooter': sizes('140/70/14'),
  'moto-scooter-delantera': sizes('120/70/14'),
  quad: sizes('255/85/12'),
  patinete: sizes('64/90/6'),
  'camion-direccion': sizes('315/70/22.5'),
  'camion-remolque': sizes('385/65/22.5'),
  camion: sizes('315/80/22.5'),
  'agricola-direccion': sizes('180/92/16'),
  'agricola-remolque': sizes('500/50/17'),
  'agricola-apero': sizes('290/75/15'),
  'agricola-hileras': sizes('270/95/44'),
  'agricola-industrial': sizes('440/75/24'),
  'agricola-cosechadora': sizes('650/75/32'),
  'agricola-vinedo': sizes('280/70/20'),
  agricola: sizes('540/65/34 420/85/30'),
};

type Form = Pick<Shape, 'bend' | 'square' | 'depth'> & {
  /** In widths: the tread, how far its edge drops, how far its pattern reaches down the side. */
  readonly tread: number;
  readonly drop: number;
  readonly wrap: number;
};
const car: Form = { tread: 0.82, drop: 0.034, bend: 2.6, square: 0.5, depth: 8, wrap: 0.08 };
const round: Form = { tread: 0.93, drop: 0.3, bend: 2, square: 0.12, depth: 5, wrap: 0.02 };
const lorry: Form = { tread: 0.86, drop: 0.022, bend: 2.6, square: 0.85, depth: 15, wrap: 0.05 };
const farm: Form = { tread: 0.9, drop: 0.07, bend: 2.2, square: 0.6, depth: 40, wrap: 0.14 };

const forms: Readonly<Record<string, Form>> = {
  turismo: car,
  'turismo-deportivo': { ...car, tread: 0.87, square: 0.8, drop: 0.026, depth: 7.5 },
  'turismo-eco': { ...car, tread: 0.78, square: 0.35 },
  'turismo-invierno': { ...car, tread: 0.81, square: 0.65, depth: 8.6 },
  '4x4': { ...car, square: 0.65, depth: 8.6 },
  '4x4-mixto': { ...car, tread: 0.84, square: 0.8, depth: 12, wrap: 0.14 },
  furgoneta: { ...car, tread: 0.8, square: 0.75, depth: 9 },
  moto: round,
  'moto-custom': { ...round, tread: 0.88, drop: 0.22 },
  'moto-trail': { ...round, depth: 7.5 },
  'moto-offroad': { ...round, tread: 0.88, drop: 0.24, depth: 14, wrap: 0.06 },
  'moto-trial': { ...round, tread: 0.86, drop: 0.2, depth: 10, wrap: 0.06 },
  'moto-scooter': { ...round, drop: 0.25 },
  quad: { ...farm, tread: 0.84, drop: 0.1, depth: 17 },
  patinete: { ...round, tread: 0.8, drop: 0.2, depth: 2.6 },
  camion: lorry,
  'camion-traccion': { ...lorry, depth: 19, wrap: 0.08 },
  'camion-mixto': { ...lorry, depth: 18, wrap: 0.09 },
  agricola: farm,
  'agricola-direccion': { ...farm, tread: 0.8, depth: 22, wrap: 0.06 },
  'agricola-apero': { ...farm, tread: 0.84, depth: 14, wrap: 0.06 },
  'agricola-remolque': { ...farm, tread: 0.88, drop: 0.05, depth: 20, wrap: 0.08 },
  'agricola-industrial': { ...farm, depth: 30 },
  'agricola-vinedo': { ...farm, depth: 28 },
  'agricola-hileras': { ...farm, depth: 36 },
};

/** What is lettered on it, and its shape in millimetres. */
export const sizeOf = (model: PicturedModel, draw: Draw): { readonly text: string; readonly shape: Shape } => {
  const { vehicle, use, isFront } = model;
  const wheel = isFront ? '-delantera' : '';
  const choice = byUse[`${vehicle}-${use}${wheel}`] ?? byUse[`${vehicle}-${use.split('-')[0]}`] ?? byUse[vehicle] ?? [];
  const { width, ratio, rim } = draw.one(choice);
  const form = forms[`${vehicle}-${use}`] ?? forms[vehicle] ?? car;
  const bead = rim * 12.7;
  return {
    text: `${width}/${ratio} R${rim}`,
    shape: {
      radius: bead + (width * ratio) / 100,
      bead,
      section: width * 1.03,
      tread: width * form.tread,
      rim: width * 0.78,
      drop: width * form.drop,
      wrap: width * form.wrap,
      bend: form.bend,
      square: form.square,
      depth: form.depth,
    },
  };
};
