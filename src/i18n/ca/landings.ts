import type { LandingsTexts } from '../es/landings.ts';

export const landings: LandingsTexts = {
  landings: {
    tyresSummer: {
      titulo: 'Pneumàtics d’estiu',
      texto: 'Per a més de 7 °C: amb calor frenen abans, en sec i en mullat, i gasten menys.',
    },
    tyresWinter: {
      titulo: 'Pneumàtics d’hivern',
      texto:
        'Per sota de 7 °C la goma d’hivern manté l’adherència quan la d’estiu s’endureix. Amb el símbol de la muntanya no et calen cadenes a la majoria dels ports.',
    },
    tyresAllSeason: {
      titulo: 'Pneumàtics quatre estacions',
      texto: 'Un sol joc per a tot l’any, vàlid amb neu ocasional.',
    },
    tyresCar: { titulo: 'Pneumàtics de turisme', texto: 'Per a utilitaris, compactes, berlines i familiars.' },
    tyresVan: { titulo: 'Pneumàtics de furgoneta', texto: 'Amb carcassa C reforçada i doble índex de càrrega.' },
    tyres4x4: { titulo: 'Pneumàtics 4x4 i SUV', texto: 'D’asfalt, mixtos i per a pista.' },
    tyresMoto: {
      titulo: 'Pneumàtics de moto',
      texto:
        'Escúter, naked, esportiva, trail, custom i enduro. Cada roda per separat: davant i darrere no són iguals.',
    },
    tyresQuad: { titulo: 'Pneumàtics de quad', texto: 'Per a quad i ATV, davant i darrere, en terra, sorra i asfalt.' },
    tyresScooter: {
      titulo: 'Pneumàtics de patinet elèctric',
      texto: 'Amb cambra o sense, de 8 a 11 polzades, muntats al taller.',
    },
    tyresTruck: {
      titulo: 'Pneumàtics de camió',
      texto: 'Direcció, tracció i remolc, amb etiqueta europea. El preu és el d’una parella muntada.',
    },
    tyresFarm: {
      titulo: 'Pneumàtics agrícoles',
      texto:
        'Per a tractor, recol·lectora, eines de conreu i remolc: radials, IF i VF. El preu és el d’una parella muntada.',
    },
    tyresElectric: {
      titulo: 'Pneumàtics per a cotxe elèctric',
      texto: 'Roden amb menys esforç: més quilòmetres amb la mateixa càrrega.',
    },
  },
  porUso: 'Per ús',
  todosLosUsos: 'Tots',
  modelos: 'Models més demanats',
  soloMedida: (medida) => `Només la mida ${medida}`,
  todasLasMedidas: 'Mira totes les mides',
  ninguno: 'Ara mateix no n’hi ha cap',
  marcaTitulo: (marca, familia) => `Pneumàtics ${marca}${familia && ` ${familia}`}`,
  marcaTexto: (marca, modelos) =>
    `${marca}: ${modelos === 1 ? 'un model' : `${modelos} models`}, amb el preu ja muntat als nostres tallers.`,
  deFamilia: {
    coche: '',
    moto: 'de moto',
    quad: 'de quad',
    patinete: 'de patinet elèctric',
    camion: 'de camió',
    agricola: 'agrícoles',
  },
  familias: {
    coche: 'Cotxe, 4x4 i furgoneta',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinet elèctric',
    camion: 'Camió',
    agricola: 'Agrícola',
  },
};
