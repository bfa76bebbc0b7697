import type { HomeTexts } from '../es/home.ts';
import { workshopChoice } from './workshop-choice.ts';

const { miPosicion, posicionFallida, codigoPostalVacio } = workshopChoice;

export const home: HomeTexts = {
  metaTitulo: 'Pneumàtics muntats al teu taller',
  metaDescripcion:
    'Cerca els teus pneumàtics per matrícula o per mida, mira què costen muntats amb tot inclòs i reserva dia i hora al teu taller de Rodera.',
  titulo: 'Els teus pneumàtics, muntats. Un\u00A0sol preu.',
  entrada: 'Mira què en costen quatre de muntats, amb impostos i ecotaxa, i la primera hora lliure a prop teu.',
  buscarPor: 'Cerca per',
  matricula: 'Matrícula',
  cocheModelo: 'o tria marca i model',
  medida: 'Mida',
  moto: 'Moto',
  motoMedida: 'Mida de la roda de la teva moto',
  motoPista: 'És al flanc: per exemple 120/70 ZR17',
  motoVer: 'Mira els pneumàtics de moto',
  motoModelo: 'o cerca-la per marca i model',

  hechos: 'Per què aquí',
  talleres: (total) => (total === 1 ? '1 taller' : `${total} tallers`),
  talleresTexto: 'Tria el que et quedi més a prop.',
  cerrado: 'Preu tancat',
  cerradoTexto: 'Amb muntatge, impostos i ecotaxa.',
  enTaller: 'Paga al taller',
  enTallerTexto: (hasta) => `Sense pagar res per avançat, fins a ${hasta}.`,
  cambia: 'Canvia gratis',
  cambiaTexto: 'La teva cita, fins a dues hores abans.',

  servicios: 'També fem això',
  gratis: 'Gratis',
  pinchazo: 'Reparar una punxada',
  conCita: (minutos) => `Amb cita, ${minutos} min`,
  todo: 'Tot el que fem al teu cotxe',

  cerca: 'El taller més proper i la seva primera hora lliure',
  cercaTexto: 'Escriu el codi postal i et diem quin és i quan té la primera hora lliure.',
  codigoPostal: 'Codi postal o població',
  cercaZonas: 'O mira els de la teva zona',
  miPosicion,
  posicionFallida,
  codigoPostalVacio,
  verTaller: 'Mira el meu taller',

  opiniones: 'Què en diuen els qui ja hi han vingut',
  media: (media, total) => `${media} de 5, en ${total === 1 ? '1 opinió' : `${total} opinions`}`,
  estrellas: (total) => (total === 1 ? '1 estrella' : `${total} estrelles`),
  opinionesCriterio:
    'Les més recents de 30 a 280 lletres, una per taller i primer les que són en català. Només hi escriu qui hi ha passat amb cita.',
  opinionesDemo: 'Aquesta botiga és una demostració: les marcades com a inventades no són de ningú.',
  verificada: 'Visita verificada',
  inventada: 'Inventada per a la demostració',
  sinNombre: 'Sense nom',
  visita: (dia) => `visita del ${dia}`,

  comoFunciona: 'Funciona així',
  pasos: [
    { titulo: 'Troba la teva mida', texto: 'Amb la matrícula, o llegint-la al flanc de la roda.' },
    {
      titulo: 'Tria taller i hora',
      texto: 'Només hores reals, quan els pneumàtics ja hi seran. La teva queda guardada mentre acabes.',
    },
    {
      titulo: 'Paga com vulguis',
      texto: 'Tot ara, o una part i la resta al taller. El preu que has vist és el que pagues.',
    },
  ],

  preguntas: 'Preguntes freqüents',
  precioPregunta: 'Què inclou el preu?',
  precioRespuesta:
    'Els pneumàtics, el muntatge, la vàlvula, l’equilibratge, l’ecotaxa i l’IVA. A Andorra, l’IGI, l’enviament i la duana en lloc de l’IVA. És el que pagues.',
  precioEnlace: 'La tarifa del taller',
  pagoPregunta: 'Quan i com pago?',
  pagoRespuesta: (formas, hasta) =>
    `Ho tries al final: una reserva${hasta === null ? ' o el total' : ', el total o al taller'}. Per internet, amb ${formas}; les dades del pagament les escrius a la pàgina del banc, no aquí.${hasta === null ? '' : ` Al taller ho pots pagar tot si la comanda no passa de ${hasta}.`}`,
  formas: { tarjeta: 'targeta', bizum: 'Bizum' },
  pagoEnlace: 'Termes de contractació',
  cambiosPregunta: 'Puc canviar o anul·lar la cita?',
  cambiosRespuesta:
    'Sí, i no costa res: fins a dues hores abans, amb l’enllaç del correu que t’enviem. Si la cita és d’una comanda, demanes una altra hora amb el mateix enllaç i el taller et respon.',
  cambiosEnlace: 'Demana cita',
  medidaPregunta: 'Com puc saber la mida dels meus pneumàtics?',
  medidaRespuesta:
    'Escriu la matrícula i te la diem. També és al flanc de la roda, per exemple 205/55 R16 91V, i a la fitxa tècnica.',
  medidaEnlace: 'Com es llegeix un pneumàtic',
  devolucionPregunta: 'I si canvio d’idea?',
  devolucionRespuesta:
    'Tens 14 dies des que reps els pneumàtics, sense donar explicacions, i et tornem els diners en 14 més. Si ja estan muntats, respons del valor que hagin perdut per l’ús, i el muntatge fet no es torna.',
  garantiaPregunta: 'Quina garantia tenen?',
  garantiaRespuesta:
    'Tres anys de garantia legal, a més de la del fabricant. La feina del taller té tres mesos o 2.000 quilòmetres.',
  cuentaPregunta: 'Cal crear un compte?',
  cuentaRespuesta:
    'No. Pots comprar i demanar cita sense compte: n’hi ha prou amb el correu, on reps els enllaços per veure-ho tot.',
};
