/** The assistant that finds out whether tyres may change places, and what is done instead. */
export const rotationAssistant = {
  titulo: 'Permutar neumáticos',
  pasos: ['Tu vehículo', 'Tus neumáticos', 'Qué hacemos'],
  pregunta: '¿Se pueden permutar tus neumáticos?',
  entrada:
    'Cambiarlos de sitio cada 10.000 km hace que se gasten por igual y duren más. No todos se pueden: con la matrícula lo sabemos casi siempre.',
  matriculaPista: 'Solo la usamos para saber qué medidas lleva.',
  buscar: 'Continuar',
  desconocida: 'No hemos podido identificar tu vehículo con esta matrícula. Revísala, o dinos aquí abajo qué es.',
  aMano: 'Sin la matrícula',
  tipoPregunta: '¿Qué vehículo es?',
  tipoFalta: 'Elige qué vehículo es: de eso depende que se pueda.',
  tipos: {
    turismo: 'Turismo',
    '4x4': '4x4 o SUV',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    otro: 'Camión, agrícola u otro',
  },
  preguntaNeumaticos: 'Mira tus neumáticos',
  segun:
    'Tu vehículo puede llevar medidas distintas delante y detrás. Lo pone en el lateral de cada neumático, como 225/45 R17.',
  medidasPregunta: '¿Son iguales las medidas de delante y de detrás?',
  medidasFalta: 'Mira una rueda de delante y una de detrás, y elige.',
  medidas: {
    iguales: { titulo: 'Sí, iguales', texto: 'Las cuatro ruedas llevan la misma medida.' },
    distintas: { titulo: 'No, distintas', texto: 'Las de detrás son más anchas.' },
  },
  flechaPregunta: '¿Hay una flecha en el lateral?',
  flechaTexto: 'Los neumáticos direccionales llevan una flecha y la palabra «Rotation», y el dibujo en forma de V.',
  flechaFalta: 'Mira el lateral de un neumático y elige.',
  flecha: {
    no: { titulo: 'No, no hay flecha', texto: 'Pueden girar en los dos sentidos.' },
    si: { titulo: 'Sí, hay una flecha', texto: 'Son direccionales: solo giran en un sentido.' },
  },
  esDe: (vehiculo: string) => `Para tu ${vehiculo}.`,
  nota: {
    rotar: 'Permutar los cuatro neumáticos (misma medida, sin sentido de giro)',
    direccionales: 'Permutar de delante atrás por el mismo lado: neumáticos direccionales',
    distintas: 'Medidas distintas delante y detrás: no se permutan. Mirar presión, dibujo y alineación',
    moto: 'Mirar presión y dibujo de los neumáticos de la moto',
    otro: '',
    preguntar: '',
  },
};

export type RotationAssistantTexts = typeof rotationAssistant;
