import type { ProductReviewTexts } from '../es/product-reviews.ts';

export const productReviews: ProductReviewTexts = {
  titulo: 'Opinions',
  ninguna: 'Encara no hi ha opinions. Es demanen tres setmanes després de muntar-lo o recollir-lo.',
  media: (media, total) => `${media} de 5 en ${total === 1 ? 'una opinió' : `${total} opinions`}`,
  estrellasDe: (estrellas) => (estrellas === 1 ? '1 estrella' : `${estrellas} estrelles`),
  reparto: 'Com es reparteixen les opinions',
  delModelo: 'Són de totes les mides d’aquest model.',
  verificada: 'Compra verificada',
  inventada: 'Inventada per a la demostració',
  sinNombre: 'Sense nom',
  montado: (dia) => `Muntat el ${dia}`,
  recogido: (dia) => `Comprat el ${dia}`,
  vehiculo: {
    utilitario: 'Utilitari',
    compacto: 'Compacte',
    berlina: 'Berlina',
    familiar: 'Familiar',
    suv: 'SUV o 4x4',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    otro: 'Un altre vehicle',
  },
  enCatalan: 'En català',
  enCastellano: 'En castellà',
  comoSeComprueban: 'Com verifiquem les opinions',
  comprobacion:
    'Només hi opina qui ho ha comprat aquí i ja ho ha muntat o recollit: al cap de tres setmanes rep per correu un enllaç que val per a una opinió per producte, i amb el mateix enllaç la pot canviar o retirar. Les publiquem totes, bones i dolentes; les que porten enllaços, correus o telèfons les llegeix abans una persona. Només amaguem insults, dades d’altres persones, publicitat, el que no parla del producte i el que és il·legal. No paguem ni premiem opinions.',
  comprobacionDemo:
    'Aquesta botiga és una demostració: les opinions marcades com a inventades no són de ningú, no compten com a verificades i desapareixen amb la primera de debò.',
  paginas: 'Pàgines d’opinions',
  anteriores: 'Més recents',
  siguientes: 'Més antigues',
  pagina: (pagina, paginas) => `Pàgina ${pagina} de ${paginas}`,
};
