/** The newsletter: asking for it, confirming, leaving; and which letters somebody gets. */
export const newsletter = {
  titulo: 'Boletín',
  descripcion: 'Ofertas, consejos y avisos de mantenimiento, por correo y con un clic para dejarlo.',
  entrada: 'Ofertas, consejos y avisos de mantenimiento. Pocos correos, y un enlace en cada uno para dejarlo.',
  correo: 'Correo electrónico',
  permiso: 'Quiero recibir ofertas y consejos de la cadena por correo. Puedo dejarlo cuando quiera.',
  privacidad: 'Política de privacidad',
  suscribirme: 'Suscribirme',
  otraVez: 'Pulsa otra vez el botón: queríamos asegurarnos de que no eres un programa.',

  miraCorreo: 'Mira tu correo',
  miraCorreoTexto:
    'Te hemos enviado un correo. Abre su enlace y pulsa el botón: hasta entonces no te apuntamos. Si no llega en unos minutos, mira en el correo no deseado.',

  confirmar: 'Confirma tu suscripción',
  confirmarTexto: 'Con este botón empiezas a recibir el boletín.',
  confirmarBoton: 'Sí, quiero el boletín',
  confirmada: 'Ya recibes el boletín',
  confirmadaTexto: (correo: string) =>
    `Lo enviaremos a ${correo}. Te hemos escrito con el enlace para dejarlo cuando quieras.`,

  anular: 'Dejar el boletín',
  anularTexto:
    'Con este botón dejas de recibir el boletín y las ofertas por correo. Los correos de tus pedidos y citas siguen llegando.',
  anularBoton: 'No quiero más boletines',
  anulada: 'Ya no recibes el boletín',
  anuladaTexto: (correo: string) =>
    `No enviaremos más boletines a ${correo}. Si te lo piensas, puedes volver a pedirlo.`,
  anularSinEnlace: 'Usa el enlace que hay en cualquiera de nuestros boletines: así sabemos qué dirección quitar.',

  enlaceNo: 'Este enlace ya no vale',
  enlaceNoTexto: 'Se ha usado uno más nuevo, o ha pasado demasiado tiempo. Puedes pedir el boletín otra vez.',
  pedir: 'Pedir el boletín',
  inicio: 'Volver al inicio',

  preferencias: 'Qué correos recibes',
  preferenciasTexto: (correo: string) => `Para ${correo}. No hace falta cuenta: basta con el enlace de nuestro correo.`,
  preferenciasBoletin: 'Boletín con ofertas y consejos',
  preferenciasSiempre: 'Los correos de tus pedidos, citas y consultas te llegan siempre: son necesarios.',
  guardar: 'Guardar',
  guardado: 'Guardado.',
  deCuenta: 'Ofertas por correo',
  deCuentaTexto: 'El boletín y las ofertas se eligen en «Mis datos». Lo que digas ahí vale también para el boletín.',
  irADatos: 'Elegirlo en mis datos',
};

export type NewsletterTexts = typeof newsletter;
