import type { WorkshopMapTexts } from '../es/workshop-map.ts';

export const workshopMap: WorkshopMapTexts = {
  mapa: 'Mapa dels tallers',
  mapaAyuda: 'Amb el mapa enfocat: fletxes per moure’l, més i menys per acostar-lo, zero per veure’l sencer.',
  mapaRueda: 'Prem el mapa, o mantén Ctrl, per acostar-lo amb la roda',
  acercar: 'Acosta el mapa',
  alejar: 'Allunya el mapa',
  verEntero: 'Mostra el mapa sencer',
  grupo: (total, primero) => `${total} tallers, entre els quals ${primero}: acosta`,
  enElMapa: 'Mostra al mapa',
  enElMapaNombre: (taller) => `Mostra ${taller} al mapa`,
  contorno: '© IGN (CC BY 4.0), simplificat; Natural Earth',
};
