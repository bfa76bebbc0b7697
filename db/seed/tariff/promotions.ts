import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import type { Season } from '#domain/tyres/season.ts';

/** A promotion to try. Days are counted from the day of the load; nothing said means no such condition. */
export interface DemoPromotion {
  readonly vehiculo: VehicleGroup;
  readonly tipo: PromotionKind;
  /** Cents off each unit, or hundredths of a percent. */
  readonly valor?: number;
  readonly tipo_producto: readonly ProductKind[];
  /** Slugs. */
  readonly marcas?: readonly string[];
  readonly temporadas?: readonly Season[];
  readonly llanta_desde?: number;
  readonly llanta_hasta?: number;
  readonly unidades_minimas?: number;
  /** Cents, tax included. */
  readonly importe_minimo?: number;
  /** Its first day. */
  readonly desde: number;
  /** The day after its last one; none: it stays. */
  readonly hasta?: number;
  /** The last day of fitting. */
  readonly fecha_limite?: number;
  readonly un_pedido?: boolean;
  readonly mezclable?: boolean;
  /** Units in all, and for each person. */
  readonly total?: number;
  readonly por_persona?: number;
  readonly titulo: readonly [es: string, ca: string, pt: string];
  readonly descripcion: readonly [es: string, ca: string, pt: string];
}

const tyres = ['neumatico'] as const;

