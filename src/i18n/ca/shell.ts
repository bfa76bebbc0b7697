import type { ShellTexts } from '../es/shell.ts';

export const shell: ShellTexts = {
  nombre: 'Rodera',
  saltar: 'Ves al contingut',
  menu: 'Menú',
  cerrar: 'Tanca',
  inicio: 'Rodera, inici',
  buscador: 'Cerca a la botiga',
  buscadorPista: 'Mida, matrícula o marca',
  buscar: 'Cerca',
  cesta: 'Cistella',
  cestaConteo: (unidades) => (unidades === 1 ? '1 producte a la cistella' : `${unidades} productes a la cistella`),
  cuenta: 'Compte',
  ayuda: 'Ajuda',
  telefono: 'Truca gratis',
  otroIdioma: 'Español',
  cargandoLento: 'Està trigant més del normal…',
  noEncontrada: 'Aquesta pàgina no existeix',
  noEncontradaTexto: 'Potser l’adreça està mal escrita o el producte ja no es ven.',
  volverInicio: 'Torna a l’inici',
  fallo: 'Alguna cosa no ha anat bé',
  falloTexto: 'Torna a carregar la pàgina. Si continua igual, truca’ns i ho resolem.',
};
