import type { PageText } from '../../page-text.ts';

export const camion = {
  neumaticos: {
    slug: 'neumaticos-industriales',
    nombre: 'Neumáticos industriales',
    titulo: 'Neumáticos de camión y autobús',
    entrada: 'Dirección, tracción o remolque: cada eje pide su dibujo. Montados en el taller o en tu base.',
    cifras: [
      ['156/150', 'carga en simple y en gemelo'],
      ['22,5', 'llanta sin cámara; las enteras, como 20, con cámara'],
      ['50–100 km', 'y se reaprietan las tuercas'],
    ],
    secciones: [
      {
        titulo: 'Cómo se lee la medida',
        texto: [
          'En 315/80R22.5 156/150L, 315 es el ancho en milímetros; 80, el perfil; 22.5, la llanta; 156, la carga con una rueda por lado (4.000 kg), y 150, la de cada rueda en gemelo (3.350 kg). L es la velocidad: 120 km/h.',
        ],
      },
      {
        titulo: 'Qué eje, qué cubierta',
        puntos: [
          'Dirección: surcos rectos, para guiar y gastarse por igual.',
          'Tracción: tacos; con 3PMSF si cruzas puertos o Andorra en invierno.',
          'Remolque: las marcadas FRT son solo para ejes libres. No van en tracción.',
          'REGROOVABLE en el flanco: se pueden reesculpir y duran más.',
        ],
      },
      {
        titulo: 'En el taller',
        texto: [
          'Inflamos dentro de la jaula, apretamos con dinamométrica en el orden de la llanta y anotamos presiones. En gemelo emparejamos por diámetro: una diferencia de pocos milímetros carga todo el peso en una sola rueda.',
        ],
      },
    ],
  },

  frenos: {
    slug: 'frenos-de-remolque',
    nombre: 'Frenos de remolque',
    titulo: 'Frenos de remolque y semirremolque',
    entrada: 'Pastillas, discos, tambores y el circuito de aire, con la diagnosis del EBS.',
    cifras: [
      ['1 vez al año', 'pasa la ITV un remolque de más de 750 kg'],
      ['6 meses', 'cada cuánto, desde los 10 años'],
      ['EBS y ABS', 'leídos con diagnosis'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'El testigo del EBS no se apaga al arrancar.',
          'El conjunto empuja al frenar: la tractora frena sola.',
          'Una rueda sale más caliente que las otras.',
          'Pierde aire con el motor parado.',
        ],
      },
      {
        titulo: 'Qué miramos',
        puntos: [
          'Grueso de pastillas y discos, o de zapatas y tambores, eje por eje.',
          'Pulmones, levas y carrera de los tensores.',
          'Fugas, calderines, secador y las cabezas de acoplamiento.',
          'La frenada de cada rueda en el frenómetro.',
        ],
      },
    ],
  },

  suspension: {
    slug: 'suspension',
    nombre: 'Suspensión',
    titulo: 'Suspensión de camión y remolque',
    entrada: 'Fuelles, ballestas y amortiguadores. Una suspensión vencida se come los neumáticos y estropea la carga.',
    cifras: [
      ['Por ejes', 'fuelles y amortiguadores se cambian a pares'],
      ['Nivel', 'la altura se ajusta al terminar'],
      ['Neumáticos', 'el desgaste a dientes la delata'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'El vehículo está bajo de un lado por la mañana: pierde aire un fuelle o la válvula.',
          'El compresor carga más a menudo.',
          'Los neumáticos de un eje se gastan a dientes.',
          'Golpea al pasar una junta, en vacío.',
        ],
      },
      {
        titulo: 'Qué miramos',
        puntos: [
          'Grietas y roces en los fuelles, y la válvula niveladora.',
          'Hojas y bridas de las ballestas, silentblocks y tirantes.',
          'Amortiguadores con aceite fuera o con holgura.',
        ],
      },
    ],
  },

  ejes: {
    slug: 'ejes',
    nombre: 'Ejes',
    titulo: 'Ejes: rodamientos y alineación',
    entrada:
      'Un eje torcido unos milímetros arrastra los neumáticos de lado cada kilómetro. Lo medimos y lo ponemos recto.',
    cifras: [
      ['1 vez al año', 'conviene medir la alineación'],
      ['3 ejes', 'se alinean entre sí, no solo la dirección'],
      ['Un golpe', 'contra un bordillo basta para torcerlo'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Los neumáticos se gastan por un hombro o en diente de sierra.',
          'El remolque va cruzado detrás de la tractora.',
          'Un buje calienta o zumba.',
          'Has cambiado un tirante, una ballesta o la dirección.',
        ],
      },
      {
        titulo: 'Qué hacemos',
        texto: [
          'Medimos paralelismo, inclinación y arrastre de cada eje respecto al bastidor, corregimos y te damos las medidas de antes y después. En los bujes revisamos holgura, grasa y retenes, y cambiamos los rodamientos por parejas.',
        ],
      },
    ],
  },

  flotas: {
    slug: 'gestion-de-flotas',
    nombre: 'Gestión de flotas',
    titulo: 'Gestión de flotas',
    entrada:
      'Un interlocutor, una tarifa y el estado de cada neumático por escrito, en todos los talleres de la cadena.',
    cifras: [
      ['1 tarifa', 'la misma en todos los talleres'],
      ['10 %', 'menos de presión ya gasta más gasoil y más goma'],
      ['6 meses', 'entre ITV desde los 10 años, en más de 3,5 t'],
    ],
    secciones: [
      {
        titulo: 'Qué hacemos por tu flota',
        puntos: [
          'Medimos dibujo y presión de cada rueda en tu base y te decimos qué cambiar y cuándo.',
          'Rotamos, reesculpimos y emparejamos gemelos antes de comprar nuevos.',
          'Avisamos de las ITV y las revisiones de cada matrícula.',
          'Una factura al mes con las matrículas separadas.',
        ],
      },
      {
        titulo: 'Para quién es',
        texto: [
          'Desde unas pocas furgonetas de reparto hasta semirremolques. Llámanos con el número de vehículos y dónde duermen: el primer recuento de neumáticos lo hacemos allí.',
        ],
      },
    ],
  },

  asistencia: {
    slug: 'asistencia-24-horas',
    nombre: 'Asistencia 24 horas',
    titulo: 'Asistencia 24 horas para camión',
    entrada:
      'Un reventón no mira la hora. Llama, di dónde estás y qué medida llevas, y sale una furgoneta con el neumático.',
    cifras: [
      ['24 horas', 'también domingos y festivos'],
      ['1 llamada', 'el mismo teléfono de la cadena'],
      ['4 datos', 'y salimos: lugar, matrícula, medida y eje'],
    ],
    secciones: [
      {
        titulo: 'Ten a mano',
        puntos: [
          'Carretera, punto kilométrico y sentido.',
          'Matrícula y si es tractora o remolque.',
          'La medida entera, como 315/80R22.5, y el eje.',
          'Si llevas mercancía peligrosa o a temperatura.',
        ],
      },
      {
        titulo: 'Mientras llegamos',
        puntos: [
          'Luces de emergencia y luz V16 o triángulos; en autopista, quédate detrás de la barrera.',
          'No sigas con un gemelo reventado: el otro lleva el doble de carga y puede arder.',
        ],
      },
      {
        titulo: 'Qué cuesta',
        texto: [
          'Salida, mano de obra y neumático te los decimos por teléfono antes de salir. Las flotas con acuerdo, a su tarifa.',
        ],
      },
    ],
  },

  inspecciones: {
    slug: 'inspecciones-de-remolque',
    nombre: 'Inspecciones de remolque',
    titulo: 'Inspecciones de remolque',
    entrada: 'Lo que mirará la ITV, mirado antes y con tiempo de arreglarlo.',
    cifras: [
      ['1 año', 'entre ITV hasta los 10 años, en más de 750 kg'],
      ['6 meses', 'desde los 10 años'],
      ['6–8 años', 'agrícolas: exentos hasta los 8; caravanas, hasta los 6'],
    ],
    secciones: [
      {
        titulo: 'Qué miramos',
        puntos: [
          'Frenos en el frenómetro, fugas de aire y EBS.',
          'Luces, catadióptricos y placas; el enchufe de 7 o de 15 polos.',
          'Neumáticos: dibujo, cortes, presiones y tuercas.',
          'Bastidor, pivote, patas y enganches; antiempotramiento y guardabarros.',
        ],
      },
      {
        titulo: 'Cómo queda',
        texto: [
          'Te llevas una lista con lo que está bien, lo que pronto tocará y lo que no pasaría. Lo urgente se puede arreglar el mismo día si hay pieza.',
        ],
      },
    ],
  },
} as const satisfies Record<string, PageText>;

export type TruckPage = keyof typeof camion;
