/** Words of staff who act in the name of a customer: how they begin, and what stands above every page meanwhile. */
export const impersonation = {
  clientes: 'Clientes',
  clientesTexto:
    'Busca la cita o la cuenta de quien te llama o está contigo. Pregúntale algo que solo esa persona sepa antes de actuar en su nombre.',
  busca: 'Correo, matrícula, pedido o cita',
  buscaPista: 'Entero, tal como está escrito.',
  buscar: 'Buscar',
  nadie: 'No hay ninguna cuenta ni ninguna cita con eso. Comprueba que esté escrito entero.',
  sinCuenta: 'Nadie tiene una cuenta con eso.',
  citas: (cuantas: number) => (cuantas === 1 ? 'Una cita' : `${cuantas} citas`),
  verEnAgenda: 'Ver en la agenda',
  verEnAgendaLa: (numero: string) => `Ver en la agenda: ${numero}`,
  hayMas: 'Hay más. Busca por el correo o por el número de un pedido.',
  encontradas: (cuantas: number) => (cuantas === 1 ? 'Una cuenta' : `${cuantas} cuentas`),
  elegir: 'Elegir',
  elegirA: (nombre: string) => `Elegir a ${nombre}`,
  soloOperador: 'Esta página es solo para quien atiende a clientes de todos los talleres.',
  actuarComo: (nombre: string) => `Actuar como ${nombre}`,
  motivo: 'Motivo',
  motivoPista: 'Queda guardado con tu nombre. La persona recibe un correo que dice que has abierto su cuenta.',
  pedirCodigo: 'Pedir un código',
  otraPersona: 'Elegir a otra persona',
  codigoDe: (nombre: string) => `Código para actuar como ${nombre}`,
  codigoTexto: (hora: string) =>
    `Sirve una vez, hasta las ${hora}. Escríbelo en otra pestaña: solo esa pestaña será la de la persona, y aquí sigues siendo tú.`,
  abrirPestana: 'Abrir otra pestaña',

  entrarTitulo: 'Actuar en nombre de una persona',
  entrarTexto:
    'Escribe el código que te ha dado la consola. Esta pestaña será la de esa persona media hora como mucho.',
  codigo: 'Código',
  codigoPista: 'Doce letras y cifras. Los guiones no hacen falta.',
  empezar: 'Empezar',
  haceFaltaJavascript: 'Para actuar en nombre de alguien hace falta JavaScript.',

  aviso: 'Actúas en nombre de otra persona',
  actuas: (nombre: string) => `Actúas como ${nombre}`,
  firmas: (personal: string) => `${personal}, todo lo que hagas aquí queda firmado con tu nombre y el suyo.`,
  quedan: (minutos: number) => (minutos === 1 ? 'Queda 1 minuto' : `Quedan ${minutos} minutos`),
  terminar: 'Terminar',
  terminado: 'Has terminado. Esta pestaña vuelve a ser tuya.',
};

export type ImpersonationTexts = typeof impersonation;
