/** The assistant that finds out which gas the air conditioning of a car takes. */
export const airAssistant = {
  titulo: 'Aire acondicionado',
  pasos: ['Tu coche', 'La etiqueta', 'La carga'],
  preguntaCoche: '¿Qué gas lleva tu coche?',
  entrada:
    'Hay dos gases y no se mezclan. Con la matrícula sabemos casi siempre cuál es el tuyo y lo que cuesta cargarlo.',
  matriculaPista: 'Solo la usamos para saber de qué coche se trata.',
  buscar: 'Ver qué gas lleva',
  desconocida: 'No hemos podido identificar tu coche con esta matrícula. Revísala, o dinos el año aquí abajo.',
  codigoPostal: 'Código postal',
  codigoPostalPista: 'En Andorra el precio es otro.',
  opcional: 'opcional',
  porAno: 'Sin la matrícula, por el año',
  ano: '¿De qué año es tu coche?',
  anoPista: 'El de fabricación o, si no lo sabes, el de la primera matriculación: está en el permiso de circulación.',
  noEsAno: 'Escribe el año con cuatro cifras, como 2016. Si no lo sabes, elige «No sé el año».',
  anoFuera: (desde: number, hasta: number) =>
    `Escribe un año entre ${desde} y ${hasta}. Si no lo sabes, elige «No sé el año».`,
  esElectrico: 'Es híbrido o eléctrico',
  noSeAno: 'No sé el año',
  preguntaEtiqueta: '¿Qué pone en la etiqueta?',
  etiquetaTexto: (anos: string) =>
    `De ${anos} los hay de los dos gases. Abre el capó: en el frontal, o por dentro de la tapa, hay una etiqueta con un copo de nieve que dice cuál lleva.`,
  etiquetaSuelta:
    'Abre el capó: en el frontal, o por dentro de la tapa, hay una etiqueta con un copo de nieve que dice qué gas lleva.',
  anos: (desde: number, hasta: number) => (desde === hasta ? String(desde) : `${desde} a ${hasta}`),
  leyenda: 'La etiqueta dice',
  etiquetaFalta: 'Elige lo que pone. Si no la encuentras o no se lee, elige lo último.',
  opciones: {
    R134a: { titulo: 'R134a', texto: 'También «HFC-134a». Es el de los coches más antiguos.' },
    R1234yf: { titulo: 'R1234yf', texto: 'También «HFO-1234yf». Es el de los coches más nuevos.' },
    nose: { titulo: 'No la encuentro, o no se lee', texto: 'La miramos en el taller antes de cargar nada.' },
  },
  faltaEtiqueta: 'Elige lo que dice la etiqueta, o que no la encuentras.',
  esDe: (vehiculo: string) => `Para tu ${vehiculo}`,
  nota: {
    coche: (vehiculo: string | null, anos: string | null) =>
      [vehiculo, anos && `año ${anos}`].filter(Boolean).join(', '),
    gas: (gas: string, etiqueta: boolean) => `gas ${gas}${etiqueta ? ', leído en la etiqueta' : ''}`,
    sinEtiqueta: 'no se encuentra la etiqueta del gas',
    sinAno: 'no se sabe el año ni el gas',
    electrico: 'híbrido o eléctrico: compresor con aceite POE',
  },
};

export type AirAssistantTexts = typeof airAssistant;
