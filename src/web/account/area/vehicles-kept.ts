import type { Answer } from '#contract/contract.ts';
import { useKeptArea } from './area-store.ts';

export type OwnVehicle = Answer<'listVehicles'>['vehicles'][number];

/** By the specification's names (spec U5): the vehicles by their plates, with oil and tyres of each. */
export const keepVehicles = (found: readonly OwnVehicle[]): void => {
  const named = found.flatMap(({ vehicleData, matricula_normalizada }) =>
    vehicleData.cod_matricula === null
      ? []
      : [[vehicleData.cod_matricula, vehicleData, matricula_normalizada] as const],
  );
  const byPlate = <Part>(part: (each: (typeof named)[number]) => Part) =>
    Object.fromEntries(named.map((each) => [each[0], part(each)]));
  useKeptArea.setState(({ vehicles }) => ({
    vehicles: { ...vehicles, ...byPlate(([cod_matricula]) => ({ cod_matricula })) },
    oil: byPlate(([, { aceites }, matricula_normalizada]) => ({ matricula_normalizada, aceites })),
    tyre: byPlate(([matricula, { medidas }]) => ({ matricula, medidas })),
  }));
};
