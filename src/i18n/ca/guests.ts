import type { GuestTexts } from '../es/guests.ts';

export const guests: GuestTexts = {
  titulo: 'Hem de saber que aquest correu és teu',
  destino: (email) => `El codi anirà a ${email}.`,
  enviar: 'Envia el codi',
  enviado: (email, minutos) =>
    `T’hem enviat un codi de sis xifres a ${email}. Serveix durant ${minutos} minuts. Si no el veus, mira el correu brossa.`,
  codigo: 'Codi del correu',
  comprobar: 'Comprova-ho i continua',
  otro: 'Envia un altre codi',
  reserva: (importe) => `Paga una reserva de ${importe}`,
  faltaCodigo: 'Escriu les sis xifres del codi.',
  sinConexion: 'No hi ha connexió. Torna-ho a provar.',
};
