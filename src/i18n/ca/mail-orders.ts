import type { OrderMailTexts } from '../es/mail-orders.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const orderMail: OrderMailTexts = {
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
    compraDe: (pedido) => `Què has comprat, comanda ${pedido}`,
    mismaVisita: 'També en aquesta visita',
    otroPedido: (pedido, trabajo) => `Comanda ${pedido}: ${trabajo}`,
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
      `Amb els enllaços d’aquí sota pots demanar una altra hora o anul·lar la comanda, gratis. També pots trucar ${at(taller)}, ${telefono}, com a molt tard 2 hores abans i amb el número de comanda.`,
    desistir:
      'Tens 14 dies naturals des que reps els productes per fer-te enrere sense donar cap explicació: n’hi ha prou d’obrir l’enllaç de la teva comanda, de trucar o de respondre aquest correu amb el número de comanda, i et tornem els diners en 14 dies més pel mateix mitjà. Si ja estan muntats, respons del valor que hagin perdut per l’ús; el muntatge fet amb el teu permís no es torna.',
    desistirTrabajo:
      'Tens 14 dies naturals des d’avui per fer-te enrere de la feina contractada sense donar cap explicació, mentre no l’hàgim feta: n’hi ha prou d’obrir l’enllaç de la teva comanda, de trucar o de respondre aquest correu amb el número de comanda. El que ja s’ha fet amb el teu permís no es torna.',
    garantia: 'Els productes tenen tres anys de garantia legal, a més de la del fabricant.',
  },

  factura: {
    asunto: (titulo: string, numero: string) => `${titulo} ${numero}`,
    texto: 'Aquí tens la teva factura. Va adjunta en PDF.',
    garantia: 'Guarda-la: també és el justificant de la garantia.',
    textoRectificativa: 'Aquí tens la factura rectificativa del que et tornem. Va adjunta en PDF.',
    completa: 'Si la necessites completa, amb el teu NIF o a nom d’una empresa, demana-la al teu compte, a «Factures».',
    ayuda: (telefono: string) =>
      `Si no tens compte, o alguna cosa no és correcta, truca’ns al ${telefono} amb el número de factura.`,
    ayudaSolo: (telefono: string) => `Si alguna cosa no és correcta, truca’ns al ${telefono} amb el número de factura.`,
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
    sigue: (pedido, otro, dia, hora, taller) =>
      `Hem cancel·lat la comanda ${pedido}. La visita continua en peu per a la comanda ${otro}: t’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
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
    lineas: 'El que anul·les o tornes',
    citaAnulada: (taller) => `La comanda i la seva cita ${at(taller)} queden anul·lades.`,
    sigue: (otro, dia, hora, taller) =>
      `La comanda queda anul·lada. La visita continua en peu per a la comanda ${otro}: t’esperem el ${dia} a ${les(hora)} ${at(taller)}.`,
    nadaCobrado: 'No havies pagat res, així que no hi ha res a tornar.',
    traer: (taller) => `Porta els productes ${at(taller)} en els propers 14 dies, amb aquest correu.`,
    alTraer: (importe) => `Tan bon punt els tinguem et tornem ${importe} pel mateix mitjà amb què vas pagar.`,
    enTaller: (importe) => `D’aquests, ${importe} els vas pagar al taller i te’ls torna el taller.`,
  },
};
