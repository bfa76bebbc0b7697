import type { AppTexts } from '../es/app.ts';

export const app: AppTexts = {
  descripcion: (nombre) => `Pneumàtics muntats i cita als tallers ${nombre}.`,
  pedirCita: 'Demana cita',
  misCitas: 'Les meves cites',
  cesta: 'Cistella',
  sinRed: {
    titulo: 'No tens connexió',
    texto: 'Això és el que recorda aquest navegador. La resta torna quan hi hagi xarxa.',
    cita: 'La teva propera cita',
    cuando: (dia, hora) => `${dia}, ${hora} h`,
    sinCita: 'Aquest navegador no recorda cap cita teva.',
    cesta: 'A la teva cistella',
    sinCesta: 'La cistella és buida.',
    llamar: (telefono) => `Truca’ns al ${telefono}`,
    reintentar: 'Torna-ho a provar',
  },
  titulo: (nombre) => `${nombre} al teu mòbil`,
  entrada:
    'Instal·la la botiga com una app: s’obre des de la pantalla d’inici i, sense connexió, t’ensenya la propera cita, la cistella i el nostre telèfon. No ocupa gairebé res i no envia avisos.',
  instalar: 'Instal·la l’app',
  instalada: 'L’estàs fent servir com a app.',
  como: 'Com s’instal·la',
  pasos: [
    { titulo: 'Android, amb Chrome', texto: 'Obre el menú dels tres punts i tria «Afegeix a la pantalla d’inici».' },
    { titulo: 'iPhone i iPad, amb Safari', texto: 'Toca el botó de compartir i tria «Afegeix a la pantalla d’inici».' },
    {
      titulo: 'Ordinador, amb Chrome o Edge',
      texto: 'Prem la icona d’instal·lar que surt a la dreta de la barra d’adreces.',
    },
  ],
};
