/** What only its driver can tell of a car, and where it is kept. */
export const keepCar = {
  guardar: 'Guardar',
  guardarEnCuenta: 'Guardar en mi cuenta',
  guardado: 'Guardado en tu cuenta.',
  recordado: 'Este navegador lo recuerda.',
  entrar: 'Entra y lo tendrás también en tu cuenta.',
  entrarBoton: 'Entrar',
  kms: 'Kilómetros que marca',
  kmsPista: 'Con ellos sabemos qué le toca.',
  codigoPostal: 'Código postal donde suele estar',
  color: 'Color del dibujo',
  kmsMal: 'Escribe los kilómetros con cifras, como los marca el cuadro: más de cero.',
  codigoPostalMal: 'Escribe un código postal de España o Andorra.',
  matriculaMal: 'Escribe la matrícula como 1234 BCD o B-1234-AB.',
  kmsMenos: (kms: string) => `La última vez eran ${kms} km, y ahora son menos.`,
  kmsCorrectos: 'Los kilómetros son correctos: guarda los dos',
};

export type KeepCarTexts = typeof keepCar;
