import type { ContentPageTexts } from '../es/content-pages.ts';

export const contentPages: ContentPageTexts = {
  blog: 'Consells i notícies',
  blogTexto: 'El que cal saber dels pneumàtics, el manteniment i la inspecció, explicat per qui ho fa.',
  blogVacio: 'Encara no hi ha articles.',
  contenido: 'En aquesta pàgina',
  actualizado: 'Actualitzat el',
  todosLosTalleres: 'Mira tots els tallers',
  todasLasOfertas: 'Mira totes les ofertes',
  llamar: (telefono) => `Truca al ${telefono}`,
  rss: 'Articles per RSS',
};
