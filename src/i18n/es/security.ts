/** How an account is kept safe: its password, its passkeys, and where it is open. */
export const security = {
  llaves: 'Llaves de acceso',
  llaveNoAqui: 'Este dispositivo no puede guardar llaves de acceso. Abre esta página en tu móvil para crear una.',
  llaveDesde: (dia: string) => `Creada el ${dia}`,
  llaveUsada: (dia: string) => `usada el ${dia}`,
  llaveQuitar: 'Quitar',
  llaveQuitarDe: (dispositivo: string) => `Quitar la llave de ${dispositivo}`,
  llaveQuitada: 'Llave quitada. Con ella ya no se puede entrar. Bórrala también de tu dispositivo.',
  sesiones: 'Dónde está abierta tu cuenta',
  sesionesTexto: 'Si ves un dispositivo que no es tuyo, cierra las demás sesiones y cambia la contraseña.',
  esteDispositivo: 'Este dispositivo',
  dispositivoDesconocido: 'Dispositivo desconocido',
  visto: 'Última vez:',
  cerrarDemas: 'Cerrar las demás sesiones',
  cerradas: (cuantas: number) => (cuantas === 1 ? 'Hemos cerrado una sesión.' : `Hemos cerrado ${cuantas} sesiones.`),
  atencion: 'Atención al cliente, en tu nombre',
  atenciones: 'Atención al cliente ha abierto tu cuenta en tu nombre:',
  soloEsta: 'Solo está abierta aquí.',
  seguridad: 'Contraseña',
  seguridadTexto: 'Para cambiarla te enviamos un enlace a tu correo.',
  cambiarClave: 'Cambiar la contraseña',
};

export type SecurityTexts = typeof security;
