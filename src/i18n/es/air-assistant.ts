/** The assistant that finds out which gas the air conditioning of a car takes. */
export const airAssistant = {
  titulo: 'Aire acondicionado',
  pasos: ['Tu coche', 'Su etiqueta', 'Tu carga'],
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
  tuCarga: (gas: string) => `Tu coche lleva ${gas}`,
  porEtiqueta: 'Lo dice su etiqueta.',
  porAnos: (anos: string, gas: string) => `Los coches de ${anos} llevan ${gas}.`,
  noEsAsi: '¿No lo tienes claro? Mira la etiqueta',
  antiguo:
    'Si tu coche es anterior a 1995 y nunca se adaptó, puede llevar R12, que ya no se vende. Lo vemos en el taller antes de cargar.',
  preguntaElectrico: 'Si tu coche es híbrido o eléctrico, su compresor lleva otro aceite:',
  diElectrico: 'dínoslo aquí',
  incluye: 'La carga incluye',
  anadir: 'Añadir a la cesta',
  soloCita: 'Pedir cita sin comprar',
  agotado: 'Ahora no podemos venderte esta carga en la web. Pide cita y la hacemos en el taller.',
  sinAnoTitulo: 'Lo miramos en el taller',
  sinAno:
    'Sin el año no podemos decirte el gas, y cargar el que no es estropea el sistema. Pide cita para el aire acondicionado: si quieres, cuéntanos antes qué le pasa.',
  sinEtiqueta:
    'Cargar el gas que no es estropea el sistema y la ley no lo permite. Pide cita para el aire acondicionado: lo comprobamos con el analizador antes de cargar nada.',
  electricoTitulo: 'Tu coche se carga con cita',
  electrico:
    'Los híbridos y los eléctricos llevan un compresor eléctrico, que necesita un aceite que no conduce la corriente (POE). Con el de los demás coches se estropea. Lo hace un taller con el equipo para ello y te damos el precio antes de empezar.',
  motoTitulo: 'Una moto no lleva aire acondicionado',
  moto: 'Esta matrícula es de una moto. Si buscabas otra cosa para ella, pide cita y la miramos.',
  otroTitulo: 'Este vehículo se pide por teléfono',
  otro: 'La climatización de camiones, autobuses y máquinas lleva otras cantidades de gas. Llámanos con la matrícula y te decimos qué taller lo hace.',
  esDe: (vehiculo: string) => `Para tu ${vehiculo}`,
  cambiar: 'Es otro coche',
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
