import { account } from './account.ts';

/** Where links of letters lead: another password, and an address that is proved. */
export const accountLinks = {
  ...account,
  claveTitulo: 'Elige otra contraseña',
  claveTexto: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.',
  pedirEnlace: 'Enviar el enlace',
  enlaceEnviado: 'Mira tu correo',
  enlaceEnviadoTexto: (correo: string) =>
    `Si ${correo} tiene cuenta, acabamos de enviarle un enlace. Sirve durante una hora y una sola vez. Si no llega, mira en el correo no deseado.`,
  otroEnlace: 'Pedir otro enlace',
  claveNueva: 'Contraseña nueva',
  claveDe: (correo: string) => `Para la cuenta ${correo}.`,
  guardarClave: 'Guardar la contraseña',
  claveGuardada: 'Ya tienes otra contraseña',
  claveGuardadaTexto:
    'Has entrado con ella aquí. Todas las demás sesiones se han cerrado, y las llaves de acceso que tuvieras ya no sirven.',
  claveGuardadaFuera: 'Todas las sesiones se han cerrado. Entra con ella y con el código de tu aplicación.',
  comprobando: 'Comprobando el enlace…',
  correoTitulo: 'Confirma tu correo',
  correoTexto: 'Un toque y sabremos que este correo es tuyo.',
  correoClave: 'Aquí no has entrado: escribe también la contraseña de la cuenta.',
  noLaSe: 'No la sé, o no fui yo quien creó la cuenta',
  confirmarCorreo: 'Confirmar mi correo',
  correoConfirmado: 'Correo confirmado',
  aMiCuenta: 'Ir a mi cuenta',
  correoConfirmadoTexto: (correo: string) =>
    `${correo} es tuyo. En tu cuenta verás también lo que hayas pedido o reservado con él sin entrar.`,
  faltaEnlace: 'A esta página se llega con el enlace de un correo nuestro. Ábrelo entero, o pide otro.',
};

export type AccountLinksTexts = typeof accountLinks;
