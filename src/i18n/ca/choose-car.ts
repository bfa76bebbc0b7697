import type { ChooseCarTexts } from '../es/choose-car.ts';

export const chooseCar: ChooseCarTexts = {
  otraClase: 'Canvia',
  tipo: 'Quin vehicle és?',
  marca: 'Marca',
  modelo: 'Model',
  motor: 'Motor',
  elegir: 'Tria…',
  siguiente: 'Següent',
  noEsta: 'No és a la llista',
  aMano: 'Descriu-lo',
  motorPista: 'Com en diguis: 1.6 TDI, 125 cc',
  combustible: 'Combustible',
  ano: 'Any de fabricació',
  sinLista: 'D’aquesta classe no en tenim llista. Descriu-lo: amb la marca i el model n’hi ha prou.',
};
