import type { MailTexts } from '../es/mail.ts';
import { accountMail } from './mail-accounts.ts';
import { caseMail } from './mail-cases.ts';
import { newsletterMail } from './mail-newsletter.ts';
import { orderMail } from './mail-orders.ts';
import { visitMail } from './mail-visits.ts';

export const mail: MailTexts = {
  saludo: (nombre) => `Hola, ${nombre}:`,
  firma: (sitio) => `L’equip de ${sitio}`,
  pie: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè cal per a la teva comanda o el teu compte.`,
  pieOpinion: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu, una sola vegada, perquè has estat en un dels nostres tallers.`,
  pieOpinionEscrita: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè vas escriure una opinió.`,
  pieAviso: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè vas demanar que t’aviséssim.`,
  pieBusqueda: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè vas demanar que et deséssim una cerca.`,

  busquedaGuardada: {
    asunto: (que) => `La teva cerca de pneumàtics: ${que}`,
    titulo: 'La teva cerca està desada',
    texto: (que) => `Ens vas demanar que et deséssim aquesta cerca de pneumàtics: ${que}.`,
    abrir: 'Obre la cerca',
    precios: 'Hi veuràs els preus i les existències del dia que l’obris.',
    datos: (telefono) =>
      `La guardem un any amb el teu correu i el teu codi postal. Si no l’has demanada tu, o vols que l’esborrem abans, truca’ns al ${telefono}.`,
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

  ...orderMail,
  ...accountMail,
  ...caseMail,
  ...newsletterMail,
  ...visitMail,
};
