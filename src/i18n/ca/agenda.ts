import type { AgendaTexts } from '../es/agenda.ts';

export const agenda: AgendaTexts = {
  unaReserva: 'una hora que algú està triant',
  unBloqueo: (motivo) => (motivo ? `un bloqueig (${motivo})` : 'un bloqueig'),
  sinMatricula: 'una cita sense matrícula',
  cuando: (que, desde, hasta, puesto) => `${que}, ${desde}–${hasta}, ${puesto}`,
  y: '; ',
  unCliente: 'el client',
  unaTarea: 'el sistema',
  puestos: {
    turismo: 'lloc per a cotxes',
    '4x4': 'lloc per a 4x4',
    furgoneta: 'lloc per a furgonetes',
    moto: 'lloc per a motos',
    camion: 'lloc per a camions',
    agricola: 'lloc per a tractors',
    patinete: 'lloc per a patinets',
    alineacion: 'l’alineadora',
    clima: 'la màquina d’aire condicionat',
    itv: 'la línia de pre-ITV',
  },
  llanta: (pulgadas) => `màquina per a llantes de ${pulgadas}"`,
};
