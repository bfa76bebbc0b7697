import type { OwnCopyTexts } from '../es/own-copy.ts';

export const ownCopy: OwnCopyTexts = {
  titulo: 'Les teves dades',
  texto:
    'Aplegem en un fitxer tot el que guardem de tu: el teu compte, comandes, pagaments, cites, cerques i correus. És un ZIP amb taules que obre qualsevol full de càlcul, i el mateix en JSON per portar-ho a un altre lloc.',
  pedir: 'Demana una còpia de les meves dades',
  pedirOtra: 'Demana una altra còpia',
  confirmar: 'Prepara la còpia',
  dejarlo: 'Ara no',
  otraAnula: 'La còpia que tens ara ja no es podrà descarregar.',
  preparando: 'Estem preparant la teva còpia',
  preparandoTexto: (correo) =>
    `Quan sigui a punt t’enviarem l’enllaç a ${correo}; sol trigar uns minuts. Pots tancar aquesta pàgina.`,
  lista: 'La teva còpia és a punt',
  listaTexto: (correo, hasta, veces) =>
    `L’enllaç és al correu que t’hem enviat a ${correo}. Serveix fins al ${hasta} i ${veces === 1 ? 'queda 1 descàrrega' : `queden ${veces} descàrregues`}.`,
  aMano: 'La teva còpia la prepara una persona',
  aManoTexto: 'No s’ha pogut fer automàticament. T’hem escrit com te la farem arribar.',
  agotadas: 'Avui ja no pots demanar cap altra còpia. Demà podràs.',
  descargarTitulo: 'Descarrega les meves dades',
  descargarTexto:
    'Aquí descarregues el fitxer amb tot el que guardem de tu. Obre’l en un equip que només facis servir tu.',
  descargar: 'Descarrega el fitxer ZIP',
  descargado: 'El fitxer s’està desant al teu dispositiu',
  descargadoTexto: 'Si no el veus, mira a la carpeta de descàrregues. A dins, LLEGEIX-ME.txt explica cada part.',
  faltaEnlace: 'Per descarregar la còpia obre aquesta pàgina amb l’enllaç que t’hem enviat per correu.',
  aPreferencias: 'Ves a Preferències',
};
