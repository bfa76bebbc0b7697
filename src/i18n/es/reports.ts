/** The channel of Ley 2/2023, for who reports and for who reads. */
export const reports = {
  titulo: 'Canal ético',
  descripcion:
    'Comunica sin dar tu nombre un incumplimiento de la ley o de nuestras normas, y sigue la respuesta con un código.',
  entrada: 'Aquí puedes comunicar, sin decir quién eres, algo que incumple la ley o nuestras normas.',
  garantias: [
    'No guardamos tu dirección de internet, tu navegador ni la hora, y no hace falta cuenta.',
    'Lo que escribes se guarda cifrado. Solo lo lee la persona responsable del canal.',
    'Te confirmamos que ha llegado en siete días y te contestamos en tres meses (Ley 2/2023).',
    'Nadie puede tomar represalias contra ti por comunicarlo de buena fe.',
  ],
  cuenta: 'Qué ha pasado',
  cuentaPista: 'Qué, dónde y cuándo. No escribas quién eres si no quieres que se sepa.',
  enviar: 'Enviar la comunicación',
  externo:
    'También puedes acudir a la Autoridad Independiente de Protección del Informante o a la autoridad de tu comunidad autónoma.',
  cerrado: 'El canal no está abierto',
  cerradoTexto:
    'Ahora mismo no se pueden enviar comunicaciones por aquí. Puedes acudir a la Autoridad Independiente de Protección del Informante.',

  recibida: 'Comunicación recibida',
  codigo: 'Tu código',
  codigoTexto:
    'Apúntalo ahora: no lo guardamos y no se puede recuperar. Es la única forma de volver y leer la respuesta.',
  plazos: (acuse: string, respuesta: string) =>
    `Último día para confirmarlo: ${acuse}. Último día para contestarte: ${respuesta}.`,

  volver: '¿Ya enviaste una?',
  volverTexto: 'Escribe tu código para leer la respuesta o añadir algo.',
  abrir: 'Abrirla',
  dialogo: 'Tu comunicación',
  estados: { recibida: 'Recibida', 'en-tramite': 'En trámite', cerrada: 'Cerrada' },
  estado: 'Estado',
  acuse: 'Confirmada',
  acuseHasta: 'Se confirma, como tarde, el',
  respuestaHasta: 'Se contesta, como tarde, el',
  de: { informante: 'Tú', canal: 'Canal ético' },
  anadir: 'Añadir algo',
  anadirBoton: 'Enviar',
  estaCerrada: 'Está cerrada. Si hay algo nuevo, envía otra comunicación.',
  otra: 'Enviar otra comunicación',

  consola: 'Canal ético',
  soloLector: 'Esta página es solo para quien la empresa ha nombrado responsable del canal.',
  aviso: 'Lo que lees aquí es confidencial. No intentes averiguar quién lo escribió (Ley 2/2023, art. 33).',
  abiertas: 'Abiertas',
  cerradas: 'Cerradas',
  ninguna: 'No hay comunicaciones.',
  total: (n: number) => (n === 1 ? '1 comunicación' : `${n} comunicaciones`),
  tarde: 'Plazo pasado',
  porContestar: 'Por contestar',
  deEllos: { informante: 'Informante', canal: 'Canal' },
  leer: (dia: string) => `Leer la del ${dia}`,
  laDel: (dia: string) => `Comunicación del ${dia}`,
  todas: 'Todas las comunicaciones',
  respuesta: 'Tu respuesta',
  respuestaPista: 'La primera vale también como acuse de recibo. La lee quien tiene el código.',
  cierra: 'Con esto queda cerrada',
  contestar: 'Enviar la respuesta',
  contestada: 'Respuesta guardada.',
  anteriores: 'Anteriores',
  mas: 'Siguientes',
  cargando: 'Buscando…',
  sinConexion: 'No hay conexión. Lo que has escrito sigue aquí; vuelve a intentarlo.',
  reintentar: 'Volver a intentarlo',
};

export type ReportsTexts = typeof reports;
