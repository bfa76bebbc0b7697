/** Letters about appointments, before and after. */
export const visitMail = {
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

  opinionProducto: {
    asunto: (producto: string) => `¿Qué tal va ${producto}?`,
    titulo: '¿Qué tal va lo que compraste?',
    texto: (taller: string, dia: string) => `Ya hace tres semanas que saliste de ${taller} (${dia}) con esto:`,
    ayuda: 'Cuéntalo en dos líneas, bueno o malo: ayuda a quien está eligiendo.',
    escribir: 'Escribir mi opinión',
    unaVez:
      'Hay una opinión por producto. Puedes cambiarla o retirarla con este mismo enlace, y no te la volveremos a pedir.',
  },

  opinionRetenida: {
    asunto: (que: string) => `No publicamos tu opinión de ${que}`,
    titulo: 'Tu opinión no se publica',
    visita: (taller: string, dia: string) => `Escribiste una opinión de tu visita a ${taller}, el ${dia}.`,
    compra: (producto: string) => `Escribiste una opinión de ${producto}.`,
    porque: 'La ha leído una persona, y no se ve en la tienda por este motivo:',
    motivos: {
      insultos: 'Lleva insultos.',
      'datos-personales': 'Lleva datos personales, como un teléfono, una dirección o el nombre completo de alguien.',
      publicidad: 'Hace publicidad o lleva enlaces a otro sitio.',
      'otra-cosa': 'Habla de otra cosa, y no de la visita ni de lo que compraste.',
      ilegal: 'Lleva algo que la ley no deja publicar.',
    },
    estrellas: 'Las estrellas no tienen nada que ver: publicamos igual las opiniones buenas y las malas.',
    responder: 'Si crees que nos equivocamos, responde a este correo o escríbenos, y la volvemos a leer.',
    escribir: 'Escribir a la tienda',
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
      pedida: (dia: string, hora: string, taller: string) =>
        `Como nos pediste, ahora te esperamos el ${dia} a las ${hora} en ${taller}. Tu pedido sigue igual.`,
      antes: (dia: string, hora: string, taller: string) =>
        `Lo primero que íbamos a hacer en esta visita ya no está confirmado, y tu cita empieza más tarde: te esperamos el ${dia} a las ${hora} en ${taller}. Este pedido sigue igual.`,
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
    precio: 'Precio',
    junto: 'Por hacerlo en la misma cita',
    menos: (servicio: string, porcentaje: number) => `${servicio}, ${porcentaje} % menos`,
    vehiculo: 'Vehículo',
    patinete: (marca: string) => `Patinete eléctrico, ${marca}`,
    otraMarca: 'otra marca',
    adjunto: 'Adjuntamos la cita para tu calendario: si ya la tienes, se actualiza.',
    cambiar: 'Cambiar o anular la cita',
    hasta: (horas: number) => `Puedes cambiarla o anularla hasta ${horas} horas antes.`,
  },

  toca: {
    asunto: (vehiculo: string) => `Qué le toca a tu ${vehiculo}`,
    titulo: 'A tu coche le toca',
    texto: (vehiculo: string) =>
      `Nos pediste que te avisáramos de lo que necesita tu ${vehiculo}. Esto es lo que toca:`,
    yaTocaba: (dia: string) => `tocaba hasta el ${dia}`,
    desdeEl: (dia: string) => `desde el ${dia}`,
    entre: (desde: string, hasta: string) => `del ${desde} al ${hasta}`,
    huecos: (taller: string) => `Horas libres en ${taller}`,
    hueco: (dia: string, hora: string) => `${dia}, ${hora}`,
    todoJunto: (minutos: number) => `Todo en una sola cita de unos ${minutos} minutos.`,
    pedir: 'Pedir cita',
    dejar: 'No quiero más avisos de este vehículo',
    calculo: 'Es un cálculo con lo que sabemos de tu coche; manda el manual del fabricante.',
  },

  espera: {
    apuntada: {
      asunto: (taller: string) => `En lista de espera: ${taller}`,
      titulo: 'Estás en la lista de espera',
      texto:
        'Si se libera una hora que te sirva, te la guardamos y te escribimos. Avisamos a una sola persona cada vez, por orden de llegada.',
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
    cuando: 'Cuándo te va bien',
    dias: (desde: string, hasta: string | null) => (hasta === null ? desde : `del ${desde} al ${hasta}`),
    franjas: { dia: 'a cualquier hora', manana: 'por la mañana', tarde: 'por la tarde' },
    datos: 'Guardamos tu correo y tu teléfono solo hasta que pasen esos días, o hasta que dejes la lista.',
    dejar: 'Ver o dejar la lista de espera',
  },

  cambio: {
    ahora: 'Cita actual',
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
        `${taller} no ha podido contestar a tiempo, y hemos dejado libres las horas que guardábamos.`,
      rechazada: (taller: string) => `${taller} no puede darte ninguna de las horas que guardábamos.`,
      otraVisita:
        'Tu visita ya no dura lo mismo que cuando pediste otra hora, y aquellas no le sirven. Puedes pedirla otra vez.',
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
    enlacePedidoDe: (pedido: string) => `Seguir mi pedido ${pedido}, o desistir de él`,
  },
};

export type VisitMailTexts = typeof visitMail;
