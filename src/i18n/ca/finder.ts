import type { FinderTexts } from '../es/finder.ts';

export const finder: FinderTexts = {
  pasosEtiqueta: 'La teva cerca, pas a pas',
  progreso: (paso, de) => `Pas ${paso} de ${de}`,
  hecho: 'fet',
  seguir: 'Continua',
  falta: 'Tria una opció per continuar.',
  seguirCon: (medida) => `Continua amb ${medida}`,
  sinDatos: 'Mira els preus sense deixar dades',
  correo: 'Correu electrònic',
  codigoPostal: 'Codi postal',
  telefono: 'Telèfon',
  opcional: 'opcional',
  registroTitulo: 'Desa la teva cerca',
  registroTexto:
    'La desem amb el teu codi postal i te l’enviem per correu, amb un enllaç per tornar-la a obrir on vulguis.',
  quieroInfo: 'Vull rebre ofertes per correu. Em puc donar de baixa quan vulgui.',
  privacidad: 'En desar-la, acceptes que fem servir aquestes dades per desar la cerca i enviar-te-la. Més a la',
  politica: 'política de privacitat',
};
