/** Letters about what somebody asks of the chain. */
export const caseMail = {
  pieCaso: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque alguien nos escribió con esta dirección. Si no fuiste tú, no hagas nada.`,

  pieCanal: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque lees el canal ético de la cadena.`,
  canal: {
    asunto: 'Hay algo nuevo en el canal ético',
    titulo: 'Hay algo nuevo en el canal ético',
    texto:
      'Entra en la consola con tu cuenta y ábrelo en «Canal ético». Aquí no se dice nada de su contenido. Recuerda que hay siete días para acusar recibo.',
  },

  caso: {
    numero: 'Número de tu consulta',
    motivo: 'Motivo',
    motivos: {
      pedidos: 'Pedidos por internet',
      atencion: 'Atención al cliente',
      presupuesto: 'Presupuesto',
      cita: 'Cita en el taller',
      profesional: 'Acceso para profesionales',
      llamada: 'Llamada',
    },
    otraVez: (telefono: string) =>
      `Si quieres añadir algo, escríbenos otra vez o llama gratis al ${telefono}, y di este número: así sabemos de qué hablas.`,
    escribir: 'Escribir otra vez',
    recibido: {
      asunto: (numero: string) => `Hemos recibido tu mensaje: ${numero}`,
      titulo: 'Hemos recibido tu mensaje',
      texto: (dia: string) => `Lo lee una persona y te contesta por correo. Como muy tarde, el ${dia}.`,
    },
    contestado: {
      asunto: (numero: string) => `Respuesta a tu consulta ${numero}`,
      titulo: 'Te contestamos',
    },
    cerrado: {
      asunto: (numero: string) => `Tu consulta ${numero} está cerrada`,
      titulo: 'Hemos cerrado tu consulta',
      texto: 'La damos por resuelta sin respuesta por escrito, normalmente porque ya hemos hablado contigo.',
    },
  },
};

export type CaseMailTexts = typeof caseMail;
