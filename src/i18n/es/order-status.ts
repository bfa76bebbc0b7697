/** Words of how far an order has come. */
export const orderStatus = {
  titulo: 'Cómo va tu pedido',
  cargando: 'Mirando cómo va…',
  reintentar: 'Volver a intentarlo',
  sinConexion: 'No hay conexión. Seguimos intentándolo.',
  paso: {
    pagado: 'Pagado',
    'en-camino': 'Neumáticos pedidos al almacén',
    'en-taller': 'Neumáticos en el taller',
    recibido: 'Coche recibido',
    elevador: 'En el elevador',
    listo: 'Listo para recoger',
  },
  confirmado: 'Pedido confirmado',
  productosEnCamino: 'Productos pedidos al almacén',
  productosEnTaller: 'Productos en el taller',
  llegan: (dia: string) => `Llegan al taller el ${dia}.`,
  teEsperamos: (dia: string, hora: string, taller: string) => `Te esperamos el ${dia}, a las ${hora}, en ${taller}.`,
  puedesVenir: (taller: string) => `Ya puedes pasar por ${taller} a recoger el vehículo.`,
  hecho: 'hecho',
  ahora: 'Ahora',
  anuncio: (paso: string) => `Tu pedido: ${paso}.`,
};

export type OrderStatusTexts = typeof orderStatus;
