import type { MailTexts } from '../es/mail.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const mail: MailTexts = {
  saludo: (nombre) => `Hola, ${nombre}:`,
  firma: (sitio) => `L’equip de ${sitio}`,
  pie: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè cal per a la teva comanda o el teu compte.`,
  pieOpinion: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu, una sola vegada, perquè has estat en un dels nostres tallers.`,
  pieAviso: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè vas demanar que t’aviséssim.`,

  pieBusqueda: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè vas demanar que et guardéssim una cerca.`,

  confirmacion: {
    asunto: (dia, hora, taller) => `La teva cita: ${dia} a ${les(hora)} ${at(taller)}`,
    titulo: 'La teva cita està confirmada',
    entrada: (dia, hora, taller) => `T’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
    adjunto: 'Hi adjuntem la cita per al teu calendari.',
    pedido: 'Comanda',
    cuando: 'Dia i hora',
    horas: (dia, hora) => `${dia} a ${les(hora)}`,
    duracion: 'Durada aproximada',
    minutos: (minutos) => `${minutos} minuts`,
    taller: 'Taller',
    telefono: 'Telèfon del taller',
    matricula: 'Matrícula',
    verTaller: 'Com arribar al taller',
    compra: 'Què has comprat',
    linea: (cantidad, nombre) => `${cantidad} × ${nombre}`,
    envio: 'Enviament',
    aduana: 'Duana',
    descuento: 'Descompte',
    oferta: (titulo) => `Ja descomptat per «${titulo}»`,
    total: 'Total, impostos inclosos',
    impuesto: (nombre, porcentaje) => `Inclou ${nombre} del ${porcentaje} %`,
    sobre: (cuota, base) => `${cuota} sobre ${base}`,
    pagado: 'Pagat',
    pendiente: 'A pagar al taller',
    cambios: 'Si res canvia',
    anular: (taller, telefono) =>
      `Per canviar o anul·lar la cita truca ${at(taller)}, ${telefono}, com a molt tard 2 hores abans i amb el número de comanda.`,
    desistir:
      'Tens 14 dies naturals des que reps els productes per fer-te enrere sense donar cap explicació: n’hi ha prou d’obrir l’enllaç de la teva comanda, de trucar o de respondre aquest correu amb el número de comanda, i et tornem els diners en 14 dies més pel mateix mitjà. Si ja estan muntats, respons del valor que hagin perdut per l’ús; el muntatge fet amb el teu permís no es torna.',
    desistirTrabajo:
      'Tens 14 dies naturals des d’avui per fer-te enrere de la feina contractada sense donar cap explicació, mentre no l’hàgim feta: n’hi ha prou d’obrir l’enllaç de la teva comanda, de trucar o de respondre aquest correu amb el número de comanda. El que ja s’ha fet amb el teu permís no es torna.',
    garantia: 'Els productes tenen tres anys de garantia legal, a més de la del fabricant.',
  },

  factura: {
    asunto: (titulo: string, numero: string) => `${titulo} ${numero}`,
    texto: 'Aquí tens la teva factura. Va adjunta en PDF: guarda-la, també és el justificant de la garantia.',
    textoRectificativa: 'Aquí tens la factura rectificativa del que et tornem. Va adjunta en PDF.',
    ayuda: (telefono: string) =>
      `Si alguna cosa no és correcta, o la necessites a nom d’una empresa, truca’ns al ${telefono} amb el número de factura.`,
  },
  devolucion: {
    asunto: (pedido) => `Et tornem el pagament de la comanda ${pedido}`,
    titulo: 'Et tornem els diners',
    horaPerdida: (importe, pedido) =>
      `El teu pagament de ${importe} per a la comanda ${pedido} va arribar quan la comanda ja havia caducat, i el que vas demanar ja no estava disponible.`,
    yaPagado: (importe, pedido) =>
      `Hem rebut un altre pagament de ${importe} per a la comanda ${pedido}, que no el necessitava.`,
    citaEnPie: 'La teva cita continua en peu.',
    importeDistinto: (importe, pedido) =>
      `Hem rebut ${importe} per a la comanda ${pedido}, i no era el que s’havia de pagar.`,
    pedida: (importe, pedido) =>
      `Ens has demanat que et tornem els ${importe} que vas pagar per la comanda ${pedido}. La comanda ja no està en marxa.`,
    plazoPasado: (importe, pedido) =>
      `El teu pagament de ${importe} per a la comanda ${pedido} va arribar quan la teva hora ja no era lliure, i el termini per triar-ne una altra s’ha acabat.`,
    trasCancelar: (importe, pedido) =>
      `El teu pagament de ${importe} per a la comanda ${pedido} va arribar quan la comanda ja estava cancel·lada.`,
    ajuste: (importe, pedido) => `Et tornem ${importe} del que vas pagar per la comanda ${pedido}.`,
    plazo: (importe) =>
      `Et tornem ${importe} pel mateix mitjà amb què vas pagar. El banc sol trigar entre dos i cinc dies feiners a mostrar-ho. No has de fer res.`,
    otraHora: 'Torna a la botiga',
    ayuda: (telefono) => `Si d’aquí a una setmana no ho veus, truca’ns al ${telefono} amb el número de comanda.`,
  },

  pagoTardio: {
    asunto: (pedido) => `Tria una altra hora per a la comanda ${pedido}, o et tornem els diners`,
    titulo: 'El teu pagament ha arribat, però la teva hora ja no és lliure',
    texto: (importe, pedido, dia, hora, taller) =>
      `Hem rebut el teu pagament de ${importe} per a la comanda ${pedido}. Va arribar quan ja havia caducat l’hora que et guardàvem, i la del ${dia} a ${les(hora)} ${at(taller)} ja no és lliure.`,
    ahoraLibres: 'En el moment d’escriure aquest correu, les hores lliures més properes són aquestes:',
    elegir: 'Tria una altra hora o demana els diners',
    dinero: 'Triar no costa res més. Si prefereixes els diners, te’ls tornem sencers pel mateix mitjà.',
    hasta: (dia, hora) =>
      `Pots triar fins al ${dia} a ${les(hora)}. Després et tornem els diners sense que hagis de fer res.`,
    ayuda: (telefono) => `Si ho vols parlar, truca’ns al ${telefono} amb el número de comanda.`,
  },

  cancelacion: {
    asunto: (pedido) => `La comanda ${pedido} està cancel·lada`,
    titulo: 'La teva comanda està cancel·lada',
    texto: (pedido, dia, hora, taller) =>
      `Hem cancel·lat la comanda ${pedido} i la cita del ${dia} a ${les(hora)} ${at(taller)}. Aquell dia ja no t’esperem.`,
    nadaCobrado: 'No havies pagat res, de manera que no hi ha res per tornar.',
    nadaVuelve: (importe) => `Els ${importe} que vas pagar no es tornen.`,
    parte: (importe) => `Del que vas pagar ens quedem ${importe}.`,
    volver: 'Torna a la botiga',
    noHeSidoYo: (telefono) => `Si no ho esperaves, truca’ns al ${telefono}.`,
  },

  desistimiento: {
    asunto: (pedido) => `Has desistit de la comanda ${pedido}`,
    titulo: 'Hem rebut el teu desistiment',
    texto: (pedido) =>
      `Has desistit del contracte de la comanda ${pedido}. Aquest correu és la confirmació del que vas declarar: guarda’l.`,
    cuando: 'Rebut',
    quien: 'Qui desisteix',
    pedido: 'Comanda',
    de: 'De',
    citaAnulada: (taller) => `La comanda i la seva cita ${at(taller)} queden anul·lades.`,
    nadaCobrado: 'No havies pagat res, així que no hi ha res a tornar.',
    traer: (taller) => `Porta els productes ${at(taller)} en els propers 14 dies, amb aquest correu.`,
    alTraer: (importe) => `Tan bon punt els tinguem et tornem ${importe} pel mateix mitjà amb què vas pagar.`,
    enTaller: (importe) => `D’aquests, ${importe} els vas pagar al taller i te’ls torna el taller.`,
  },

  busquedaGuardada: {
    asunto: (que) => `La teva cerca de pneumàtics: ${que}`,
    titulo: 'La teva cerca està guardada',
    texto: (que) => `Ens vas demanar que et guardéssim aquesta cerca de pneumàtics: ${que}.`,
    abrir: 'Obre la cerca',
    precios: 'Hi veuràs els preus i les existències del dia que l’obris.',
    datos: (telefono) =>
      `La guardem un any amb el teu correu i el teu codi postal. Si no l’has demanada tu, o vols que l’esborrem abans, truca’ns al ${telefono}.`,
  },

  codigoCorreo: {
    asunto: (codigo: string) => `${codigo} és el teu codi`,
    titulo: 'Confirma que aquest correu és teu',
    texto: 'Escriu aquest codi a la pàgina on l’has demanat:',
    plazo: (minutos: number) =>
      `Serveix durant ${minutos} minuts i una sola vegada. Ningú del nostre equip no te’l demanarà.`,
    noHeSidoYo: 'Si no l’has demanat tu, no cal que facis res: sense el codi ningú no pot fer servir el teu correu.',
  },

  claveOlvidada: {
    asunto: (sitio) => `Tria una altra contrasenya de ${sitio}`,
    titulo: 'Tria una altra contrasenya',
    texto: 'Ens han demanat una altra contrasenya per al teu compte. Tria’n una de nova amb aquest botó:',
    enlace: 'Tria una altra contrasenya',
    plazo: (minutos) =>
      `L’enllaç serveix durant ${minutos} minuts i una sola vegada. En canviar-la es tanquen totes les teves sessions.`,
    noHeSidoYo: 'Si no l’has demanada tu, no cal que facis res: la teva contrasenya continua sent la mateixa.',
  },

  datosListos: {
    asunto: (sitio) => `La còpia de les teves dades de ${sitio} és a punt`,
    titulo: 'La còpia de les teves dades és a punt',
    texto: 'Hem aplegat en un fitxer ZIP tot el que guardem de tu. Es descarrega amb aquest botó, dins del teu compte:',
    enlace: 'Descarrega les meves dades',
    plazo: (horas, veces) =>
      `L’enllaç serveix durant ${horas} hores i per a ${veces} descàrregues; després esborrem el fitxer. Desa’l on només el vegis tu: diu moltes coses de tu.`,
    noHeSidoYo: (telefono) =>
      `Si no l’has demanada tu, algú sap la teva contrasenya: canvia-la ara i truca’ns al ${telefono}. Sense entrar al teu compte ningú no pot obrir aquest enllaç.`,
  },

  datosPorPreparar: {
    asunto: (sitio) => `La còpia de les teves dades de ${sitio} la prepara una persona`,
    titulo: 'La teva còpia la prepara una persona',
    texto: 'La còpia de les teves dades no s’ha pogut fer automàticament: és massa gran, o alguna cosa ha fallat.',
    quePasa: (telefono) =>
      `No perds res: la llei ens dona un mes per lliurar-te-la i una persona la prepara. Truca’ns al ${telefono} i et direm com t’arriba.`,
  },

  correoPorProbar: {
    asunto: 'Confirma el teu correu',
    titulo: 'Confirma que aquest correu és teu',
    texto: (sitio) => `Així veuràs al teu compte de ${sitio} també el que hagis demanat o reservat sense entrar-hi.`,
    enlace: 'Confirma el meu correu',
    noHeSidoYo: 'Si no tens compte amb nosaltres, algú ha escrit el teu correu. No facis res i no li servirà.',
  },

  claveCambiada: {
    asunto: 'La teva contrasenya ha canviat',
    titulo: 'La teva contrasenya ha canviat',
    texto: (email) =>
      `El compte ${email} té una contrasenya nova. Totes les altres sessions s’han tancat, i les claus d’accés que tingués ja no serveixen.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'No ho diu',
    noHeSidoYo: (telefono) => `Si no has estat tu, demana una altra contrasenya ara mateix o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  correoCambiado: {
    asunto: 'El teu compte fa servir un altre correu',
    titulo: 'El teu compte fa servir un altre correu',
    texto: () =>
      'Des d’ara el teu compte ja no fa servir aquest correu, i totes les altres sessions s’han tancat. El correu nou està per confirmar.',
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'No ho diu',
    noHeSidoYo: (telefono) => `Si no has estat tu, truca’ns ara mateix al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  accesoNuevo: {
    asunto: 'Han entrat al teu compte des d’un altre dispositiu',
    titulo: 'Entrada des d’un dispositiu nou',
    texto: (email) => `Algú ha entrat al compte ${email} des d’un dispositiu que no coneixíem.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'No ho diu',
    noHeSidoYo: (telefono) =>
      `Si has estat tu, no cal que facis res. Si no, demana una altra contrasenya ara mateix, que tanca totes les sessions, o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  suplantacion: {
    asunto: 'Hem obert el teu compte en nom teu',
    titulo: 'Atenció al client ha obert el teu compte',
    texto: (email) =>
      `Una persona del nostre equip ha entrat al compte ${email} per ajudar-te, durant mitja hora com a màxim. No pot veure ni canviar la teva contrasenya, les teves claus d’accés, el teu correu ni el teu document.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'No ho diu',
    noHeSidoYo: (telefono) =>
      `Si ens ho has demanat tu, no cal que facis res. Si no saps de què es tracta, truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  seguridadCambiada: {
    asunto: 'Ha canviat la manera d’entrar al teu compte',
    titulo: 'Ha canviat la manera d’entrar al teu compte',
    texto: (email) => `És el compte ${email}.`,
    que: {
      'llave-alta': 'Ara també s’hi pot entrar amb una clau d’accés nova.',
      'llave-baja': 'S’ha tret una clau d’accés. Ja no s’hi pot entrar amb aquesta clau.',
      'factor-alta': 'Per entrar-hi amb la contrasenya ara també cal el codi d’una aplicació.',
      'factor-baja':
        'S’ha tret l’aplicació de codis, i totes les sessions s’han tancat. Quan tornis a entrar et demanarem que n’activis una de nova.',
    },
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'No ho diu',
    noHeSidoYo: (telefono) =>
      `Si has estat tu, no cal que facis res. Si no, demana una altra contrasenya ara mateix, que tanca totes les sessions, o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  cuentaCreada: {
    asunto: (sitio) => `El teu compte de ${sitio}`,
    titulo: 'Ja tens compte',
    texto: (email) =>
      `Hi entres amb ${email} i la contrasenya que has triat. La propera vegada no caldrà que tornis a escriure les teves dades.`,
    confirmar: 'Confirma el teu correu per veure al teu compte també el que hagis demanat o reservat sense entrar-hi:',
    confirmarEnlace: 'Confirma el meu correu',
    comprar: 'Cerca pneumàtics',
    noHeSidoYo: (telefono) => `Si no l’has creat tu, truca’ns al ${telefono} i l’esborrem.`,
  },

  disponible: {
    asunto: (producto) => `Ja el tenim: ${producto}`,
    titulo: 'Torna a estar disponible',
    texto: (producto) => `Ens vas demanar que t’aviséssim quan tornés ${producto}. Ja el pots demanar.`,
    montados: (unidades) =>
      unidades === 1 ? '1 pneumàtic muntat, tot inclòs' : `${unidades} pneumàtics muntats, tot inclòs`,
    ver: 'Mira’l i reserva hora',
    prisa: 'No te’l guardem: si es torna a exhaurir, ens pots demanar un altre avís.',
    tusDatos: 'Les teves dades',
    unaVez: 'Aquest és l’únic correu d’aquest avís. Esborrem la teva adreça d’aquí a 30 dies, o ara mateix si vols.',
    borrar: 'Esborra la meva petició',
  },

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
      `Vas ser ${at(taller)} el ${dia}. Explica-ho en dues línies: ajuda qui busca taller i qui hi treballa.`,
    escribir: 'Escriure la meva opinió',
    unaVez: 'L’enllaç val per a una opinió. No t’ho tornarem a demanar.',
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
      otra: 'Demanar una altra cita',
    },
    pedidoCambiado: {
      entrada: (dia: string, hora: string, taller: string) =>
        `Hem hagut de canviar l’hora de la teva cita: ara t’esperem el ${dia} a ${les(hora)} ${at(taller)}. La teva comanda continua igual.`,
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
    vehiculo: 'Vehicle',
    adjunto: 'Adjuntem la cita per al teu calendari: si ja la tens, s’actualitza.',
    cambiar: 'Canviar o anul·lar la cita',
    hasta: (horas: number) => `La pots canviar o anul·lar fins a ${horas} hores abans.`,
  },

  espera: {
    apuntada: {
      asunto: (taller: string) => `En llista d’espera: ${taller}`,
      titulo: 'Ets a la llista d’espera',
      texto:
        'Si s’allibera una hora que et vagi bé, te la guardem i t’escrivim. Avisem d’una persona en una, per ordre d’arribada.',
    },
    plaza: {
      asunto: (dia: string, hora: string, taller: string) =>
        `S’ha alliberat una hora: ${dia} a ${les(hora)} ${at(taller)}`,
      titulo: 'Et guardem una hora',
      texto: (dia: string, hora: string, taller: string) =>
        `S’ha alliberat l’hora del ${dia} a ${les(hora)} ${at(taller)}, i ara és teva.`,
      hasta: (dia: string, hora: string) => `Te la guardem fins al ${dia} a ${les(hora)}. Només cal confirmar-la.`,
      tomar: 'Veure l’hora i confirmar-la',
      despues:
        'Si no et va bé, no cal que facis res: passa a la persona següent i tu continues a la llista. D’aquesta hora no et tornarem a avisar.',
    },
    cuando: 'Què esperes',
    dias: (desde: string, hasta: string | null) => (hasta === null ? desde : `del ${desde} al ${hasta}`),
    franjas: { dia: 'a qualsevol hora', manana: 'al matí', tarde: 'a la tarda' },
    datos: 'Guardem el teu correu i el teu telèfon només fins que passin aquests dies, o fins que deixis la llista.',
    dejar: 'Veure o deixar la llista d’espera',
  },

  cambio: {
    ahora: 'Cita d’ara',
    deseo: 'Prefereix',
    comentario: 'Comentari',
    hora: (numero: number) => `Hora ${numero}`,
    pedido: {
      asunto: (nombre: string, pedido: string) => `${nombre} demana una altra hora per a la comanda ${pedido}`,
      titulo: 'Et demanen una altra hora',
      texto: (nombre: string, hasta: string) =>
        `${nombre} no pot venir a la seva cita. Hi ha hores guardades fins al ${hasta}: tria’n una, o digues per què no.`,
      contestar: 'Triar una hora',
    },
    recibido: {
      asunto: (taller: string) => `Has demanat una altra hora ${at(taller)}`,
      titulo: 'Ho hem preguntat al taller',
      texto: (taller: string, hasta: string) =>
        `Guardem aquestes hores fins al ${hasta}. ${taller} en tria una i t’ho diem per correu.`,
      mientras: (ahora: string) => `Mentrestant la teva cita continua en peu: ${ahora}.`,
      ver: 'Veure o retirar la petició',
    },
    cerrado: {
      asunto: (pedido: string) => `La teva cita de la comanda ${pedido} no canvia`,
      titulo: 'La teva cita continua com estava',
      caducada: (taller: string) =>
        `${taller} no ha pogut contestar a temps, i hem deixat anar les hores que guardàvem.`,
      rechazada: (taller: string) => `${taller} no et pot donar cap de les hores que guardàvem.`,
      sigue: (ahora: string, taller: string, telefono: string) =>
        `T’esperem el ${ahora}. Si no pots venir, truca ${at(taller)}, ${telefono}.`,
    },
    retirada: {
      asunto: (pedido: string) => `Ja no demanen una altra hora per a la comanda ${pedido}`,
      titulo: 'Petició retirada',
      texto: (nombre: string, ahora: string) =>
        `${nombre} ja no demana una altra hora. La seva cita continua sent el ${ahora}.`,
    },
    enlace: 'Demanar una altra hora',
    enlacePedido: 'Seguir la meva comanda, o desistir-ne',
  },

  buzon: {
    titulo: 'Bústia de proves',
    texto:
      'Els últims correus que la botiga ha escrit. Aquesta pàgina només existeix a la demostració i en desenvolupament.',
    vacio: 'Encara no hi ha cap correu.',
    volver: 'Torna a la bústia',
    para: 'Per a',
    adjuntos: 'Adjunts',
    archivo: 'Correu sencer (.eml)',
    enHtml: 'Com a HTML',
    enTexto: 'Com a text',
    sinContenido: 'Allò de què parlava ja no existeix',
    estados: { pendiente: 'pendent', enviado: 'enviat', fallido: 'fallit' },
  },
};
