import { sides, sipe, slot, sweep, wavy, type Pen } from './pen.ts';

/** Wide cuts from the middle to the shoulders, joined by slanting ones: winter tyres, and those for all the year. */
interface Arms {
  readonly lean: number;
  /** How much the arm flattens towards the shoulder. */
  readonly bend: number;
  readonly width: number;
  /** Joints between two arms, in halves of the tread, with how much they slant. */
  readonly joints: readonly number[];
  readonly slant: number;
  /** Half a pitch between the sides. */
  readonly shifted: boolean;
  readonly middle: 'crossed' | 'open' | 'rib';
}

const arm = ({ lean, bend }: Arms, place: number): number => lean * place * (1 - bend * 0.5 * place);

const drawArms = (
  pen: Pen,
  arms: Arms,
  sipes: (low: number, high: number, side: number, shift: number) => void,
): void => {
  const { half, tread } = pen;
  const start = arms.middle === 'crossed' ? -0.12 : arms.middle === 'open' ? 0.02 : 0.12;
  for (const side of sides) {
    const shift = arms.shifted && side > 0 ? 0.5 : 0;
    const from = start + 0.001;
    slot(
      pen,
      sweep(side * from * half, side * half * 1.42, (part) => shift + arm(arms, from + (1.42 - from) * part), 16),
      {
        width: arms.width * half * 0.7,
        to: arms.width * half * 1.25,
        depth: tread.deepest,
      },
    );
    const edges = [Math.max(0.02, start + 0.06), ...arms.joints, 1.12];
    for (const joint of arms.joints) {
      const at = shift + arm(arms, joint);
      slot(
        pen,
        [
          [at, side * (joint - arms.slant) * half],
          [at + 1, side * (joint + arms.slant) * half],
        ],
        {
          width: arms.width * half * 0.62,
          depth: tread.deepest * 0.9,
        },
      );
    }
    edges.slice(0, -1).forEach((low, index) => sipes(low + 0.03, (edges[index + 1] ?? 1) - 0.03, side, shift));
  }
  if (arms.middle === 'open')
    slot(
      pen,
      [
        [-0.2, 0],
        [1.2, 0],
      ],
      { width: arms.width * half * 0.5, depth: tread.deepest },
    );
};

const armsOf = ({ draw }: Pen, lean: readonly [number, number], width: readonly [number, number]): Arms => ({
  lean: draw.between(...lean),
  bend: draw.between(0.2, 1),
  width: draw.between(...width),
  joints: draw.one([[0.34, 0.7], [0.45], [0.3, 0.66], [0.4, 0.74], [0.28, 0.56, 0.8]]),
  slant: draw.between(-0.05, 0.07),
  shifted: draw() < 0.6,
  middle: draw.one(['crossed', 'open', 'rib', 'crossed']),
});

export const snow = (pen: Pen): void => {
  const arms = armsOf(pen, [0.5, 1.7], [0.07, 0.1]);
  const [count, high] = [pen.draw.whole(3, 5), pen.draw.between(0.02, 0.045)];
  drawArms(pen, arms, (low, high0, side, shift) => {
    for (let index = 1; index <= count; index++) {
      const at = shift + index / (count + 1);
      const line = (part: number) => at + arm(arms, low + (high0 - low) * part);
      sipe(
        pen,
        wavy(side * low * pen.half, side * high0 * pen.half, line, high, Math.max(4, Math.round((high0 - low) * 22))),
      );
    }
  });
};

export const allYear = (pen: Pen): void => {
  const arms = armsOf(pen, [0.9, 2.6], [0.08, 0.125]);
  const count = pen.draw.whole(1, 3);
  const wave = pen.draw.one([0, 0.03]);
  drawArms(pen, arms, (low, high, side, shift) => {
    // Snow is gripped by the middle; the shoulders stay stiff.
    const many = low > 0.6 ? Math.max(1, count - 1) : count;
    for (let index = 1; index <= many; index++) {
      const at = shift + index / (many + 1);
      const line = (part: number) => at + arm(arms, low + (high - low) * part);
      const [from, to] = [side * low * pen.half, side * (low + (high - low) * 0.85) * pen.half];
      sipe(pen, wave ? wavy(from, to, line, wave, 6) : sweep(from, to, line), 1.2);
    }
  });
};
