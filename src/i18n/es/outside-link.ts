export const outsideLink = {
  titulo: 'No hemos añadido nada a tu cesta',
  noExiste: 'El producto del enlace no existe o ya no lo vendemos. Búscalo aquí por tu matrícula o por tu medida.',
  cantidad: (maximo: number) =>
    `El enlace pide una cantidad que no se puede comprar. Busca el producto y elige de 1 a ${maximo} unidades.`,
  agotado: (nombre: string) => `${nombre} se ha agotado. Busca otro que te sirva.`,
  quedan: (nombre: string, unidades: number) =>
    unidades === 1
      ? `De ${nombre} solo queda 1 unidad y el enlace pide más. Puedes pedir la que queda.`
      : `De ${nombre} solo quedan ${unidades} unidades y el enlace pide más. Puedes pedir menos.`,
  fallo: 'Ahora mismo no hemos podido seguir el enlace. Vuelve a probarlo; lo que tenías en la cesta sigue ahí.',
  verProducto: (nombre: string) => `Ver ${nombre}`,
  otrosDeMedida: 'Ver otros de esta medida',
  otrosParecidos: 'Ver otros parecidos',
  pedirMenos: (unidades: number) => (unidades === 1 ? 'Pedir 1' : `Pedir ${unidades}`),
  reintentar: 'Volver a probar el enlace',
};

export type OutsideLinkTexts = typeof outsideLink;
