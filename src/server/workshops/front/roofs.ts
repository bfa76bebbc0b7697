import type { Choices } from './choices.ts';

const top = 92;

const roofs: Readonly<Record<Choices['shape'], (choices: Choices) => string>> = {
  flat: ({ left, width }) => `M${left - 6} 84h${width + 12}v10H${left - 6}Z`,
  gable: ({ left, width }) => `M${left - 8} ${top + 2}L${left + width / 2} 50l${width / 2 + 8} 44Z`,
  saw: ({ left, width, doors }) => {
    const tooth = width / (doors + 1);
    return Array.from({ length: doors + 1 }, (_, index) => `M${left + index * tooth} ${top + 2}V66l${tooth} 28Z`).join(
      '',
    );
  },
  arch: ({ left, width }) => `M${left - 4} ${top + 2}Q${left + width / 2} 34 ${left + width + 4} ${top + 2}Z`,
  step: ({ left, width }) => `M${left - 4} ${top + 2}V78h${width * 0.28}V62h${width * 0.44 + 8}v16h${width * 0.28}v16Z`,
};

/** What a building has above its wall. */
export const roofOf = (choices: Choices): string => `<path class="roof" d="${roofs[choices.shape](choices)}"/>`;
