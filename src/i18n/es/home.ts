import { workshopChoice } from './workshop-choice.ts';

const { miPosicion, posicionFallida, codigoPostalVacio } = workshopChoice;

/** Words of the first page. They come with its data, so that its scripts do not grow by them. */
export const home = {
  metaTitulo: 'Neumáticos montados en tu taller',
  metaDescripcion:
    'Busca tus neumáticos por matrícula o por medida, mira lo que cuestan montados con todo incluido y reserva día y hora en tu taller de Rodera.',
  titulo: 'Tus neumáticos, montados. Un\u00A0solo precio.',
  entrada: 'Mira lo que cuestan cuatro ya montados, con impuestos y ecotasa, y la primera hora libre cerca de ti.',
  buscarPor: 'Buscar por',
  matricula: 'Matrícula',
  cocheModelo: 'o elige marca y modelo',
  medida: 'Medida',
  moto: 'Moto',
  motoMedida: 'Medida de la rueda de tu moto',
  motoPista: 'Está escrita en el lateral: por ejemplo 120/70 ZR17',
  motoVer: 'Ver neumáticos de moto',
  motoModelo: 'o búscala por marca y modelo',

  hechos: 'Por qué aquí',
  talleres: (total: number) => (total === 1 ? '1 taller' : `${total} talleres`),
  talleresTexto: 'Elige el que te quede más cerca.',
  cerrado: 'Precio cerrado',
  cerradoTexto: 'Con montaje, impuestos y ecotasa.',
  enTaller: 'Paga en el taller',
  enTallerTexto: (hasta: string) => `Sin adelantar nada, hasta ${hasta}.`,
  cambia: 'Cambia gratis',
  cambiaTexto: 'Tu cita, hasta dos horas antes.',

  servicios: 'También hacemos esto',
  gratis: 'Gratis',
  pinchazo: 'Reparar un pinchazo',
  conCita: (minutos: number) => `Con cita, ${minutos} min`,
  todo: 'Todo lo que hacemos a tu coche',

  cerca: 'Tu taller más cercano y su primera hora libre',
  cercaTexto: 'Escribe tu código postal y te decimos cuál es y cuándo tiene la primera hora libre.',
  codigoPostal: 'Código postal o población',
  cercaZonas: 'O mira los de tu zona',
  miPosicion,
  posicionFallida,
  codigoPostalVacio,
  verTaller: 'Ver mi taller',

  opiniones: 'Lo que dicen quienes ya han venido',
  media: (media: string, total: number) => `${media} de 5, en ${total === 1 ? '1 opinión' : `${total} opiniones`}`,
  estrellas: (total: number) => (total === 1 ? '1 estrella' : `${total} estrellas`),
  opinionesCriterio:
    'Las más recientes de 30 a 280 letras, una por taller y primero las que están en español. Solo escribe quien ha pasado por él con cita.',
  opinionesDemo: 'Esta tienda es una demostración: las marcadas como inventadas no son de nadie.',
  verificada: 'Visita verificada',
  inventada: 'Inventada para la demostración',
  sinNombre: 'Sin nombre',
  visita: (dia: string) => `visita del ${dia}`,

  comoFunciona: 'Así funciona',
  pasos: [
    {
      titulo: 'Encuentra tu medida',
      texto: 'Con la matrícula, o leyéndola en el lateral de la rueda.',
    },
    {
      titulo: 'Elige taller y hora',
      texto: 'Solo horas reales, cuando los neumáticos ya estarán allí. La tuya queda guardada mientras terminas.',
    },
    {
      titulo: 'Paga como prefieras',
      texto: 'Todo ahora, o una parte y el resto en el taller. El precio que has visto es el que pagas.',
    },
  ],

  preguntas: 'Preguntas frecuentes',
  precioPregunta: '¿Qué incluye el precio?',
  precioRespuesta:
    'Los neumáticos, el montaje, la válvula, el equilibrado, la ecotasa y el IVA. En Andorra, el IGI, el envío y la aduana en lugar del IVA. Es lo que pagas.',
  precioEnlace: 'La tarifa del taller',
  pagoPregunta: '¿Cuándo y cómo pago?',
  pagoRespuesta: (formas: string, hasta: string | null) =>
    `Eliges al final: una reserva${hasta === null ? ' o el total' : ', el total o en el taller'}. Por internet, con ${formas}; los datos del pago los escribes en la página del banco, no aquí.${hasta === null ? '' : ` En el taller puedes pagarlo todo si el pedido no pasa de ${hasta}.`}`,
  formas: { tarjeta: 'tarjeta', bizum: 'Bizum' },
  pagoEnlace: 'Términos de contratación',
  cambiosPregunta: '¿Puedo cambiar o anular mi cita?',
  cambiosRespuesta:
    'Sí, y no cuesta nada: hasta dos horas antes, con el enlace del correo que te enviamos. Si la cita es de un pedido, pides otra hora con ese mismo enlace y el taller te contesta.',
  cambiosEnlace: 'Pedir cita',
  medidaPregunta: '¿Cómo sé la medida de mis neumáticos?',
  medidaRespuesta:
    'Escribe tu matrícula y te la decimos. También está en el lateral de la rueda, por ejemplo 205/55 R16 91V, y en la ficha técnica.',
  medidaEnlace: 'Cómo se lee un neumático',
  devolucionPregunta: '¿Y si cambio de idea?',
  devolucionRespuesta:
    'Tienes 14 días desde que recibes los neumáticos, sin dar explicaciones, y te devolvemos el dinero en otros 14. Si ya están montados, respondes de lo que hayan perdido de valor por usarlos, y el montaje hecho no se devuelve.',
  garantiaPregunta: '¿Qué garantía tienen?',
  garantiaRespuesta:
    'Tres años de garantía legal, además de la del fabricante. El trabajo del taller tiene tres meses o 2.000 kilómetros.',
  cuentaPregunta: '¿Hace falta crear una cuenta?',
  cuentaRespuesta:
    'No. Puedes comprar y pedir cita sin cuenta: te basta el correo, donde te llegan los enlaces para verlo todo.',
};

export type HomeTexts = typeof home;
