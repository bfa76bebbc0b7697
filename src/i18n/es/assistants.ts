/** What the assistants for vehicles say alike. */
export const assistants = {
  pasosEtiqueta: 'El asistente, paso a paso',
  progreso: (paso: number, de: number) => `Paso ${paso} de ${de}`,
  hecho: 'hecho',
  matricula: 'Matrícula',
  matriculasDemo: 'Matrículas de prueba',
  registroCallado: 'Ahora no podemos consultar matrículas. Dinos tú cómo es tu vehículo y seguimos.',
  sinMatricula: 'Sin la matrícula',
  seguirCon: (vehiculo: string, matricula: string) => `La última vez preguntaste por tu ${vehiculo}, ${matricula}.`,
  seguir: 'Seguir con él',
  otroVehiculo: 'Es otro vehículo',
  volver: 'Volver',
  continuar: 'Continuar',
  pedirCita: 'Pedir cita',
  llamar: (telefono: string) => `Llama gratis al ${telefono}`,
  sinJavascript:
    'Para añadir a la cesta o pedir cita hace falta JavaScript, que está desactivado en tu navegador. Hasta el resultado puedes llegar igual; para lo demás, llámanos.',
  impuestos: 'IVA y tasas incluidos.',
  impuestosAndorra: 'IGI y tasas incluidos.',
};

export type AssistantTexts = typeof assistants;
