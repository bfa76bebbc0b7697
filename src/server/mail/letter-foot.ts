import type { Letter } from './letter.ts';
import { textsIn } from './texts.ts';

/** Who writes, and why somebody gets the message. */
export const footOf = ({ idioma, because }: Letter): ((sitio: string, telefono: string) => string) => {
  const { pie, pieAviso, pieBusqueda, pieBoletin, pieCanal, pieCaso, pieOpinion, pieOpinionEscrita } = textsIn(idioma);
  if (because === 'aviso') return pieAviso;
  if (because === 'busqueda') return pieBusqueda;
  if (because === 'boletin') return pieBoletin;
  if (because === 'caso') return pieCaso;
  if (because === 'canal') return pieCanal;
  if (because === 'opinion-escrita') return pieOpinionEscrita;
  return because === 'opinion' ? pieOpinion : pie;
};
