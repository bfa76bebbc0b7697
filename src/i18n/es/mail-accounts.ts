/** Letters about an account: its address, keys, sessions and data. */
export const accountMail = {
  codigoCorreo: {
    asunto: (codigo: string) => `${codigo} es tu código`,
    titulo: 'Confirma que este correo es tuyo',
    texto: 'Escribe este código en la página en la que lo has pedido:',
    plazo: (minutos: number) =>
      `Sirve durante ${minutos} minutos y una sola vez. Nadie de nuestro equipo te lo pedirá.`,
    noHeSidoYo: 'Si no lo has pedido tú, no hace falta que hagas nada: sin el código nadie puede usar tu correo.',
  },

  claveOlvidada: {
    asunto: (sitio: string) => `Elige otra contraseña de ${sitio}`,
    titulo: 'Elige otra contraseña',
    texto: 'Nos han pedido otra contraseña para tu cuenta. Elige una nueva con este botón:',
    enlace: 'Elegir otra contraseña',
    plazo: (minutos: number) =>
      `El enlace sirve durante ${minutos} minutos y una sola vez. Al cambiarla se cierran todas tus sesiones.`,
    noHeSidoYo: 'Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },

  datosListos: {
    asunto: (sitio: string) => `La copia de tus datos de ${sitio} está lista`,
    titulo: 'La copia de tus datos está lista',
    texto:
      'Hemos reunido en un archivo ZIP todo lo que guardamos de ti. Se descarga con este botón, dentro de tu cuenta:',
    enlace: 'Descargar mis datos',
    plazo: (horas: number, veces: number) =>
      `El enlace sirve durante ${horas} horas y para ${veces} descargas; después borramos el archivo. Guárdalo donde solo lo veas tú: dice mucho de ti.`,
    noHeSidoYo: (telefono: string) =>
      `Si no la has pedido tú, alguien sabe tu contraseña: cámbiala ahora y llámanos al ${telefono}. Sin entrar en tu cuenta nadie puede abrir este enlace.`,
  },

  datosPorPreparar: {
    asunto: (sitio: string) => `La copia de tus datos de ${sitio} la prepara una persona`,
    titulo: 'Tu copia la prepara una persona',
    texto: 'La copia de tus datos no se ha podido hacer automáticamente: es demasiado grande, o algo ha fallado.',
    quePasa: (telefono: string) =>
      `No pierdes nada: la ley nos da un mes para entregártela y una persona la prepara. Llámanos al ${telefono} y te decimos cómo te llega.`,
  },

  correoPorProbar: {
    asunto: 'Confirma tu correo',
    titulo: 'Confirma que este correo es tuyo',
    texto: (sitio: string) =>
      `Con él verás en tu cuenta de ${sitio} también lo que hayas pedido o reservado sin entrar en ella.`,
    enlace: 'Confirmar mi correo',
    noHeSidoYo:
      'Si no tienes cuenta con nosotros, alguien ha usado tu correo. No hagas nada: sin este enlace no le sirve.',
  },

  claveCambiada: {
    asunto: 'Tu contraseña ha cambiado',
    titulo: 'Tu contraseña ha cambiado',
    texto: (email: string) =>
      `La cuenta ${email} tiene una contraseña nueva. Todas las demás sesiones se han cerrado, y las llaves de acceso que tuviera ya no sirven.`,
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'Desconocido',
    noHeSidoYo: (telefono: string) => `Si no has sido tú, pide otra contraseña ahora mismo o llámanos al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  /** Goes to the address that the account had: it does not say the new one. */
  correoCambiado: {
    asunto: 'Tu cuenta usa otro correo',
    titulo: 'Tu cuenta usa otro correo',
    texto: (_email: string) =>
      'Desde ahora tu cuenta ya no usa este correo, y todas las demás sesiones se han cerrado. El nuevo correo está por confirmar.',
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'Desconocido',
    noHeSidoYo: (telefono: string) => `Si no has sido tú, llámanos ahora mismo al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  accesoNuevo: {
    asunto: 'Han entrado en tu cuenta desde otro dispositivo',
    titulo: 'Entrada desde un dispositivo nuevo',
    texto: (email: string) => `Alguien ha entrado en la cuenta ${email} desde un dispositivo que no conocíamos.`,
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'Desconocido',
    noHeSidoYo: (telefono: string) =>
      `Si has sido tú, no hagas nada. Si no, pide otra contraseña ahora mismo, que cierra todas las sesiones, o llámanos al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  suplantacion: {
    asunto: 'Hemos abierto tu cuenta en tu nombre',
    titulo: 'Atención al cliente ha abierto tu cuenta',
    texto: (email: string) =>
      `Una persona de nuestro equipo ha entrado en la cuenta ${email} para ayudarte, durante media hora como mucho. No puede ver ni cambiar tu contraseña, tus llaves de acceso, tu correo ni tu documento.`,
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'Desconocido',
    noHeSidoYo: (telefono: string) =>
      `Si nos lo has pedido tú, no hagas nada. Si no sabes de qué se trata, llámanos al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  seguridadCambiada: {
    asunto: 'Ha cambiado la forma de entrar en tu cuenta',
    titulo: 'Ha cambiado la forma de entrar en tu cuenta',
    texto: (email: string) => `Es la cuenta ${email}.`,
    que: {
      'llave-alta': 'Ahora también se puede entrar con una llave de acceso nueva.',
      'llave-baja': 'Se ha quitado una llave de acceso. Con ella ya no se puede entrar.',
      'factor-alta': 'Para entrar con la contraseña ahora también hace falta el código de una aplicación.',
      'factor-baja':
        'Se han quitado la aplicación de códigos y las llaves de acceso, y todas las sesiones se han cerrado. Al entrar otra vez te pediremos que actives una nueva.',
    },
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'Desconocido',
    noHeSidoYo: (telefono: string) =>
      `Si has sido tú, no hagas nada. Si no, pide otra contraseña ahora mismo, que cierra todas las sesiones, o llámanos al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  cuentaCreada: {
    asunto: (sitio: string) => `Tu cuenta de ${sitio}`,
    titulo: 'Ya tienes cuenta',
    texto: (email: string) =>
      `Entras con ${email} y la contraseña que has elegido. La próxima vez no tendrás que volver a escribir tus datos.`,
    confirmar: 'Confirma tu correo para ver en tu cuenta también lo que hayas pedido o reservado sin entrar en ella:',
    confirmarEnlace: 'Confirmar mi correo',
    comprar: 'Buscar neumáticos',
    noHeSidoYo: (telefono: string) => `Si no la has creado tú, llámanos al ${telefono} y la borramos.`,
  },
};

export type AccountMailTexts = typeof accountMail;
