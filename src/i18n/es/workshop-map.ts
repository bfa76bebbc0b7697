export const workshopMap = {
  mapa: 'Mapa de los talleres',
  mapaAyuda: 'Con el mapa enfocado: flechas para moverlo, más y menos para acercarlo, cero para verlo entero.',
  mapaRueda: 'Pulsa el mapa, o mantén Ctrl, para acercarlo con la rueda',
  acercar: 'Acercar el mapa',
  alejar: 'Alejar el mapa',
  verEntero: 'Ver el mapa entero',
  grupo: (total: number, primero: string) => `${total} talleres, entre ellos ${primero}: acercar`,
  enElMapa: 'Ver en el mapa',
  enElMapaNombre: (taller: string) => `Ver ${taller} en el mapa`,
  contorno: '© IGN (CC BY 4.0), simplificado; Natural Earth',
};

export type WorkshopMapTexts = typeof workshopMap;
