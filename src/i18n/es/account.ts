import { forms } from './forms.ts';

/** Signing in and registering. */
export const account = {
  ...forms,
  cp: 'Código postal',
  sinConexion: 'No hay conexión. Lo que has escrito sigue aquí: vuelve a intentarlo.',
  haceFaltaJavascript: 'Para entrar hace falta JavaScript. Actívalo, o llámanos y lo hacemos por ti.',
  cargando: 'Cargando…',
  problemaSesion: 'No hemos podido iniciar la sesión. Vuelve a intentarlo.',
  problemaDatos: 'Ha habido un problema cargando tus datos',
  problemaSalir: 'No hemos podido cerrar la sesión. Sigue abierta: vuelve a intentarlo.',
  revisaCampos: (cuantos: number) => (cuantos === 1 ? 'Revisa un campo.' : `Revisa ${cuantos} campos.`),

  entrar: 'Entrar',
  entrarTitulo: 'Entra en tu cuenta',
  entrarTexto: 'Tus citas, tus pedidos y tus datos, en un solo sitio.',
  mostrar: 'Mostrar la contraseña',
  heOlvidado: 'He olvidado mi contraseña',
  noTengoCuenta: '¿Todavía no tienes cuenta?',
  crearCuenta: 'Crear una cuenta',
  hola: (nombre: string) => `Hola, ${nombre}`,
  dentroTitulo: 'Ya has entrado',
  dentro: (correo: string) => `Has entrado con ${correo}.`,
  salir: 'Cerrar sesión',
  tuCuenta: 'Ir a tu cuenta',

  factorFalta: 'Escribe el código de seis cifras.',

  comoEntrar: '¿Cómo quieres entrar?',
  conContrasena: 'Con una contraseña',
  conLlave: 'Con una llave de este dispositivo',
  conLlaveTexto:
    'Tu huella, tu cara o su PIN: no hay nada que recordar. Si cambias de móvil, te enviamos un enlace al correo.',
  llaveNiCuenta: 'No se ha creado la llave, y por eso tampoco la cuenta. Vuelve a intentarlo o elige una contraseña.',

  llavesTexto:
    'Entra con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña. Nada de eso sale de él, y la contraseña sigue sirviendo.',
  llaveOferta: '¿La próxima vez, sin contraseña?',
  llaveCrear: 'Crear una llave en este dispositivo',
  llaveHecha: 'Llave creada. La próxima vez te la ofreceremos al escribir tu correo.',
  llaveNoHecha: 'No se ha creado ninguna llave. Si este dispositivo ya tiene una, no hace falta otra.',

  registroTitulo: 'Crea tu cuenta',
  registroTexto: 'Un minuto, y la próxima vez no tendrás que volver a escribir nada.',
  yaTengoCuenta: '¿Ya tienes cuenta?',
  contrasenaPista: 'Mejor larga que rara: tres o cuatro palabras que no suelan ir juntas.',
  fuerza: ['Muy baja', 'Baja', 'Media', 'Alta', 'Muy alta'] as readonly string[],
  fuerzaDe: (palabra: string) => `Seguridad de la contraseña: ${palabra.toLowerCase()}`,
  ofertas: '¿Quieres recibir ofertas y avisos de mantenimiento de nuestra red de talleres?',
  ofertasPista: 'Puedes cambiarlo cuando quieras. La respuesta no cambia nada de tu cuenta.',
  porCorreo: 'También por correo electrónico',
  porSms: 'También por SMS',
  si: 'Sí',
  no: 'No',
  eligeSiNo: 'Elige sí o no.',
  masDatos: 'Documento (opcional)',
  masDatosTexto: 'Con él verás aquí tus facturas y tu historial. También puedes añadirlo más tarde.',
  visitado: '¿Has venido ya a alguno de nuestros talleres? (opcional)',
  documentoTipo: 'Tipo de documento',
  documentoPais: 'País',
  documentoNumero: 'Número',
  paises: {
    ES: 'España',
    AD: 'Andorra',
    FR: 'Francia',
    PT: 'Portugal',
    IT: 'Italia',
    DE: 'Alemania',
    GB: 'Reino Unido',
    RO: 'Rumanía',
    MA: 'Marruecos',
    UA: 'Ucrania',
    AR: 'Argentina',
    CO: 'Colombia',
  },
  documentos: { DNI: 'DNI', NIE: 'NIE', NIF: 'NIF', NRT: 'NRT (Andorra)', PASAPORTE: 'Pasaporte' },
  creada: 'Ya tienes cuenta',
  creadaTexto: (correo: string) =>
    `Te hemos escrito a ${correo} con un enlace. Ábrelo para ver aquí también lo que hayas pedido o reservado sin entrar.`,

  claveRepetida: 'Repite la contraseña',

  preferencias: 'Preferencias',
  correoSinConfirmar: 'Tu correo está sin confirmar',
  correoSinConfirmarTexto: (correo: string) =>
    `Abre el enlace que te enviamos a ${correo} para ver aquí también lo que hayas pedido o reservado sin entrar.`,
  enviarOtro: 'Enviar otro enlace',
  enviadoOtro: (correo: string) => `Te hemos enviado otro enlace a ${correo}.`,
};

export type AccountTexts = typeof account;
