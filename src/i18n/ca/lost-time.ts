import type { lostTime as es } from '../es/lost-time.ts';
import { les } from './hours.ts';

export const lostTime: typeof es = {
  horaPerdida: (time, dia) => `Ja no et guardem ${les(time)} del ${dia}`,
  horaPerdidaTexto: 'El que has escrit continua aquí. Si ningú no ha agafat l’hora, te la tornem a guardar.',
  guardarOtraVez: (time) => `Torna a guardar ${les(time)}`,
  otraHora: 'Tria una altra hora',
};
