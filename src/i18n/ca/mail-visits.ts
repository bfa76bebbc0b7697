import type { VisitMailTexts } from '../es/mail-visits.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const visitMail: VisitMailTexts = {
  cita: {
    resumen: (taller) => `Cita ${at(taller)}`,
    texto: (pedido, telefono) => `Comanda ${pedido}. Telèfon del taller: ${telefono}.`,
    textoCita: (cita: string, telefono: string) => `Cita ${cita}. Telèfon del taller: ${telefono}.`,
    aviso: (hora, taller) => `Demà a ${les(hora)}, ${taller}`,
  },

  opinion: {
    asunto: (taller: string) => `Com ha anat ${at(taller)}?`,
    titulo: 'Com va anar?',
    texto: (taller: string, dia: string) =>
      `Vas venir ${at(taller)} el ${dia}. Explica-ho en dues línies: ajuda qui busca taller i qui hi treballa.`,
    escribir: 'Escriu la meva opinió',
    unaVez: 'L’enllaç val per a una opinió. No t’ho tornarem a demanar.',
  },

  opinionProducto: {
    asunto: (producto: string) => `Com et va ${producto}?`,
    titulo: 'Com et va el que vas comprar?',
    texto: (taller: string, dia: string) =>
      `Ja fa tres setmanes que vas sortir del taller ${taller} (${dia}) amb això:`,
    ayuda: 'Explica-ho en dues línies, bo o dolent: ajuda qui ara ha de triar.',
    escribir: 'Escriu la meva opinió',
    unaVez:
      'Hi ha una opinió per producte. La pots canviar o retirar amb aquest mateix enllaç, i no te la tornarem a demanar.',
  },

  opinionRetenida: {
    asunto: (que) => `No publiquem la teva opinió sobre ${que}`,
    titulo: 'La teva opinió no es publica',
    visita: (taller, dia) => `Vas escriure una opinió sobre la teva visita ${at(taller)}, el ${dia}.`,
    compra: (producto) => `Vas escriure una opinió sobre ${producto}.`,
    porque: 'L’ha llegida una persona, i no es veu a la botiga per aquest motiu:',
    motivos: {
      insultos: 'Hi ha insults.',
      'datos-personales': 'Hi ha dades personals, com ara un telèfon, una adreça o el nom sencer d’algú.',
      publicidad: 'Fa publicitat o porta enllaços a un altre lloc.',
      'otra-cosa': 'Parla d’una altra cosa, i no de la visita ni del que vas comprar.',
      ilegal: 'Hi ha alguna cosa que la llei no deixa publicar.',
    },
    estrellas: 'Les estrelles no hi tenen res a veure: publiquem igual les opinions bones i les dolentes.',
    responder: 'Si et sembla que ens hem equivocat, respon a aquest correu o escriu-nos, i la tornarem a llegir.',
    escribir: 'Escriu a la botiga',
  },

  visita: {
    confirmada: {
      asunto: (dia: string, hora: string, taller: string) => `La teva cita: ${dia} a ${les(hora)} ${at(taller)}`,
      titulo: 'La teva cita està confirmada',
      entrada: (dia: string, hora: string, taller: string) => `T’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
    },
    cambiada: {
      asunto: (dia: string, hora: string, taller: string) => `Cita canviada: ${dia} a ${les(hora)} ${at(taller)}`,
      titulo: 'Hem canviat la teva cita',
      entrada: (dia: string, hora: string, taller: string) =>
        `Ara t’esperem el ${dia} a ${les(hora)} ${at(taller)}. Els enllaços de correus anteriors ja no serveixen.`,
    },
    anulada: {
      asunto: (dia: string, hora: string) => `Cita anul·lada: ${dia} a ${les(hora)}`,
      titulo: 'La teva cita està anul·lada',
      entrada: (dia: string, hora: string, taller: string) => `Ja no t’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
      otra: 'Demana una altra cita',
    },
    pedidoCambiado: {
      entrada: (dia: string, hora: string, taller: string) =>
        `Hem hagut de canviar l’hora de la teva cita: ara t’esperem el ${dia} a ${les(hora)} ${at(taller)}. La teva comanda continua igual.`,
      pedida: (dia: string, hora: string, taller: string) =>
        `Tal com ens vas demanar, ara t’esperem el ${dia} a ${les(hora)} ${at(taller)}. La teva comanda continua igual.`,
      antes: (dia: string, hora: string, taller: string) =>
        `El primer que havíem de fer en aquesta visita ja no està confirmat, i la teva cita comença més tard: t’esperem el ${dia} a ${les(hora)} ${at(taller)}. Aquesta comanda continua igual.`,
      siNoPuedes: (taller: string, telefono: string) =>
        `Si no pots venir, truca ${at(taller)}, ${telefono}, i busquem una altra hora.`,
    },
    recordatorio: {
      asunto: (hora: string, taller: string) => `Demà a ${les(hora)}: ${taller}`,
      titulo: 'Demà tens cita',
      entrada: (dia: string, hora: string, taller: string) => `T’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
    },
    cita: 'Cita',
    servicio: 'Servei',
    precio: 'Preu',
    junto: 'Per fer-ho a la mateixa cita',
    menos: (servei: string, percentatge: number) => `${servei}, un ${percentatge} % menys`,
    vehiculo: 'Vehicle',
    patinete: (marca: string) => `Patinet elèctric, ${marca}`,
    otraMarca: 'una altra marca',
    adjunto: 'Adjuntem la cita per al teu calendari: si ja la tens, s’actualitza.',
    cambiar: 'Canvia o anul·la la cita',
    hasta: (horas: number) => `La pots canviar o anul·lar fins a ${horas} hores abans.`,
  },

  toca: {
    asunto: (vehiculo: string) => `Què li toca al teu ${vehiculo}`,
    titulo: 'Al teu cotxe li toca',
    texto: (vehiculo: string) =>
      `Ens vas demanar que t’aviséssim del que necessita el teu ${vehiculo}. Això és el que toca:`,
    yaTocaba: (dia: string) => `tocava fins al ${dia}`,
    desdeEl: (dia: string) => `a partir del ${dia}`,
    entre: (desde: string, hasta: string) => `del ${desde} al ${hasta}`,
    huecos: (taller: string) => `Hores lliures ${at(taller)}`,
    hueco: (dia: string, hora: string) => `${dia}, ${hora}`,
    todoJunto: (minutos: number) => `Tot en una sola cita d’uns ${minutos} minuts.`,
    pedir: 'Demana cita',
    dejar: 'No vull més avisos d’aquest vehicle',
    calculo: 'És un càlcul amb el que sabem del teu cotxe; el que compta és el manual del fabricant.',
  },

  espera: {
    apuntada: {
      asunto: (taller: string) => `En llista d’espera: ${taller}`,
      titulo: 'Ets a la llista d’espera',
      texto:
        'Si s’allibera una hora que et vagi bé, te la guardem i t’escrivim. Avisem una sola persona cada vegada, per ordre d’arribada.',
    },
    plaza: {
      asunto: (dia: string, hora: string, taller: string) =>
        `S’ha alliberat una hora: ${dia} a ${les(hora)} ${at(taller)}`,
      titulo: 'Et guardem una hora',
      texto: (dia: string, hora: string, taller: string) =>
        `S’ha alliberat l’hora del ${dia} a ${les(hora)} ${at(taller)}, i ara és teva.`,
      hasta: (dia: string, hora: string) => `Te la guardem fins al ${dia} a ${les(hora)}. Només cal confirmar-la.`,
      tomar: 'Mira l’hora i confirma-la',
      despues:
        'Si no et va bé, no cal que facis res: passa a la persona següent i tu continues a la llista. D’aquesta hora no et tornarem a avisar.',
    },
    cuando: 'Quan et va bé',
    dias: (desde: string, hasta: string | null) => (hasta === null ? desde : `del ${desde} al ${hasta}`),
    franjas: { dia: 'a qualsevol hora', manana: 'al matí', tarde: 'a la tarda' },
    datos: 'Guardem el teu correu i el teu telèfon només fins que passin aquests dies, o fins que deixis la llista.',
    dejar: 'Mira o deixa la llista d’espera',
  },

  cambio: {
    ahora: 'Cita actual',
    deseo: 'Prefereix',
    comentario: 'Comentari',
    hora: (numero: number) => `Hora ${numero}`,
    pedido: {
      asunto: (nombre: string, pedido: string) => `${nombre} demana una altra hora per a la comanda ${pedido}`,
      titulo: 'Et demanen una altra hora',
      texto: (nombre: string, hasta: string) =>
        `${nombre} no pot venir a la seva cita. Hi ha hores guardades fins al ${hasta}: tria’n una, o digues per què no.`,
      contestar: 'Tria una hora',
    },
    recibido: {
      asunto: (taller: string) => `Has demanat una altra hora ${at(taller)}`,
      titulo: 'Ho hem preguntat al taller',
      texto: (taller: string, hasta: string) =>
        `Guardem aquestes hores fins al ${hasta}. ${taller} en tria una i t’ho diem per correu.`,
      mientras: (ahora: string) => `Mentrestant la teva cita continua en peu: ${ahora}.`,
      ver: 'Mira o retira la petició',
    },
    cerrado: {
      asunto: (pedido: string) => `La teva cita de la comanda ${pedido} no canvia`,
      titulo: 'La teva cita continua com estava',
      caducada: (taller: string) =>
        `${taller} no ha pogut contestar a temps, i hem deixat lliures les hores que guardàvem.`,
      rechazada: (taller: string) => `${taller} no et pot donar cap de les hores que guardàvem.`,
      otraVisita:
        'La teva visita ja no dura el mateix que quan vas demanar una altra hora, i aquelles no li van bé. La pots tornar a demanar.',
      sigue: (ahora: string, taller: string, telefono: string) =>
        `T’esperem el ${ahora}. Si no pots venir, truca ${at(taller)}, ${telefono}.`,
    },
    retirada: {
      asunto: (pedido: string) => `Ja no demanen una altra hora per a la comanda ${pedido}`,
      titulo: 'Petició retirada',
      texto: (nombre: string, ahora: string) =>
        `${nombre} ja no demana una altra hora. La seva cita continua sent el ${ahora}.`,
    },
    enlace: 'Demana una altra hora',
    enlacePedido: 'Segueix la meva comanda, o desisteix-ne',
    enlacePedidoDe: (pedido) => `Segueix la meva comanda ${pedido}, o desisteix-ne`,
  },
};
