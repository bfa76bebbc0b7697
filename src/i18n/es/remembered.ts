/** What the browser remembers of its visitor (decision 084). */
export const remembered = {
  titulo: 'Tu coche y tu taller',
  entrada: 'Lo usamos para no preguntarte dos veces. Solo lo guarda este navegador.',
  cerrar: 'Cerrar',
  matricula: 'Matrícula',
  matriculaMal: 'Esta matrícula no tiene un formato que conozcamos.',
  cp: 'Código postal',
  cpMal: 'Un código postal tiene cinco cifras, o AD y tres en Andorra.',
  guardar: 'Guardar',
  guardado: 'Guardado',
  coche: 'Coche',
  moto: 'Moto',
  verCoche: 'Ver tu vehículo',
  taller: 'Taller',
  sinTaller: 'Ninguno todavía',
  elegirNombre: (alias: string) => `Elegir ${alias}`,
  otroTaller: 'Ver todos los talleres',
  elegirTaller: 'Elegir taller',
  olvidar: 'Olvidar',
  olvidarVehiculo: 'Olvidar el vehículo',
  olvidarCp: 'Olvidar el código postal',
  olvidarTaller: 'Olvidar el taller',
  olvidarTodo: 'Olvidarlo todo',
  olvidado: 'Olvidado. La cesta y la cita que tengas empezadas siguen como están.',
  cookies: 'Qué guarda tu navegador',
};

export type RememberedTexts = typeof remembered;
