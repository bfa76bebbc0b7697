/** Words of the ways to take one's data along, and to leave. */
export const leaveAccount = {
  borrar: 'Borrar mi cuenta',
  borrarTexto:
    'Borramos tu cuenta y todo donde sales tú: tus datos, citas, búsquedas, opiniones y correos. Solo guardamos, bloqueados, los datos fiscales que pide la ley, y los borramos cuando deja de pedirlos.',
  empezar: 'Quiero borrar mi cuenta',
  seguro: 'Esto no se puede deshacer',
  contrasena: 'Tu contraseña',
  oConLlave: 'Si tienes una llave de acceso en este dispositivo, déjala vacía y te la pediremos.',
  citas: 'Anular también mis citas pendientes',
  confirmar: 'Borrar mi cuenta para siempre',
  dejarlo: 'Dejarlo como está',
  borrada: 'Tu cuenta está borrada',
  alInicio: 'Ir al inicio',
  borradaTexto: 'No guardamos nada que diga quién eres, salvo lo que pide la ley. Gracias por haber estado aquí.',
};

export type LeaveAccountTexts = typeof leaveAccount;
