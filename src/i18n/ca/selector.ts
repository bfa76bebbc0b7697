import type { SelectorTexts } from '../es/selector.ts';

export const selector: SelectorTexts = {
  descripcion: 'Tria la mida dels teus pneumàtics pas a pas i mira què costen muntats.',
  verYa: (mida) => `Mira ja els pneumàtics ${mida}`,
  paso: {
    medidas: 'Mida',
    ancho: 'Amplada',
    serie: 'Perfil',
    llanta: 'Llanta',
    carga: 'Càrrega',
    velocidad: 'Velocitat',
    preferencias: 'Preferències',
    estacion: 'Estació',
    runflat: 'Run-flat',
    marcas: 'Marques',
    datos: 'Les teves dades',
    resultados: 'Resultats',
  },
  pregunta: {
    medidas: 'Quina mida portes?',
    ancho: 'Quina amplada té?',
    serie: 'Quin perfil?',
    llanta: 'Quina llanta?',
    carga: 'Quin índex de càrrega?',
    velocidad: 'Quin codi de velocitat?',
    preferencias: 'Com el vols?',
    estacion: 'Per a quina època de l’any?',
    runflat: 'Porta run-flat?',
    marcas: 'Alguna marca en especial?',
    datos: 'On te’ls muntem?',
  },
  ayuda: {
    ancho: 'El primer número del flanc, en mil·límetres; els petits, en polzades.',
    serie: 'El número de després de la barra: l’alçada del flanc en tant per cent.',
    llanta: 'El número de després de la R, en polzades.',
    carga: 'El número de després de la mida. Si dubtes, tria «Qualsevol».',
    velocidad: 'La lletra del final. Si dubtes, tria «Qualsevol».',
    runflat: 'Ho diu al flanc: RFT, ROF, SSR, ZP o semblant. Si no ho diu, no ho és.',
    marcas: 'Pots triar-ne unes quantes, o cap per veure-les totes.',
    datos:
      'Amb el codi postal et diem la primera hora lliure a prop teu. Guardem la cerca i te l’enviem per correu, amb un enllaç per tornar-la a obrir.',
  },
  actualizar: 'Mira els pneumàtics',
  guardarYVer: 'Desa i mira els resultats',

  guardar: 'Desa i mira’ls tots',
};
