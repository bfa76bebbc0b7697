import type { lostTime as es } from '../es/lost-time.ts';
import { hora } from './hours.ts';

export const lostTime: typeof es = {
  horaPerdida: (time, dia) => `Ja no et guardem les ${hora(time)} del ${dia}`,
  horaPerdidaTexto: 'El que has escrit continua aquí. Si ningú no ha agafat l’hora, te la tornem a guardar.',
  guardarOtraVez: (time) => `Torna a guardar les ${hora(time)}`,
  otraHora: 'Tria una altra hora',
};
