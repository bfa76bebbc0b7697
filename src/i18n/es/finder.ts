/** What every selector says. */
export const finder = {
  pasosEtiqueta: 'Tu búsqueda, paso a paso',
  progreso: (paso: number, de: number) => `Paso ${paso} de ${de}`,
  hecho: 'hecho',
  seguir: 'Continuar',
  falta: 'Elige una opción para continuar.',
  seguirCon: (medida: string) => `Seguir con ${medida}`,
  sinDatos: 'Ver precios sin dejar datos',
  correo: 'Correo electrónico',
  codigoPostal: 'Código postal',
  telefono: 'Teléfono',
  opcional: 'opcional',
  registroTitulo: 'Guarda tu búsqueda',
  registroTexto:
    'La guardamos con tu código postal y te la enviamos por correo, con un enlace para volver a abrirla donde quieras.',
  quieroInfo: 'Quiero recibir ofertas por correo. Puedo darme de baja cuando quiera.',
  privacidad: 'Al guardar, aceptas que usemos estos datos para guardar esta búsqueda y enviártela. Más en la',
  politica: 'política de privacidad',
};

export type FinderTexts = typeof finder;
