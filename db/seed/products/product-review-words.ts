/** What is drawn; numbers of their own, so that reviews change nothing else of the demo. */
export const drawn = { number: 171, words: 172, name: 173, day: 174, id: 175 } as const;

export type ReviewedKind = 'verano' | 'invierno' | 'allseason' | 'moto' | 'articulo';

/** A review that nobody wrote: every one is marked as invented where it is shown. */
interface Words {
  readonly estrellas: number;
  readonly idioma: 'es' | 'ca';
  readonly texto: string;
}

const tyres: readonly Words[] = [
  {
    estrellas: 5,
    idioma: 'es',
    texto: 'En autopista casi no se oyen. Vengo de unas más baratas y la diferencia se nota.',
  },
  { estrellas: 4, idioma: 'ca', texto: 'Frenen molt bé en mullat. En sec potser les trobo una mica toves.' },
  { estrellas: 3, idioma: 'es', texto: 'Cumplen. A partir de 110 hacen más ruido del que esperaba por la etiqueta.' },
  { estrellas: 5, idioma: 'ca', texto: 'He fet quatre mil quilòmetres i gairebé no s’ha gastat el dibuix.' },
  {
    estrellas: 2,
    idioma: 'es',
    texto: 'A los tres meses noto vibración. Me las equilibraron otra vez gratis, pero sigue un poco.',
  },
  { estrellas: 4, idioma: 'es', texto: 'Buen agarre y precio razonable. El consumo, igual que antes.' },
  { estrellas: 1, idioma: 'ca', texto: 'Sorolloses des del primer dia. No les tornaria a comprar.' },
  { estrellas: 4, idioma: 'es', texto: '' },
];

const winter: readonly Words[] = [
  {
    estrellas: 5,
    idioma: 'ca',
    texto: 'Pujant a la Molina amb dos dits de neu, ni una relliscada. Tranquil·litat total.',
  },
  {
    estrellas: 4,
    idioma: 'es',
    texto: 'En nieve, perfectas. En seco y con 15 grados el coche baila un poco, como era de esperar.',
  },
  { estrellas: 3, idioma: 'es', texto: 'Agarran bien con frío, pero se oyen bastante por carretera.' },
  { estrellas: 4, idioma: 'ca', texto: 'Ja no porto cadenes. En gel cal anar amb compte igualment.' },
  { estrellas: 2, idioma: 'ca', texto: 'El segon hivern ja havien perdut molta adherència en mullat.' },
];

const allSeason: readonly Words[] = [
  {
    estrellas: 5,
    idioma: 'es',
    texto: 'Me ahorro cambiar de rueda dos veces al año y en la nevada de enero no tuve problema.',
  },
  {
    estrellas: 4,
    idioma: 'ca',
    texto: 'Per pujar a esquiar quatre cops l’any en tinc prou. A l’estiu, una mica sorolloses.',
  },
  {
    estrellas: 3,
    idioma: 'es',
    texto: 'Ni tan buenas en verano como las de verano ni tan buenas en nieve. Para ciudad, bien.',
  },
  { estrellas: 4, idioma: 'es', texto: 'Bajo lluvia fuerte me dan confianza. Veremos cuánto duran.' },
];

const moto: readonly Words[] = [
  { estrellas: 5, idioma: 'es', texto: 'A los cien kilómetros ya iba confiado. En frío calientan enseguida.' },
  {
    estrellas: 4,
    idioma: 'ca',
    texto: 'Molt bon tacte en curva. El del darrere s’aplana una mica si fas molta autopista.',
  },
  { estrellas: 3, idioma: 'es', texto: 'Para ir a trabajar, de sobra. En mojado voy con cuidado.' },
  { estrellas: 5, idioma: 'ca', texto: 'La moto sembla una altra: entra a la curva sola.' },
];

const articles: readonly Words[] = [
  { estrellas: 5, idioma: 'es', texto: 'Justo lo que necesitaba y al precio que ponía. Lo recogí al día siguiente.' },
  {
    estrellas: 4,
    idioma: 'ca',
    texto: 'Fa la feina. La caixa va arribar una mica aixafada, però el producte estava bé.',
  },
  { estrellas: 3, idioma: 'es', texto: 'Correcto, sin más. Las instrucciones son escasas.' },
  { estrellas: 5, idioma: 'ca', texto: 'Sis mesos després, cap problema.' },
  { estrellas: 2, idioma: 'es', texto: 'Me ha durado menos de lo que esperaba. Me atendieron bien con la garantía.' },
];

/** What is said of each kind; of tyres of a season what is said of any, too. */
export const wordsFor = (kind: ReviewedKind): readonly Words[] => {
  switch (kind) {
    case 'verano':
      return tyres;
    case 'invierno':
      return [...winter, ...tyres.slice(0, 3)];
    case 'allseason':
      return [...allSeason, ...tyres.slice(1, 5)];
    case 'moto':
      return moto;
    case 'articulo':
      return articles;
  }
};
