import type { PageText } from '../../../page-text.ts';

export const carUpkeep = {
  refrigerante: {
    slug: 'liquido-refrigerante-para-coche',
    nombre: 'Líquido refrigerante',
    titulo: 'Líquido refrigerante para coche',
    entrada: 'Enfría el motor, no se hiela y protege el circuito por dentro. Con los años deja de hacer lo último.',
    cifras: [
      ['2–5 años', 'según el tipo'],
      ['5 años', 'los de larga duración'],
      ['0 mezclas', 'de colores: pueden cuajar'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'El nivel baja: un circuito cerrado no consume. Buscamos la fuga.',
          'Está marrón o tiene posos.',
          'Vas a la nieve y no sabes hasta qué temperatura aguanta: lo medimos en un minuto.',
          'La aguja sube. Para el motor y no abras el tapón en caliente: sale a presión y quema.',
        ],
      },
      {
        titulo: 'Qué hacemos',
        texto: [
          'Medimos el punto de congelación, vaciamos el circuito, lo llenamos con el tipo que pide tu coche y lo purgamos. Lleva alrededor de una hora. El líquido usado es un residuo: lo recogemos nosotros.',
          'Para el frío, el pack de invierno incluye hasta un litro de anticongelante. Todas las revisiones incluyen también el relleno.',
        ],
      },
    ],
  },

  aire: {
    slug: 'carga-del-aire-acondicionado',
    nombre: 'Aire acondicionado',
    titulo: 'Carga del aire acondicionado',
    entrada:
      'Dos gases que no se mezclan. El año de tu coche dice cuál lleva; entre 2014 y 2017 lo dice la etiqueta que hay bajo el capó.',
    cifras: [
      ['2 años', 'cada cuánto conviene mirarlo'],
      ['R134a', 'hasta 2013: de 500 a 850 g'],
      ['R1234yf', 'desde 2018: de 350 a 600 g'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Enfría menos que el verano pasado, o tarda en enfriar.',
          'Los cristales no se desempañan: el aire acondicionado es el que seca el aire.',
          'Hace dos años que nadie lo mira.',
          'Si en una semana vuelve a no enfriar, hay una fuga: cargar otra vez no la arregla.',
        ],
      },
      {
        titulo: 'Qué incluye',
        texto: [
          'Sacamos el gas que queda, hacemos el vacío, comprobamos que no hay fugas y llenamos con los gramos que manda tu coche y aceite para el compresor. La ley solo deja cargar el gas con el que se homologó el coche, y hacerlo a quien tiene el certificado de gases fluorados.',
          'Si es híbrido o eléctrico, dínoslo: su compresor lleva otro aceite.',
        ],
      },
    ],
  },

  escobillas: {
    slug: 'escobillas-limpiaparabrisas-para-coche',
    nombre: 'Escobillas',
    titulo: 'Escobillas limpiaparabrisas para coche',
    entrada: 'La goma se seca con el sol aunque no llueva. Una vez al año, mejor en otoño.',
    cifras: [
      ['1 año', 'lo que dura la goma'],
      ['5 minutos', 'lo que tardamos'],
      ['2', 'se cambian juntas'],
    ],
    secciones: [
      {
        titulo: 'Cuándo cambiarlas',
        puntos: [
          'Dejan rayas o una zona sin barrer.',
          'Saltan o chirrían con el cristal mojado.',
          'La goma está cortada o se despega.',
          'De noche, las luces de cara se ven con halo: mira también si el cristal tiene grasa.',
        ],
      },
      {
        titulo: 'Qué hacemos',
        texto: [
          'Ponemos la medida de cada lado, que casi nunca es la misma, con el anclaje de tu brazo. Miramos que el brazo apriete por igual y que los surtidores apunten bien. El pack de invierno incluye las dos escobillas delanteras y el líquido.',
        ],
      },
    ],
  },

  aceite: {
    slug: 'cambio-aceite',
    nombre: 'Cambio de aceite',
    titulo: 'Cambio de aceite y revisión',
    entrada:
      'Aceite con la homologación que pide tu motor, filtro y 30 puntos revisados. El fabricante no puede quitarte la garantía por hacerlo aquí.',
    cifras: [
      ['15.000–20.000 km', 'o 12 meses, lo que llegue antes'],
      ['30.000 km', 'o 24 meses con aceite de larga duración'],
      ['7.500–10.000 km', 'si el coche es anterior al 2000'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Lo pide el cuadro o han pasado 12 meses.',
          'El nivel está por debajo del mínimo: rellena y ven. La luz roja de aceite es otra cosa: para el motor.',
          'Haces sobre todo trayectos cortos: acorta el plazo, el aceite no llega a calentarse.',
        ],
      },
      {
        titulo: 'Qué aceite lleva tu coche',
        texto: [
          'Manda la homologación, no la viscosidad: dos aceites 5W-30 pueden ser muy distintos. VW pide 504.00/507.00 o 508.00, Renault RN17, PSA B71 2312, BMW LL-04, Mercedes 229.52. Un diésel con filtro de partículas necesita uno bajo en cenizas (ACEA C).',
        ],
      },
      {
        titulo: 'Qué revisión elegir',
        texto: [
          'Todas llevan hasta 5 litros de aceite. Si el cárter de tu motor es de más de 5 litros (muchos diésel de 2.0 y furgonetas), elige la de cárter grande: lo dice el manual, en capacidades.',
        ],
      },
    ],
  },

  ozono: {
    slug: 'desinfeccion-con-ozono',
    nombre: 'Desinfección con ozono',
    titulo: 'Desinfección con ozono',
    entrada:
      'El ozono llega adonde no llega un trapo: los conductos del aire, la tapicería y el techo. Se va solo y no deja perfume.',
    cifras: [
      ['30 minutos', 'un turismo'],
      ['0 residuos', 'el ozono vuelve a ser oxígeno'],
      ['1 vez al año', 'con el filtro de habitáculo'],
    ],
    secciones: [
      {
        titulo: 'Cuándo conviene',
        puntos: [
          'Huele a humedad al encender el aire.',
          'Lo has comprado usado, o ha viajado un animal o un fumador.',
          'Alguien en casa tiene alergia.',
        ],
      },
      {
        titulo: 'Cómo se hace',
        texto: [
          'Con el coche cerrado y vacío, el aparato produce ozono mientras el aire recircula por los conductos. Nadie puede estar dentro. Después abrimos, ventilamos y medimos antes de devolvértelo.',
          'El ozono no limpia: si el olor viene de un filtro viejo o del evaporador sucio, vuelve. Para eso están los kits.',
        ],
      },
    ],
  },
} as const satisfies Record<string, PageText>;
