/** Numbers of products and models that no number of car tyres reaches. */
export const firstId = {
  model: 1_000_001,
  moto: 2_000_001,
  quad: 2_010_001,
  patinete: 2_020_001,
  camion: 2_030_001,
  agricola: 2_040_001,
  camara: 2_100_001,
  mousse: 2_110_001,
  bateria: 2_120_001,
  aceite: 2_130_001,
  accesorio: 2_140_001,
  amortiguador: 2_150_001,
  taller: 2_160_001,
} as const;
