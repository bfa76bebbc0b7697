import type { GuideSection, PageSection } from '../../page-text.ts';

export interface TyreHelp {
  readonly guia: {
    readonly titulo: string;
    readonly entrada: string;
    readonly indice: string;
    readonly cifras: readonly (readonly [string, string])[];
    readonly secciones: readonly GuideSection[];
    readonly lateral: {
      readonly titulo: string;
      readonly lectura: string;
      readonly partes: Readonly<Record<'ancho' | 'serie' | 'llanta' | 'ic' | 'cv', readonly [string, string]>>;
    };
    readonly etiqueta: string;
    readonly seguir: string;
  };
  readonly servicios: {
    readonly titulo: string;
    readonly entrada: string;
    readonly secciones: readonly PageSection[];
    readonly incluido: string;
    readonly gratis: string;
    readonly base: Readonly<Record<'U' | 'F', string>>;
    readonly vehiculo: string;
    readonly precio: string;
    readonly vehiculos: Readonly<Record<string, string>>;
    readonly llantas: Readonly<Record<'hasta' | 'oMas' | 'a', string>>;
    readonly conImpuestos: string;
    readonly buscar: string;
  };
  readonly seguro: {
    readonly titulo: string;
    readonly entrada: string;
    readonly cifras: readonly (readonly [string, string])[];
    readonly secciones: readonly PageSection[];
    /** What is paid, after the first section; the kilometres and the rates come from the tariff. */
    readonly cobertura: {
      readonly titulo: string;
      readonly texto: string;
      readonly cabecera: readonly [km: string, parte: string, ejemplo: string];
      readonly hasta: string;
      readonly masDe: string;
      readonly nada: string;
      /** Below the last kilometre of the tariff, among the figures. */
      readonly comoMucho: string;
    };
    readonly tarifa: string;
    readonly tarifaTexto: string;
    readonly buscar: string;
  };
}

