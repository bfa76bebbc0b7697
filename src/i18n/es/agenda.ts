/** How the agenda names what is in the way of something. */
export const agenda = {
  unaReserva: 'una hora que alguien está eligiendo',
  unBloqueo: (motivo: string) => (motivo ? `un bloqueo (${motivo})` : 'un bloqueo'),
  sinMatricula: 'una cita sin matrícula',
  cuando: (que: string, desde: string, hasta: string, puesto: string) => `${que}, ${desde}–${hasta}, ${puesto}`,
  y: '; ',
  unCliente: 'el cliente',
  unaTarea: 'el sistema',
  /** What a bay can do, as one names what it lacks. */
  puestos: {
    turismo: 'sitio para coches',
    '4x4': 'sitio para 4x4',
    furgoneta: 'sitio para furgonetas',
    moto: 'sitio para motos',
    camion: 'sitio para camiones',
    agricola: 'sitio para tractores',
    patinete: 'sitio para patinetes',
    alineacion: 'la alineadora',
    clima: 'la máquina de aire acondicionado',
    itv: 'la línea de pre-ITV',
  },
  llanta: (pulgadas: number) => `máquina para llantas de ${pulgadas}"`,
};

export type AgendaTexts = typeof agenda;
