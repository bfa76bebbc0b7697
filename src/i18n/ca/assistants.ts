import type { AssistantTexts } from '../es/assistants.ts';

export const assistants: AssistantTexts = {
  pasosEtiqueta: 'L’assistent, pas a pas',
  progreso: (paso, de) => `Pas ${paso} de ${de}`,
  hecho: 'fet',
  matricula: 'Matrícula',
  matriculasDemo: 'Matrícules de prova',
  registroCallado: 'Ara no podem consultar matrícules. Digue’ns tu com és el teu vehicle i continuem.',
  sinMatricula: 'Sense la matrícula',
  seguirCon: (vehiculo, matricula) => `L’última vegada vas preguntar pel teu ${vehiculo}, ${matricula}.`,
  seguir: 'Continua amb aquest',
  otroVehiculo: 'És un altre vehicle',
  volver: 'Torna',
  continuar: 'Continua',
  pedirCita: 'Demana cita',
  llamar: (telefono) => `Truca gratis al ${telefono}`,
  sinJavascript:
    'Per afegir a la cistella o demanar cita cal JavaScript, que està desactivat al teu navegador. Fins al resultat hi pots arribar igualment; per a la resta, truca’ns.',
  impuestos: 'IVA i taxes inclosos.',
  impuestosAndorra: 'IGI i taxes inclosos.',
};
