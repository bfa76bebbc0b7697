import type { ImpersonationTexts } from '../es/impersonation.ts';
import { les } from './hours.ts';

export const impersonation: ImpersonationTexts = {
  clientes: 'Clients',
  clientesTexto:
    'Cerca la cita o el compte de qui et truca o de qui tens al davant. Pregunta-li alguna cosa que només sàpiga aquesta persona abans d’actuar en nom seu.',
  busca: 'Correu, matrícula, comanda o cita',
  buscaPista: 'Sencer, tal com està escrit.',
  buscar: 'Cerca',
  nadie: 'No hi ha cap compte ni cap cita amb això. Comprova que estigui escrit sencer.',
  sinCuenta: 'Ningú no té un compte amb això.',
  citas: (cuantas) => (cuantas === 1 ? 'Una cita' : `${cuantas} cites`),
  verEnAgenda: 'Mira-la a l’agenda',
  verEnAgendaLa: (numero) => `Mira a l’agenda: ${numero}`,
  hayMas: 'N’hi ha més. Cerca pel correu o pel número d’una comanda.',
  encontradas: (cuantas) => (cuantas === 1 ? 'Un compte' : `${cuantas} comptes`),
  elegir: 'Tria',
  elegirA: (nombre) => `Tria ${nombre}`,
  soloOperador: 'Aquesta pàgina és només per a qui atén clients de tots els tallers.',
  actuarComo: (nombre) => `Actua com a ${nombre}`,
  motivo: 'Motiu',
  motivoPista: 'Queda desat amb el teu nom. La persona rep un correu que diu que has obert el seu compte.',
  pedirCodigo: 'Demana un codi',
  otraPersona: 'Tria una altra persona',
  codigoDe: (nombre) => `Codi per actuar com a ${nombre}`,
  codigoTexto: (hora) =>
    `Serveix una vegada, fins a ${les(hora)}. Escriu-lo en una altra pestanya: només aquella pestanya serà la de la persona, i aquí continues sent tu.`,
  abrirPestana: 'Obre una altra pestanya',

  entrarTitulo: 'Actua en nom d’una persona',
  entrarTexto:
    'Escriu el codi que t’ha donat la consola. Aquesta pestanya serà la d’aquesta persona mitja hora com a màxim.',
  codigo: 'Codi',
  codigoPista: 'Dotze lletres i xifres. No cal que hi posis els guions.',
  empezar: 'Comença',
  haceFaltaJavascript: 'Per actuar en nom d’algú cal JavaScript.',

  aviso: 'Actues en nom d’una altra persona',
  actuas: (nombre) => `Actues com a ${nombre}`,
  firmas: (personal) => `${personal}, tot el que facis aquí queda signat amb el teu nom i el seu.`,
  quedan: (minutos) => (minutos === 1 ? 'Queda 1 minut' : `Queden ${minutos} minuts`),
  terminar: 'Acaba',
  terminado: 'Has acabat. Aquesta pestanya torna a ser teva.',
};
