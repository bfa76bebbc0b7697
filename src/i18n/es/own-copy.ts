/** Words of the way to take one's data along. */
export const ownCopy = {
  titulo: 'Tus datos',
  texto:
    'Reunimos en un archivo todo lo que guardamos de ti: tu cuenta, pedidos, pagos, citas, búsquedas y correos. Es un ZIP con tablas que abre cualquier hoja de cálculo, y lo mismo en JSON para llevarlo a otro sitio.',
  pedir: 'Pedir una copia de mis datos',
  pedirOtra: 'Pedir otra copia',
  confirmar: 'Preparar la copia',
  dejarlo: 'Ahora no',
  otraAnula: 'La copia que tienes ahora dejará de poder descargarse.',
  preparando: 'Estamos preparando tu copia',
  preparandoTexto: (correo: string) =>
    `Cuando esté lista te enviamos el enlace a ${correo}; suele tardar unos minutos. Puedes cerrar esta página.`,
  lista: 'Tu copia está lista',
  listaTexto: (correo: string, hasta: string, veces: number) =>
    `El enlace está en el correo que te hemos enviado a ${correo}. Sirve hasta el ${hasta} y ${veces === 1 ? 'queda 1 descarga' : `quedan ${veces} descargas`}.`,
  aMano: 'Tu copia la prepara una persona',
  aManoTexto: 'No se ha podido hacer automáticamente. Te hemos escrito cómo te la hacemos llegar.',
  agotadas: 'Hoy ya no puedes pedir otra copia. Mañana podrás.',
  descargarTitulo: 'Descargar mis datos',
  descargarTexto: 'Aquí descargas el archivo con todo lo que guardamos de ti. Ábrelo en un equipo que solo uses tú.',
  descargar: 'Descargar el archivo ZIP',
  descargado: 'El archivo se está guardando en tu dispositivo',
  descargadoTexto: 'Si no lo ves, mira en la carpeta de descargas. Dentro, LEEME.txt explica cada parte.',
  faltaEnlace: 'Para descargar la copia abre esta página con el enlace que te hemos enviado por correo.',
  aPreferencias: 'Ir a Preferencias',
};

export type OwnCopyTexts = typeof ownCopy;