export const tyreHelp: TyreHelp = {
  guia: {
    titulo: 'Todo sobre el neumático',
    entrada: 'Leer la rueda y la etiqueta, elegir verano o invierno, y saber cuándo toca cambiar.',
    indice: 'En esta página',
    cifras: [
      ['1,6 mm', 'de dibujo es el mínimo legal; cámbialos cuando aún tengan más de 2'],
      ['7 °C', 'por debajo, la goma de verano se endurece'],
      ['80 km', 'a 80 km/h aguanta un run-flat sin aire'],
    ],
    secciones: [
      {
        id: 'numeros',
        titulo: 'Qué dicen los números',
        dibujo: 'lateral',
        texto: [
          'La medida está en el lateral de la rueda, en este orden. Puedes montar índices de carga y de velocidad iguales o mayores que los de tu ficha técnica, nunca menores. La excepción es el neumático de invierno: puede llevar un código de velocidad menor, hasta Q (160 km/h), si lo recuerda una pegatina en el salpicadero.',
        ],
      },
      {
        id: 'marcas',
        titulo: 'Las otras letras',
        tabla: {
          cabecera: ['Marca', 'Qué quiere decir'],
          filas: [
            ['XL', 'Reforzado: aguanta más carga con más presión'],
            ['HL', 'Alta carga: más que un XL, para coches pesados y eléctricos; va delante de la medida'],
            ['C', 'De furgoneta, con dos índices de carga: rueda simple y gemela'],
            ['M+S', 'Barro y nieve, según su fabricante: no exige ninguna prueba'],
            ['3PMSF', 'Montaña con copo: ha pasado la prueba de agarre en nieve'],
            ['RSC, ZP, ROF, RFT, SSR, r-f, HRS, XRP, ZPS', 'Run-flat, con el nombre que le da cada fabricante'],
            ['FR', 'Protege el borde de la llanta. No es run-flat'],
            ['★, MO, AO, N0', 'Hecho a medida para BMW, Mercedes, Audi o Porsche'],
            ['Rotation con flecha', 'Gira en un solo sentido'],
            ['Outside', 'Esta cara va hacia fuera'],
          ],
        },
      },
      {
        id: 'matricula',
        titulo: 'De la matrícula a la medida',
        texto: [
          'Las letras de la matrícula dicen cuándo se matriculó: la serie L empezó en septiembre de 2019 y la M, en septiembre de 2022. Con la matrícula buscamos qué coche es y qué medidas admite, las de serie y las equivalentes.',
          'Lo seguro es lo que dice la ficha técnica; la presión está en la pegatina del marco de la puerta o de la tapa del depósito. Una medida equivalente no puede variar el diámetro más de un 3 %; si quieres otra, hay que legalizarla.',
        ],
      },
      {
        id: 'etiqueta',
        titulo: 'La etiqueta europea',
        dibujo: 'etiqueta',
        puntos: [
          'Consumo, de A a E: cuánto cuesta hacerlo rodar. En un turismo, A es 6,5 kg por tonelada o menos; E, 10,6 o más.',
          'Frenada en mojado, de A a E: de la primera a la última puede haber 18 metros frenando a 80 km/h.',
          'Ruido exterior, en decibelios: A queda 3 dB por debajo del límite, o más; C lo supera.',
          'Montaña con copo: agarra en nieve. Estalagmita: agarra en hielo, para inviernos nórdicos.',
          'El código QR lleva a su ficha en EPREL, el registro europeo. Los de moto y los agrícolas no llevan etiqueta.',
        ],
      },
      {
        id: 'estaciones',
        titulo: 'Verano, invierno o cuatro estaciones',
        tabla: {
          cabecera: ['Tipo', 'Cuándo', 'A cambio'],
          filas: [
            ['Verano', 'Si casi nunca bajas de 7 °C', 'En frío frena más tarde; con nieve no vale'],
            [
              'Invierno',
              'Si pasas semanas por debajo de 7 °C o subes a la nieve',
              'En verano se gasta antes: hay que cambiarlos dos veces al año',
            ],
            [
              'Cuatro estaciones',
              'Si la nieve es cosa de unos días',
              'No llega al mejor de verano ni al mejor de invierno',
            ],
          ],
        },
        texto: [
          'En España, donde se exigen neumáticos de invierno o cadenas basta con M+S. En Francia, de noviembre a marzo, y en Andorra, mejor con el símbolo 3PMSF o con cadenas en el maletero.',
        ],
      },
      {
        id: 'desgaste',
        titulo: 'Cuándo cambiarlos por desgaste',
        texto: [
          'La ley pide 1,6 mm. Nosotros te diremos que los cambies mientras tengan más de 2: por debajo el agua ya no se va y el coche flota. Con lluvia, mejor no bajar de 3 mm.',
        ],
        puntos: [
          'Mira los testigos: unos tacos en el fondo de los surcos. Cuando el dibujo está a su altura, queda 1,6 mm.',
          'O mete una moneda de un euro en el surco: si se ve el borde dorado entero, quedan menos de 3 mm.',
          'Gastado por los dos hombros: poca presión. Por el centro: demasiada. Por un lado: falta alinear.',
          'Cada 10.000 km cámbialos de eje y durarán parecido. Los dos nuevos, detrás.',
        ],
      },
      {
        id: 'presion',
        titulo: 'La presión',
        puntos: [
          'Una vez al mes y antes de un viaje, con las ruedas frías: después de unos kilómetros marca de más.',
          'La que dice la pegatina del coche, no la máxima que lleva el neumático. Cargado hay otra cifra.',
          'También la de repuesto, si tienes.',
          'Si se enciende el testigo, mírala ese día. Después de inflar hay que reiniciarlo en el cuadro.',
        ],
      },
      {
        id: 'edad',
        titulo: 'La edad: el DOT',
        dibujo: 'dot',
        texto: [
          'Las cuatro últimas cifras después de DOT son la semana y el año de fabricación: 3524 es la semana 35 de 2024. A partir de los 5 años, que lo miren cada año aunque tenga dibujo: la goma se seca y aparecen grietas. A los 10, se cambia.',
        ],
      },
      {
        id: 'runflat',
        titulo: 'Run-flat',
        texto: [
          'Lleva el flanco reforzado y, pinchado, te deja seguir unos 80 km a 80 km/h. Solo se puede montar en coches con control de presión, porque sin él no notarías el pinchazo. Si tu coche no lleva rueda de repuesto, al cambiarlo por uno normal piensa cómo saldrás de un pinchazo.',
          'Los autosellantes (Seal, ContiSeal) son otra cosa: tapan agujeros de hasta 5 mm, pero no ruedan sin aire.',
        ],
      },
    ],
    lateral: {
      titulo: 'Medida de un neumático, tal como se lee en su lateral',
      lectura: 'Se lee así: ancho, perfil, llanta, carga y velocidad.',
      partes: {
        ancho: ['Ancho', 'En milímetros.'],
        serie: ['Perfil', 'Altura del flanco: un 55 % del ancho.'],
        llanta: ['Llanta', 'R, radial; 16, su diámetro en pulgadas.'],
        ic: ['Índice de carga', '91 son 615 kg por rueda.'],
        cv: ['Código de velocidad', 'V, hasta 240 km/h.'],
      },
    },
    etiqueta: 'Etiqueta europea de ejemplo: consumo B, frenada en mojado A, ruido 71 dB clase B, con agarre en nieve.',
    seguir: 'Sigue por aquí',
  },

  servicios: {
    titulo: 'Servicios para el neumático',
    entrada:
      'Qué hacemos con tus ruedas y la tarifa entera, la misma en todos los talleres. Lo que ves en la cesta sale de aquí.',
    secciones: [
      {
        titulo: 'Cuánto tarda',
        texto: [
          'Cuatro neumáticos de turismo, unos 45 minutos; una hora con llantas de 19 pulgadas o más. La alineación añade media hora. Reservas con hora y puedes esperar en el taller.',
        ],
      },
      {
        titulo: 'Qué pasa con los viejos',
        texto: [
          'Los recogemos y van a reciclar. Ya está pagado: es la ecotasa, que va dentro del precio de cada neumático y sale aparte en la factura.',
        ],
      },
      {
        titulo: 'Cuándo alinear',
        texto: [
          'Una vez al año, al montar neumáticos nuevos o después de un golpe contra un bordillo. Si vas recto y el volante queda torcido, o las ruedas se gastan por un lado, ya toca.',
        ],
      },
    ],
    incluido: 'Incluido en el precio de los neumáticos',
    gratis: 'Gratis',
    base: { U: 'Por neumático', F: 'Por vehículo' },
    vehiculo: 'Vehículo',
    precio: 'Precio',
    vehiculos: {
      turismo: 'Turismo',
      '4x4': '4x4 y SUV',
      furgoneta: 'Furgoneta',
      patinete: 'Patinete eléctrico',
      quad: 'Quad',
      moto: 'Moto',
      camion: 'Camión',
      agricola: 'Agrícola',
    },
    llantas: { hasta: 'Hasta', oMas: 'o más', a: 'a' },
    conImpuestos: 'Precios con impuestos, en España. En Andorra se aplica el IGI y son más bajos.',
    buscar: 'Buscar neumáticos',
  },

  seguro: {
    titulo: 'Seguro del neumático',
    entrada:
      'Un clavo o un bordillo no avisan. Si lo dejan inservible durante el primer año, te pagamos otro igual: entero o en parte, según los kilómetros que lleve.',
    cifras: [
      ['1 año', 'desde el día del montaje'],
      ['1 a 1', 'se asegura cada neumático'],
    ],
    cobertura: {
      titulo: 'Cuánto paga',
      texto:
        'Los kilómetros cuentan desde el montaje: ese día el taller apunta los que marca el coche. La parte es de lo que pagaste por el neumático.',
      cabecera: ['Desde el montaje', 'Pagamos', 'De un neumático de'],
      hasta: 'Hasta',
      masDe: 'Más de',
      nada: 'Nada',
      comoMucho: 'como mucho, si llegan antes que el año',
    },
    secciones: [
      {
        titulo: 'Qué cubre',
        puntos: [
          'Un pinchazo que no se puede reparar con seguridad: en el flanco, o mayor de lo que admite un parche.',
          'Un corte o un golpe contra un bordillo o un bache que daña la carcasa.',
        ],
      },
      {
        titulo: 'Qué no cubre',
        puntos: [
          'Lo que se puede reparar.',
          'Un neumático que ya está en el mínimo legal, 1,6 mm de dibujo.',
          'El desgaste normal, o el de una presión o una alineación equivocadas.',
          'El robo, la llanta y los daños al coche.',
        ],
      },
      {
        titulo: 'Cómo se contrata',
        texto: [
          'Al comprar los neumáticos, en las opciones de la cesta. Después del montaje ya no se puede añadir. Las condiciones se guardan con tu pedido: valen las del día que compraste.',
        ],
      },
      {
        titulo: 'Cómo se usa',
        texto: [
          'Llama o ven a cualquier taller de la cadena con el número de pedido. Miramos el neumático delante de ti; si no tiene arreglo, pedimos otro de la misma marca, modelo y medida, y solo pagas la parte que no cubre el seguro. Si ya no se fabrica, uno de la misma categoría.',
        ],
      },
    ],
    tarifa: 'Cuánto cuesta',
    tarifaTexto: 'Por neumático y por todo el año.',
    buscar: 'Buscar neumáticos',
  },
};
