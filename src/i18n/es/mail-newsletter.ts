/** Letters of the newsletter. */
export const newsletterMail = {
  pieBoletin: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque alguien pidió el boletín con esta dirección.`,
  boletin: {
    confirmar: {
      asunto: (sitio: string) => `Confirma que quieres el boletín de ${sitio}`,
      titulo: '¿Quieres nuestro boletín?',
      texto:
        'Alguien lo ha pedido con esta dirección. Si has sido tú, abre el enlace y pulsa el botón. Hasta entonces no te enviamos nada.',
      boton: 'Confirmar',
      siNo: 'Si no has sido tú, no hagas nada: en treinta días borramos la dirección.',
    },
    yaTienes: {
      asunto: (sitio: string) => `Ya recibes el boletín de ${sitio}`,
      titulo: 'Ya recibes nuestro boletín',
      texto: 'Alguien lo ha pedido otra vez con esta dirección, y ya estaba apuntada. No hace falta que hagas nada.',
      boton: 'Elegir qué correos recibo',
      siNo: 'Si no has sido tú, puedes borrar este correo.',
    },
    alta: {
      asunto: (sitio: string) => `Recibirás el boletín de ${sitio}`,
      titulo: 'Recibirás nuestro boletín',
      texto:
        'Te escribiremos cuando haya algo que contar: ofertas, consejos y avisos de mantenimiento. Puedes dejarlo cuando quieras, desde cualquiera de nuestros correos.',
    },
    prueba: {
      asunto: (asunto: string) => `[Prueba] ${asunto}`,
      texto:
        'Es una prueba: solo te llega a ti. El boletín de verdad lleva al pie un enlace para elegir qué correos recibir y otro para dejarlo.',
    },
    elegir: 'Elegir qué correos recibo',
    dejar: 'No quiero más boletines',
  },
};

export type NewsletterMailTexts = typeof newsletterMail;
