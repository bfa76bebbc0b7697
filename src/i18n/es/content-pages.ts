export const contentPages = {
  blog: 'Consejos y noticias',
  blogTexto: 'Lo que conviene saber de los neumáticos, el mantenimiento y la inspección, explicado por quien lo hace.',
  blogVacio: 'Todavía no hay artículos.',
  contenido: 'En esta página',
  actualizado: 'Actualizado el',
  todosLosTalleres: 'Ver todos los talleres',
  todasLasOfertas: 'Ver todas las ofertas',
  llamar: (telefono: string) => `Llamar al ${telefono}`,
  rss: 'Artículos por RSS',
};
export type ContentPageTexts = typeof contentPages;
