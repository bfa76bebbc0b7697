/** Messages by mail, and the page on which a developer reads them. Days come in words: "martes 6 de abril de 2027". */
export const mail = {
  saludo: (nombre: string) => `Hola, ${nombre}:`,
  firma: (sitio: string) => `El equipo de ${sitio}`,
  pie: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque es necesario para tu pedido o tu cuenta.`,
  pieOpinion: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo, una sola vez, porque has estado en uno de nuestros talleres.`,
  pieAviso: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque pediste que te avisáramos.`,

  pieBusqueda: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque pediste que te guardáramos una búsqueda.`,

  confirmacion: {
    asunto: (dia: string, hora: string, taller: string) => `Tu cita: ${dia} a las ${hora} en ${taller}`,
    titulo: 'Tu cita está confirmada',
    entrada: (dia: string, hora: string, taller: string) => `Te esperamos el ${dia} a las ${hora} en ${taller}.`,
    adjunto: 'Adjuntamos la cita para tu calendario.',
    pedido: 'Pedido',
    cuando: 'Día y hora',
    horas: (dia: string, hora: string) => `${dia} a las ${hora}`,
    duracion: 'Duración aproximada',
    minutos: (minutos: number) => `${minutos} minutos`,
    taller: 'Taller',
    telefono: 'Teléfono del taller',
    matricula: 'Matrícula',
    verTaller: 'Cómo llegar al taller',
    compra: 'Qué has comprado',
    linea: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
    envio: 'Envío',
    aduana: 'Aduana',
    descuento: 'Descuento',
    oferta: (titulo: string) => `Ya descontado por «${titulo}»`,
    total: 'Total, impuestos incluidos',
    impuesto: (nombre: string, porcentaje: string) => `Incluye ${nombre} del ${porcentaje} %`,
    sobre: (cuota: string, base: string) => `${cuota} sobre ${base}`,
    pagado: 'Pagado',
    pendiente: 'A pagar en el taller',
    cambios: 'Si cambia algo',
    anular: (taller: string, telefono: string) =>
      `Para cambiar o anular la cita llama a ${taller}, ${telefono}, como muy tarde 2 horas antes y con el número de pedido.`,
    desistir:
      'Tienes 14 días naturales desde que recibes los productos para desistir de la compra sin dar explicaciones: basta con abrir el enlace de tu pedido, con llamar o con responder a este correo diciendo el número de pedido, y te devolvemos el dinero en otros 14 días por el mismo medio. Si ya están montados, respondes de lo que hayan perdido de valor por usarlos; el montaje hecho con tu permiso no se devuelve.',
    desistirTrabajo:
      'Tienes 14 días naturales desde hoy para desistir del trabajo contratado sin dar explicaciones, mientras no lo hayamos hecho: basta con abrir el enlace de tu pedido, con llamar o con responder a este correo diciendo el número de pedido. Lo que ya está hecho con tu permiso no se devuelve.',
    garantia: 'Los productos tienen tres años de garantía legal, además de la del fabricante.',
  },

  factura: {
    asunto: (titulo: string, numero: string) => `${titulo} ${numero}`,
    texto: 'Aquí tienes tu factura. Va adjunta en PDF: guárdala, también es el justificante de la garantía.',
    textoRectificativa: 'Aquí tienes la factura rectificativa de lo que te devolvemos. Va adjunta en PDF.',
    ayuda: (telefono: string) =>
      `Si algo no es correcto, o la necesitas a nombre de una empresa, llámanos al ${telefono} con el número de factura.`,
  },
  devolucion: {
    asunto: (pedido: string) => `Te devolvemos el pago del pedido ${pedido}`,
    titulo: 'Te devolvemos el dinero',
    horaPerdida: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando el pedido ya había caducado, y lo que pediste ya no estaba disponible.`,
    yaPagado: (importe: string, pedido: string) =>
      `Hemos recibido otro pago de ${importe} para el pedido ${pedido}, que no lo necesitaba.`,
    citaEnPie: 'Tu cita sigue en pie.',
    importeDistinto: (importe: string, pedido: string) =>
      `Hemos recibido ${importe} para el pedido ${pedido}, y no era lo que había que pagar.`,
    pedida: (importe: string, pedido: string) =>
      `Nos has pedido que te devolvamos los ${importe} que pagaste por el pedido ${pedido}. El pedido ya no está en marcha.`,
    plazoPasado: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando tu hora ya no estaba libre, y el plazo para elegir otra ha terminado.`,
    trasCancelar: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando el pedido ya estaba cancelado.`,
    ajuste: (importe: string, pedido: string) => `Te devolvemos ${importe} de lo que pagaste por el pedido ${pedido}.`,
    plazo: (importe: string) =>
      `Te devolvemos ${importe} por el mismo medio con el que pagaste. El banco suele tardar entre dos y cinco días laborables en mostrarlo. No tienes que hacer nada.`,
    otraHora: 'Volver a la tienda',
    ayuda: (telefono: string) => `Si no lo ves en una semana, llámanos al ${telefono} con el número de pedido.`,
  },

  pagoTardio: {
    asunto: (pedido: string) => `Elige otra hora para el pedido ${pedido}, o te devolvemos el dinero`,
    titulo: 'Tu pago ha llegado, pero tu hora ya no está libre',
    texto: (importe: string, pedido: string, dia: string, hora: string, taller: string) =>
      `Hemos recibido tu pago de ${importe} para el pedido ${pedido}. Llegó cuando ya había caducado la hora que te guardábamos, y la del ${dia} a las ${hora} en ${taller} ya no está libre.`,
    ahoraLibres: 'Al escribir este correo, las horas libres más cercanas son estas:',
    elegir: 'Elegir otra hora o pedir el dinero',
    dinero: 'Elegir no cuesta nada más. Si prefieres el dinero, te lo devolvemos entero por el mismo medio.',
    hasta: (dia: string, hora: string) =>
      `Puedes elegir hasta el ${dia} a las ${hora}. Después te devolvemos el dinero sin que tengas que hacer nada.`,
    ayuda: (telefono: string) => `Si prefieres hablarlo, llámanos al ${telefono} con el número de pedido.`,
  },

  cancelacion: {
    asunto: (pedido: string) => `El pedido ${pedido} está cancelado`,
    titulo: 'Tu pedido está cancelado',
    texto: (pedido: string, dia: string, hora: string, taller: string) =>
      `Hemos cancelado el pedido ${pedido} y su cita del ${dia} a las ${hora} en ${taller}. Ya no te esperamos ese día.`,
    nadaCobrado: 'No habías pagado nada, así que no hay nada que devolver.',
    nadaVuelve: (importe: string) => `Los ${importe} que pagaste no se devuelven.`,
    parte: (importe: string) => `De lo que pagaste nos quedamos ${importe}.`,
    volver: 'Volver a la tienda',
    noHeSidoYo: (telefono: string) => `Si no lo esperabas, llámanos al ${telefono}.`,
  },

  desistimiento: {
    asunto: (pedido: string) => `Has desistido del pedido ${pedido}`,
    titulo: 'Hemos recibido tu desistimiento',
    texto: (pedido: string) =>
      `Has desistido del contrato del pedido ${pedido}. Este correo es la confirmación de lo que declaraste: guárdalo.`,
    cuando: 'Recibido',
    quien: 'Quien desiste',
    pedido: 'Pedido',
    de: 'De',
    citaAnulada: (taller: string) => `El pedido y su cita en ${taller} quedan anulados.`,
    nadaCobrado: 'No habías pagado nada, así que no hay nada que devolver.',
    traer: (taller: string) => `Trae los productos a ${taller} en los próximos 14 días, con este correo.`,
    alTraer: (importe: string) =>
      `En cuanto los tengamos te devolvemos ${importe} por el mismo medio con el que pagaste.`,
    enTaller: (importe: string) => `De ellos, ${importe} los pagaste en el taller y te los devuelve el taller.`,
  },

  busquedaGuardada: {
    asunto: (que: string) => `Tu búsqueda de neumáticos: ${que}`,
    titulo: 'Tu búsqueda está guardada',
    texto: (que: string) => `Nos pediste que te guardáramos esta búsqueda de neumáticos: ${que}.`,
    abrir: 'Abrir la búsqueda',
    precios: 'Verás los precios y las existencias del día en que la abras.',
    datos: (telefono: string) =>
      `La guardamos un año con tu correo y tu código postal. Si no la has pedido tú, o quieres que la borremos antes, llámanos al ${telefono}.`,
  },

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
    noHeSidoYo: 'Si no tienes cuenta con nosotros, alguien ha escrito tu correo. No hagas nada y no le servirá.',
  },

  claveCambiada: {
    asunto: 'Tu contraseña ha cambiado',
    titulo: 'Tu contraseña ha cambiado',
    texto: (email: string) =>
      `La cuenta ${email} tiene una contraseña nueva. Todas las demás sesiones se han cerrado, y las llaves de acceso que tuviera ya no sirven.`,
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'No lo dice',
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
    desconocido: 'No lo dice',
    noHeSidoYo: (telefono: string) => `Si no has sido tú, llámanos ahora mismo al ${telefono}.`,
    otraClave: 'Pedir otra contraseña',
  },

  accesoNuevo: {
    asunto: 'Han entrado en tu cuenta desde otro dispositivo',
    titulo: 'Entrada desde un dispositivo nuevo',
    texto: (email: string) => `Alguien ha entrado en la cuenta ${email} desde un dispositivo que no conocíamos.`,
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'No lo dice',
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
    desconocido: 'No lo dice',
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
        'Se ha quitado la aplicación de códigos, y todas las sesiones se han cerrado. Al entrar otra vez te pediremos que actives una nueva.',
    },
    cuando: 'Cuándo',
    dispositivo: 'Dispositivo',
    desconocido: 'No lo dice',
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

  disponible: {
    asunto: (producto: string) => `Ya lo tenemos: ${producto}`,
    titulo: 'Vuelve a estar disponible',
    texto: (producto: string) => `Nos pediste que te avisáramos cuando volviera ${producto}. Ya lo puedes pedir.`,
    montados: (unidades: number) =>
      unidades === 1 ? '1 neumático montado, todo incluido' : `${unidades} neumáticos montados, todo incluido`,
    ver: 'Verlo y reservar hora',
    prisa: 'No te lo guardamos: si se vuelve a agotar, puedes pedirnos otro aviso.',
    tusDatos: 'Tus datos',
    unaVez: 'Este es el único correo de este aviso. Borramos tu dirección en 30 días, o ahora mismo si quieres.',
    borrar: 'Borrar mi petición',
  },

  cita: {
    resumen: (taller: string) => `Cita en ${taller}`,
    texto: (pedido: string, telefono: string) => `Pedido ${pedido}. Teléfono del taller: ${telefono}.`,
    textoCita: (cita: string, telefono: string) => `Cita ${cita}. Teléfono del taller: ${telefono}.`,
    aviso: (hora: string, taller: string) => `Mañana a las ${hora}, ${taller}`,
  },

  opinion: {
    asunto: (taller: string) => `¿Qué tal en ${taller}?`,
    titulo: '¿Qué tal fue?',
    texto: (taller: string, dia: string) =>
      `Estuviste en ${taller} el ${dia}. Cuéntalo en dos líneas: ayuda a quien busca taller y a quien trabaja en él.`,
    escribir: 'Escribir mi opinión',
    unaVez: 'El enlace vale para una opinión. No te lo volveremos a pedir.',
  },
  visita: {
    confirmada: {
      asunto: (dia: string, hora: string, taller: string) => `Tu cita: ${dia} a las ${hora} en ${taller}`,
      titulo: 'Tu cita está confirmada',
      entrada: (dia: string, hora: string, taller: string) => `Te esperamos el ${dia} a las ${hora} en ${taller}.`,
    },
    cambiada: {
      asunto: (dia: string, hora: string, taller: string) => `Cita cambiada: ${dia} a las ${hora} en ${taller}`,
      titulo: 'Hemos cambiado tu cita',
      entrada: (dia: string, hora: string, taller: string) =>
        `Ahora te esperamos el ${dia} a las ${hora} en ${taller}. Los enlaces de correos anteriores ya no sirven.`,
    },
    anulada: {
      asunto: (dia: string, hora: string) => `Cita anulada: ${dia} a las ${hora}`,
      titulo: 'Tu cita está anulada',
      entrada: (dia: string, hora: string, taller: string) =>
        `Ya no te esperamos el ${dia} a las ${hora} en ${taller}.`,
      otra: 'Pedir otra cita',
    },
    pedidoCambiado: {
      entrada: (dia: string, hora: string, taller: string) =>
        `Hemos tenido que cambiar la hora de tu cita: ahora te esperamos el ${dia} a las ${hora} en ${taller}. Tu pedido sigue igual.`,
      siNoPuedes: (taller: string, telefono: string) =>
        `Si no puedes venir, llama a ${taller}, ${telefono}, y buscamos otra hora.`,
    },
    recordatorio: {
      asunto: (hora: string, taller: string) => `Mañana a las ${hora}: ${taller}`,
      titulo: 'Mañana tienes cita',
      entrada: (dia: string, hora: string, taller: string) => `Te esperamos el ${dia} a las ${hora} en ${taller}.`,
    },
    cita: 'Cita',
    servicio: 'Servicio',
    vehiculo: 'Vehículo',
    adjunto: 'Adjuntamos la cita para tu calendario: si ya la tienes, se actualiza.',
    cambiar: 'Cambiar o anular la cita',
    hasta: (horas: number) => `Puedes cambiarla o anularla hasta ${horas} horas antes.`,
  },

  espera: {
    apuntada: {
      asunto: (taller: string) => `En lista de espera: ${taller}`,
      titulo: 'Estás en la lista de espera',
      texto:
        'Si se libera una hora que te sirva, te la guardamos y te escribimos. Avisamos de una en una persona, por orden de llegada.',
    },
    plaza: {
      asunto: (dia: string, hora: string, taller: string) =>
        `Se ha liberado una hora: ${dia} a las ${hora} en ${taller}`,
      titulo: 'Te guardamos una hora',
      texto: (dia: string, hora: string, taller: string) =>
        `Se ha liberado el ${dia} a las ${hora} en ${taller}, y ahora es tuya.`,
      hasta: (dia: string, hora: string) => `Te la guardamos hasta el ${dia} a las ${hora}. Solo falta confirmarla.`,
      tomar: 'Ver la hora y confirmarla',
      despues:
        'Si no te va bien, no hace falta que hagas nada: pasa a la siguiente persona y tú sigues en la lista. De esta hora no te volveremos a avisar.',
    },
    cuando: 'Qué esperas',
    dias: (desde: string, hasta: string | null) => (hasta === null ? desde : `del ${desde} al ${hasta}`),
    franjas: { dia: 'a cualquier hora', manana: 'por la mañana', tarde: 'por la tarde' },
    datos: 'Guardamos tu correo y tu teléfono solo hasta que pasen esos días, o hasta que dejes la lista.',
    dejar: 'Ver o dejar la lista de espera',
  },

  cambio: {
    ahora: 'Cita de ahora',
    deseo: 'Prefiere',
    comentario: 'Comentario',
    hora: (numero: number) => `Hora ${numero}`,
    pedido: {
      asunto: (nombre: string, pedido: string) => `${nombre} pide otra hora para el pedido ${pedido}`,
      titulo: 'Te piden otra hora',
      texto: (nombre: string, hasta: string) =>
        `${nombre} no puede venir a su cita. Hay horas guardadas hasta el ${hasta}: elige una, o di por qué no.`,
      contestar: 'Elegir una hora',
    },
    recibido: {
      asunto: (taller: string) => `Has pedido otra hora en ${taller}`,
      titulo: 'Hemos preguntado al taller',
      texto: (taller: string, hasta: string) =>
        `Guardamos estas horas hasta el ${hasta}. ${taller} elige una y te lo decimos por correo.`,
      mientras: (ahora: string) => `Mientras tanto tu cita sigue en pie: ${ahora}.`,
      ver: 'Ver o retirar la petición',
    },
    cerrado: {
      asunto: (pedido: string) => `Tu cita del pedido ${pedido} no cambia`,
      titulo: 'Tu cita sigue como estaba',
      caducada: (taller: string) =>
        `${taller} no ha podido contestar a tiempo, y hemos soltado las horas que guardábamos.`,
      rechazada: (taller: string) => `${taller} no puede darte ninguna de las horas que guardábamos.`,
      sigue: (ahora: string, taller: string, telefono: string) =>
        `Te esperamos el ${ahora}. Si no puedes venir, llama a ${taller}, ${telefono}.`,
    },
    retirada: {
      asunto: (pedido: string) => `Ya no piden otra hora para el pedido ${pedido}`,
      titulo: 'Petición retirada',
      texto: (nombre: string, ahora: string) => `${nombre} ya no pide otra hora. Su cita sigue el ${ahora}.`,
    },
    enlace: 'Pedir otra hora',
    enlacePedido: 'Seguir mi pedido, o desistir de él',
  },

  buzon: {
    titulo: 'Buzón de pruebas',
    texto: 'Los últimos correos que la tienda ha escrito. Esta página solo existe en la demostración y en desarrollo.',
    vacio: 'Todavía no hay ningún correo.',
    volver: 'Volver al buzón',
    para: 'Para',
    adjuntos: 'Adjuntos',
    archivo: 'Correo entero (.eml)',
    enHtml: 'Como HTML',
    enTexto: 'Como texto',
    sinContenido: 'Aquello de lo que hablaba ya no existe',
    estados: { pendiente: 'pendiente', enviado: 'enviado', fallido: 'fallido' },
  },
};

export type MailTexts = typeof mail;
