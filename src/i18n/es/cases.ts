import { forms } from './forms.ts';

/** Writing to the shop, asking for a call, applying as a professional. */
export const cases = {
  titulo: 'Contacto',
  descripcion: 'Escríbenos, pide que te llamemos o llama gratis. Te contesta una persona, con un número de consulta.',
  entrada:
    'Te contesta una persona, por correo: casi siempre enseguida, y como mucho en quince días laborables. Si te corre prisa, llámanos gratis.',
  motivo: '¿De qué va tu mensaje?',
  motivos: {
    pedidos: 'Un pedido hecho en la web',
    atencion: 'Atención al cliente',
    presupuesto: 'Un presupuesto',
    cita: 'Una cita en el taller',
  },
  nombre: 'Nombre y apellidos',
  correo: 'Correo electrónico',
  correoPista: 'Aquí te contestamos.',
  correoQuizas: forms.correoQuizas,
  telefono: 'Teléfono',
  opcional: 'opcional',
  vehiculo: 'Tu vehículo',
  vehiculoPista: 'Matrícula, o marca y modelo.',
  servicios: 'Servicios que te interesan',
  serviciosHasta: 'Hasta seis.',
  deVehiculo: { coche: 'Coche', moto: 'Moto', patinete: 'Patinete eléctrico' },
  comentario: 'Tu mensaje',
  comentarioPista: 'Si es de un pedido o una cita, pon su número.',
  privacidad: 'He leído y acepto la política de privacidad',
  leerPrivacidad: 'Leer la política de privacidad',
  uso: 'Usamos estos datos solo para contestarte, y los borramos a los dos años.',
  enviar: 'Enviar',
  revisa: 'Tu mensaje todavía no ha salido. Revisa lo que está marcado.',
  sobreTaller: (taller: string) => `Tu mensaje es para ${taller}.`,

  otrosModos: 'Otras formas de contactar',
  llamaGratis: 'Llama gratis',
  teLlamamos: 'Te llamamos',
  horario:
    'De lunes a viernes de 8\u00A0a\u00A020\u00A0h y los sábados de 9\u00A0a\u00A013\u00A0h, menos los festivos.',
  conNumero: 'Te damos un número. Con él, cualquiera de nosotros sabe de qué se trata.',

  gracias: 'Gracias, lo hemos recibido',
  graciasSin: 'Gracias',
  graciasTexto:
    'Te hemos enviado un correo con el número de tu consulta. Si no llega en unos minutos, mira en el correo no deseado.',
  graciasLlamada: 'Te llamaremos al teléfono que nos has dado.',
  graciasSinTexto: 'Cuando nos escribas desde la página de contacto, aquí verás el número de tu consulta.',
  tuNumero: 'Número de tu consulta',
  inicio: 'Volver al inicio',
  escribir: 'Ir a la página de contacto',

  llamar: 'Te llamamos',
  llamarDescripcion:
    'Deja tu teléfono y te llamamos gratis, de lunes a viernes de 8\u00A0a\u00A020\u00A0h y los sábados de 9\u00A0a\u00A013\u00A0h.',
  llamarTexto: 'Deja tu teléfono y te llama una persona. No te cuesta nada.',
  telefonoPista: 'Fuera de España, con prefijo.',
  pedirLlamada: 'Llamadme',
  usoTelefono: 'Usamos el teléfono solo para esta llamada.',
  hoyAhora: (hasta: string) => `Te llamamos hoy, antes de las ${hasta}.`,
  hoyLuego: (desde: string, hasta: string) =>
    `Ahora no hay nadie al teléfono. Te llamamos hoy, entre las ${desde} y las ${hasta}.`,
  otroDia: (dia: string, desde: string, hasta: string) =>
    `Ahora no podemos llamarte. Lo haremos el ${dia}, entre las ${desde} y las ${hasta}.`,
  llamarYa: (telefono: string) => `También puedes llamar gratis al ${telefono}.`,

  profesionales: 'Acceso para profesionales',
  profesionalesDescripcion:
    'Flotas, autónomos y talleres: varios vehículos, una factura completa y un precio acordado. Pide tu acceso.',
  profesionalesTexto: 'Para empresas, autónomos y flotas que cuidan varios vehículos.',
  paraQuien: 'Qué ofrece',
  ventajas: [
    ['Varios vehículos en una cuenta', 'Cada matrícula con su historial, sus citas y lo que le toca.'],
    ['Factura completa a nombre de la empresa', 'En cada pedido y en cada trabajo, y siempre en tu cuenta.'],
    ['Condiciones acordadas contigo', 'Las estudiamos según tu flota y te las decimos por escrito.'],
  ],
  comoFunciona: 'Cómo se pide',
  pasos: [
    'Cuéntanos qué empresa eres y cuántos vehículos tienes.',
    'Una persona lo mira y te contesta por correo, con un número de consulta.',
    'Si nos ponemos de acuerdo, te decimos por escrito qué condiciones tienes y desde cuándo.',
  ],
  pideAcceso: 'Pide tu acceso',
  empresa: 'Empresa o nombre comercial',
  nif: 'NIF',
  tuNombre: 'Persona de contacto',
  comentarioEmpresa: 'Cuántos vehículos tenéis, y qué necesitáis',
};

export type CasesTexts = typeof cases;
