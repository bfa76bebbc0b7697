/** What customers say of a product, on its sheet. */
export const productReviews = {
  titulo: 'Opiniones',
  ninguna: 'Todavía no hay opiniones. Se piden tres semanas después de montarlo o recogerlo.',
  media: (media: string, total: number) => `${media} de 5 en ${total === 1 ? 'una opinión' : `${total} opiniones`}`,
  estrellasDe: (estrellas: number) => (estrellas === 1 ? '1 estrella' : `${estrellas} estrellas`),
  reparto: 'Reparto de las opiniones',
  delModelo: 'Son de todas las medidas de este modelo.',
  verificada: 'Compra verificada',
  inventada: 'Inventada para la demostración',
  sinNombre: 'Sin nombre',
  montado: (dia: string) => `Montado el ${dia}`,
  recogido: (dia: string) => `Comprado el ${dia}`,
  vehiculo: {
    utilitario: 'Utilitario',
    compacto: 'Compacto',
    berlina: 'Berlina',
    familiar: 'Familiar',
    suv: 'SUV o 4x4',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    otro: 'Otro vehículo',
  },
  enCatalan: 'En catalán',
  enCastellano: 'En castellano',
  comoSeComprueban: 'Cómo verificamos las opiniones',
  comprobacion:
    'Solo opina quien lo ha comprado aquí y ya lo ha montado o recogido: tres semanas después recibe por correo un enlace que vale para una opinión por producto, y con él puede cambiarla o retirarla. Publicamos todas, buenas y malas; las que llevan enlaces, correos o teléfonos las lee antes una persona. Solo ocultamos insultos, datos de otras personas, publicidad, lo que no habla del producto y lo que es ilegal. No pagamos ni premiamos opiniones.',
  comprobacionDemo:
    'Esta tienda es una demostración: las opiniones marcadas como inventadas no son de nadie, no cuentan como verificadas y desaparecen con la primera de verdad.',
  paginas: 'Páginas de opiniones',
  anteriores: 'Más recientes',
  siguientes: 'Más antiguas',
  pagina: (pagina: number, paginas: number) => `Página ${pagina} de ${paginas}`,
};

export type ProductReviewTexts = typeof productReviews;