/**
 * One of each kind, and of each condition and limit. Of tyres that most cars take, one maker's become cheaper; of what
 * is bought one by one, nothing does, so that the number in the list is the number in the basket.
 */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    vehiculo: 'coche',
    tipo: 'importe',
    valor: 12_00,
    tipo_producto: tyres,
    marcas: ['nexen'],
    unidades_minimas: 4,
    desde: -10,
    hasta: 45,
    fecha_limite: 60,
    mezclable: true,
    total: 480,
    por_persona: 8,
    titulo: ['12 € menos por neumático Nexen', '12 € menys per pneumàtic Nexen', 'Menos 12 € por pneu Nexen'],
    descripcion: [
      'Cambia los cuatro y paga 48 € menos. De verano, de invierno o de todo el año.',
      'Canvia’ls tots quatre i paga 48 € menys. D’estiu, d’hivern o de tot l’any.',
      'Troque os quatro e pague menos 48 €. De verão, de inverno ou de todo o ano.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'alineacion',
    tipo_producto: tyres,
    marcas: ['bridgestone', 'firestone'],
    llanta_desde: 18,
    unidades_minimas: 4,
    desde: -28,
    hasta: 3,
    fecha_limite: 20,
    mezclable: true,
    titulo: [
      'Alineación gratis desde 18 pulgadas',
      'Alineació gratis a partir de 18 polzades',
      'Alinhamento grátis a partir de 18 polegadas',
    ],
    descripcion: [
      'Con cuatro Bridgestone o Firestone grandes, la dirección sale recta y no la pagas.',
      'Amb quatre Bridgestone o Firestone grans, la direcció surt recta i no la pagues.',
      'Com quatro Bridgestone ou Firestone grandes, a direção sai alinhada sem custos.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'seguro',
    tipo_producto: tyres,
    marcas: ['hankook', 'laufenn'],
    unidades_minimas: 2,
    desde: -5,
    hasta: 75,
    mezclable: true,
    titulo: [
      'Seguro gratis con Hankook y Laufenn',
      'Assegurança gratis amb Hankook i Laufenn',
      'Seguro grátis com Hankook e Laufenn',
    ],
    descripcion: [
      'Si un golpe o un pinchazo lo estropea, el seguro del neumático responde y no te cuesta nada.',
      'Si un cop o una punxada el fa malbé, l’assegurança del pneumàtic respon i no et costa res.',
      'Se uma pancada ou um furo o estragar, o seguro do pneu responde e não lhe custa nada.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'nitrogeno',
    tipo_producto: tyres,
    marcas: ['uniroyal', 'semperit'],
    unidades_minimas: 2,
    desde: -90,
    mezclable: true,
    titulo: [
      'Nitrógeno gratis con Uniroyal y Semperit',
      'Nitrogen gratis amb Uniroyal i Semperit',
      'Azoto grátis com Uniroyal e Semperit',
    ],
    descripcion: [
      'Los inflamos con nitrógeno: la presión aguanta más y no lo pagas.',
      'Els inflem amb nitrogen: la pressió aguanta més i no ho pagues.',
      'Enchemos com azoto: a pressão aguenta mais tempo e não paga por isso.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'packinvierno',
    tipo_producto: tyres,
    marcas: ['continental', 'vredestein', 'goodyear'],
    temporadas: ['invierno'],
    unidades_minimas: 4,
    desde: -20,
    hasta: 90,
    fecha_limite: 100,
    total: 600,
    un_pedido: true,
    mezclable: false,
    titulo: [
      'Pack de invierno gratis con cuatro de invierno',
      'Pack d’hivern gratis amb quatre d’hivern',
      'Pack de inverno grátis com quatro de inverno',
    ],
    descripcion: [
      'Mientras montamos los cuatro probamos la batería, ponemos anticongelante y cambiamos las escobillas.',
      'Mentre muntem els quatre provem la bateria, posem anticongelant i canviem les escombretes.',
      'Enquanto montamos os quatro, testamos a bateria, pomos anticongelante e trocamos as escovas.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'kitur',
    tipo_producto: tyres,
    marcas: ['debica', 'sava', 'tigar'],
    llanta_hasta: 15,
    unidades_minimas: 2,
    desde: -3,
    hasta: 120,
    mezclable: true,
    total: 300,
    por_persona: 4,
    titulo: ['Kit urbano de regalo', 'Kit urbà de regal', 'Kit urbano de oferta'],
    descripcion: [
      'Espray reparapinchazos, manómetro y guantes para el coche de cada día.',
      'Esprai reparapunxades, manòmetre i guants per al cotxe de cada dia.',
      'Spray repara-furos, manómetro e luvas para o carro de todos os dias.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'kitcta',
    tipo_producto: tyres,
    marcas: ['kumho', 'toyo'],
    unidades_minimas: 4,
    importe_minimo: 300_00,
    desde: -14,
    hasta: 60,
    mezclable: true,
    titulo: [
      'Kit de carretera de regalo desde 300 €',
      'Kit de carretera de regal a partir de 300 €',
      'Kit de estrada de oferta a partir de 300 €',
    ],
    descripcion: [
      'Luz V16 conectada, chaleco y linterna en la guantera con cuatro Kumho o Toyo.',
      'Llum V16 connectat, armilla i llanterna a la guantera amb quatre Kumho o Toyo.',
      'Luz V16 ligada, colete e lanterna no porta-luvas com quatro Kumho ou Toyo.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'kit4x4',
    tipo_producto: tyres,
    marcas: ['bfgoodrich', 'general', 'cooper'],
    llanta_desde: 15,
    unidades_minimas: 4,
    desde: -30,
    hasta: 50,
    fecha_limite: 70,
    mezclable: true,
    titulo: [
      'Kit 4x4 gratis con BFGoodrich, General y Cooper',
      'Kit 4x4 gratis amb BFGoodrich, General i Cooper',
      'Kit 4x4 grátis com BFGoodrich, General e Cooper',
    ],
    descripcion: [
      'Eslinga, compresor y guantes para salir de la pista.',
      'Eslinga, compressor i guants per sortir de la pista.',
      'Cinta de reboque, compressor e luvas para sair da pista.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'dia-sin-iva',
    tipo_producto: ['acc-transporte'],
    unidades_minimas: 2,
    desde: -2,
    hasta: 12,
    mezclable: true,
    por_persona: 6,
    titulo: ['Días sin IVA en transporte', 'Dies sense IVA en transport', 'Dias sem IVA em transporte'],
    descripcion: [
      'Llévate dos, como barras y cofre, y descontamos lo que suma el IVA.',
      'Emporta-te’n dos, com ara barres i cofre, i descomptem el que suma l’IVA.',
      'Leve dois, como barras e mala de tejadilho, e descontamos o valor do IVA.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'porcentaje',
    valor: 15_00,
    tipo_producto: ['bateria'],
    marcas: ['tudor', 'fiamm'],
    unidades_minimas: 2,
    desde: -15,
    hasta: 100,
    mezclable: true,
    por_persona: 4,
    titulo: [
      '15 % menos en baterías Tudor y Fiamm',
      '15 % menys en bateries Tudor i Fiamm',
      'Menos 15 % em baterias Tudor e Fiamm',
    ],
    descripcion: [
      'Al comprar dos o más: para un vehículo con dos baterías o para dos coches.',
      'Si en compres dues o més: per a un vehicle amb dues bateries o per a dos cotxes.',
      'Na compra de duas ou mais: para um veículo com duas baterias ou para dois carros.',
    ],
  },
  {
    vehiculo: 'moto',
    tipo: 'montaje-porcentaje',
    valor: 50_00,
    tipo_producto: tyres,
    marcas: ['avon', 'mitas'],
    unidades_minimas: 2,
    desde: -7,
    hasta: 40,
    mezclable: true,
    titulo: [
      'Montaje a mitad de precio con Avon y Mitas',
      'Muntatge a meitat de preu amb Avon i Mitas',
      'Montagem a metade do preço com Avon e Mitas',
    ],
    descripcion: [
      'Cambia delantero y trasero a la vez y el montaje te cuesta la mitad.',
      'Canvia davanter i posterior alhora i el muntatge et costa la meitat.',
      'Troque o da frente e o de trás e a montagem custa metade.',
    ],
  },
  {
    vehiculo: 'camion',
    tipo: 'montaje',
    tipo_producto: tyres,
    marcas: ['double-coin', 'triangle'],
    unidades_minimas: 2,
    desde: -12,
    hasta: 80,
    mezclable: true,
    total: 200,
    titulo: [
      'Montaje gratis con Double Coin y Triangle',
      'Muntatge gratis amb Double Coin i Triangle',
      'Montagem grátis com Double Coin e Triangle',
    ],
    descripcion: [
      'Por ejes: a partir de dos, el montaje corre de nuestra cuenta.',
      'Per eixos: a partir de dos, el muntatge va a càrrec nostre.',
      'Por eixos: a partir de dois, a montagem é por nossa conta.',
    ],
  },
  {
    vehiculo: 'agricola',
    tipo: 'porcentaje',
    valor: 8_00,
    tipo_producto: tyres,
    marcas: ['petlas', 'cultor'],
    importe_minimo: 500_00,
    desde: -25,
    hasta: 110,
    fecha_limite: 130,
    mezclable: true,
    titulo: ['8 % menos en Petlas y Cultor', '8 % menys en Petlas i Cultor', 'Menos 8 % em Petlas e Cultor'],
    descripcion: [
      'Para llegar a la siembra con el tractor calzado.',
      'Per arribar a la sembra amb el tractor calçat.',
      'Para chegar à sementeira com o trator calçado.',
    ],
  },
  {
    vehiculo: 'coche',
    tipo: 'importe',
    valor: 8_00,
    tipo_producto: tyres,
    marcas: ['falken'],
    unidades_minimas: 2,
    desde: -60,
    hasta: -6,
    fecha_limite: 10,
    titulo: ['8 € menos por neumático Falken', '8 € menys per pneumàtic Falken', 'Menos 8 € por pneu Falken'],
    descripcion: [
      'La de otoño, que ya ha terminado.',
      'La de la tardor, que ja s’ha acabat.',
      'A de outono, que já terminou.',
    ],
  },
];
