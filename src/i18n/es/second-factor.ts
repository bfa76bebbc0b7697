/** The code of an authenticator. */
export const secondFactor = {
  factorTitulo: 'Falta un paso',
  factorAltaTitulo: 'Activa tu aplicación de códigos',
  factorDe: (correo: string) => `Entras como ${correo}.`,
  factorOtro: 'No soy yo',
  factorPerdido:
    '¿Has perdido la aplicación? Pide a quien administra el personal que te la quite; la próxima vez que entres activarás otra.',
  factorAlta:
    'Con tu cuenta se ven los datos de muchas personas. Por eso, además de la contraseña, hace falta una aplicación de códigos (como Google Authenticator o la de tu gestor de contraseñas). Escanea con ella esta imagen y escribe el código que te muestre.',
  factorImagen: 'Código QR para la aplicación de códigos',
  factorAbrir: 'Abrir la aplicación en este dispositivo',
  factorClave: 'Si no puedes escanear la imagen, escribe esta clave en la aplicación:',
  factorCodigo: 'Código de la aplicación',
  factorPista: 'Seis cifras. Cambian cada medio minuto y cada código sirve una vez.',
};

export type SecondFactorTexts = typeof secondFactor;
