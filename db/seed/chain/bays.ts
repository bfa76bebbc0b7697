/** What a bay can take, by its letter in the table of workshops. */
const skillOf: Readonly<Record<string, string>> = {
  t: 'turismo',
  '4': '4x4',
  f: 'furgoneta',
  a: 'alineacion',
  m: 'moto',
  c: 'camion',
  g: 'agricola',
  p: 'patinete',
  k: 'clima',
  i: 'itv',
};

export interface BayRow {
  readonly bay_id: number;
  readonly nombre: string;
  readonly skills: readonly string[];
  readonly max_llanta: number;
}

/** Reads `t4fa:22 tm:18`: a bay for cars, 4x4 and vans with alignment, rims to 22 inches, and one for cars and motorcycles to 18. */
export const readBays = (text: string): BayRow[] =>
  text.split(' ').map((bay, place) => {
    const [letters = '', rim = ''] = bay.split(':');
    const skills = [...letters].map((letter) => {
      const skill = skillOf[letter];
      if (!skill) throw new Error(`no skill is written ${letter}: ${text}`);
      return skill;
    });
    return { bay_id: place + 1, nombre: `Elevador ${place + 1}`, skills, max_llanta: Number(rim) };
  });
