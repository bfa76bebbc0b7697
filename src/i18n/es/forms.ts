/** Words of every form that asks who somebody is. */
export const forms = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo electrónico',
  /** Of an address with a slip in it, as ana@gmial.com. */
  correoQuizas: (correo: string) => `¿Querías decir ${correo}?`,
  telefono: 'Teléfono móvil',
  telefonoPista: 'Te avisamos si algo cambia. Fuera de España, con prefijo.',
  contrasena: 'Contraseña',
  privacidad: 'He leído y acepto la política de privacidad',
  leer: 'Leer la política de privacidad',
  reintentar: 'Volver a intentarlo',
};

export type FormTexts = typeof forms;
