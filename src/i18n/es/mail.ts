import { accountMail } from './mail-accounts.ts';
import { caseMail } from './mail-cases.ts';
import { newsletterMail } from './mail-newsletter.ts';
import { orderMail } from './mail-orders.ts';
import { visitMail } from './mail-visits.ts';

/** Messages by mail, and the page on which a developer reads them. Days come in words: "martes 6 de abril de 2027". */
export const mail = {
  saludo: (nombre: string) => `Hola, ${nombre}:`,
  firma: (sitio: string) => `El equipo de ${sitio}`,
  pie: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque es necesario para tu pedido o tu cuenta.`,
  pieOpinion: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo, una sola vez, porque has estado en uno de nuestros talleres.`,
  pieOpinionEscrita: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque escribiste una opinión.`,
  pieAviso: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque pediste que te avisáramos.`,
  pieBusqueda: (sitio: string, telefono: string) =>
    `${sitio} · Teléfono ${telefono}. Recibes este correo porque pediste que te guardáramos una búsqueda.`,

  busquedaGuardada: {
    asunto: (que: string) => `Tu búsqueda de neumáticos: ${que}`,
    titulo: 'Tu búsqueda está guardada',
    texto: (que: string) => `Nos pediste que te guardáramos esta búsqueda de neumáticos: ${que}.`,
    abrir: 'Abrir la búsqueda',
    precios: 'Verás los precios y las existencias del día en que la abras.',
    datos: (telefono: string) =>
      `La guardamos un año con tu correo y tu código postal. Si no la has pedido tú, o quieres que la borremos antes, llámanos al ${telefono}.`,
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

  ...orderMail,
  ...accountMail,
  ...caseMail,
  ...newsletterMail,
  ...visitMail,
};

export type MailTexts = typeof mail;
