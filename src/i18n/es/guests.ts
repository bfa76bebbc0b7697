/** Proving that an e-mail address is one's own, where a limit for unknown guests is reached. */
export const guests = {
  titulo: 'Necesitamos saber que este correo es tuyo',
  destino: (email: string) => `El código irá a ${email}.`,
  enviar: 'Enviar el código',
  enviado: (email: string, minutos: number) =>
    `Te hemos enviado un código de seis cifras a ${email}. Sirve durante ${minutos} minutos. Si no lo ves, mira en el correo no deseado.`,
  codigo: 'Código del correo',
  comprobar: 'Comprobar y seguir',
  otro: 'Enviar otro código',
  reserva: (importe: string) => `Pagar una reserva de ${importe}`,
  faltaCodigo: 'Escribe las seis cifras del código.',
  sinConexion: 'No hay conexión. Inténtalo otra vez.',
};

export type GuestTexts = typeof guests;
