import type { FitsTexts } from '../es/fits.ts';

export const fits: FitsTexts = {
  vale: (cotxe) => `mida del teu ${cotxe}`,
  valeDesde: (cotxe, indexs) => `mira els que arriben al ${indexs} del teu ${cotxe}`,
  corto: (cotxe, indexs) => `No hi arriba: el teu ${cotxe} demana ${indexs}`,
  losQueLlegan: 'mira els que sí que hi arriben',
  noVale: (cotxe) => `el teu ${cotxe} porta una altra mida`,
  leVale: (coche) => `Va bé per al teu ${coche}.`,
  noLeVale: (coche) => `No va bé per al teu ${coche}.`,
  otros: { bateria: 'Mira les que sí que li van bé', aceite: 'Mira els que sí que li van bé' },
  para: (cotxe) => `Per al teu ${cotxe}`,
  todos: (total) => (total === 1 ? 'Mira només aquest' : `Mira els ${total} que li van bé`),
};
