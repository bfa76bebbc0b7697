/** Which gas it is and what its charge costs: the last screen of the assistant. */
export const airResult = {
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
    'Sin el año no podemos saber qué gas lleva, y el gas equivocado estropea el sistema. Pide cita para el aire acondicionado: si quieres, cuéntanos antes qué le pasa.',
  sinEtiqueta:
    'El gas equivocado estropea el sistema, y la ley no permite cargarlo. Pide cita para el aire acondicionado: lo comprobamos con el analizador antes de cargar nada.',
  electricoTitulo: 'Para tu coche hace falta cita',
  electrico:
    'Los híbridos y los eléctricos llevan un compresor eléctrico, que necesita un aceite que no conduce la corriente (POE). Con el de los demás coches se estropea. Lo hace un taller con el equipo para ello y te damos el precio antes de empezar.',
  motoTitulo: 'Una moto no lleva aire acondicionado',
  moto: 'Esta matrícula es de una moto. Si buscabas otra cosa para ella, pide cita y la miramos.',
  otroTitulo: 'Para este vehículo, llámanos',
  otro: 'La climatización de camiones, autobuses y máquinas lleva otras cantidades de gas. Llámanos con la matrícula y te decimos qué taller lo hace.',
  cambiar: 'Es otro coche',
};

export type AirResultTexts = typeof airResult;
