/** How a vehicle is told without its plate: by kind, maker, model and engine. */
export const chooseCar = {
  otraClase: 'Cambiar',
  tipo: '¿Qué vehículo es?',
  marca: 'Marca',
  modelo: 'Modelo',
  motor: 'Motor',
  elegir: 'Elige…',
  siguiente: 'Siguiente',
  noEsta: 'No está en la lista',
  aMano: 'Descríbelo',
  motorPista: 'Como lo llames: 1.6 TDI, 125 cc',
  combustible: 'Combustible',
  ano: 'Año de fabricación',
  sinLista: 'De esta clase no tenemos lista. Descríbelo: con la marca y el modelo basta.',
};

export type ChooseCarTexts = typeof chooseCar;
