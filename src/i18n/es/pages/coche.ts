import type { PageText } from '../../page-text.ts';

export const coche = {
  frenos: {
    slug: 'frenos',
    nombre: 'Frenos',
    titulo: 'Frenos del coche',
    entrada:
      'Pastillas, discos y líquido: cuánto duran, cómo se nota que se acaban y qué miramos antes de cambiar nada.',
    cifras: [
      ['30.000-50.000 km', 'duran unas pastillas delanteras'],
      ['60.000-100.000 km', 'duran los discos'],
      ['2 años', 'o 40.000 km: el líquido de frenos'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Chirría al frenar: casi siempre es el avisador de las pastillas.',
          'El pedal baja más que antes o se nota blando: puede haber aire o agua en el circuito. No esperes.',
          'El volante tiembla al frenar desde autopista: los discos se han deformado.',
          'El coche se va a un lado al frenar.',
          'Se enciende el testigo rojo de frenos. Para en cuanto puedas y llámanos.',
        ],
      },
      {
        titulo: 'Qué miramos',
        puntos: [
          'El grueso de las pastillas, con la rueda quitada, y el de los discos contra el mínimo que llevan grabado.',
          'Cuánta agua ha cogido el líquido: con el tiempo hierve antes y el pedal se va al fondo en una bajada larga.',
          'Latiguillos, pinzas y freno de mano.',
        ],
      },
      {
        titulo: 'Cómo lo hacemos',
        texto: [
          'Las pastillas y los discos se cambian por ejes, los dos lados a la vez. Las pastillas de un eje llevan cerca de una hora; con los discos, hora y media. Los primeros 200 km frena con suavidad: se están asentando.',
        ],
      },
    ],
  },

  mecanica: {
    slug: 'mecanica-y-diagnosis',
    nombre: 'Mecánica y diagnosis',
    titulo: 'Mecánica y diagnosis del coche',
    entrada:
      'Una luz en el cuadro, un ruido nuevo o un coche que no arranca: lo leemos, lo comprobamos y te decimos qué es antes de cambiar nada.',
    cifras: [
      ['4 años', 'tiene un turismo cuando pasa su primera ITV'],
      ['Cada 2 años', 'hasta que cumple 10'],
      ['Cada año', 'desde los 10'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Luz de motor fija: puedes llegar al taller, sin forzar. Si parpadea, el motor falla y daña el catalizador: para y llámanos.',
          'Luz de aceite o de temperatura: para el motor enseguida.',
          'Le cuesta arrancar, gasta más o ha perdido fuerza.',
          'Un mes antes de la ITV: queda tiempo para arreglar lo que salga.',
        ],
      },
      {
        titulo: 'Cómo encontramos la avería',
        texto: [
          'Leemos los códigos de todas las centralitas, no solo la del motor. Un código dice qué sensor se queja, no qué pieza está rota, así que medimos la pieza antes de cambiarla. Con el resultado te damos el presupuesto y decides tú.',
        ],
      },
      {
        titulo: 'Antes de la ITV',
        texto: [
          'La revisión pre-ITV mira lo mismo que mirará la estación: frenos, dirección, suspensión, luces y emisiones. Si prefieres no ir, la llevamos nosotros. Una furgoneta pasa la primera ITV a los 2 años, cada 2 hasta los 6, cada año hasta los 10 y después cada 6 meses.',
        ],
      },
    ],
  },

  caja: {
    slug: 'caja-cambios-automatica',
    nombre: 'Caja de cambios automática',
    titulo: 'Mantenimiento de la caja de cambios automática',
    entrada:
      'El aceite de la caja también se gasta. Cambiarlo a tiempo cuesta una parte muy pequeña de lo que cuesta la caja.',
    cifras: [
      ['60.000 km', 'las de doble embrague en baño de aceite'],
      ['60.000-90.000 km', 'las de convertidor, de 6 y 8 marchas'],
      ['60.000-80.000 km', 'las de variador (CVT)'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Da un tirón al cambiar o al pasar de P a D.',
          'Tarda en engranar, o el motor sube de vueltas y el coche no.',
          'Tiembla al salir despacio, en un garaje o en un atasco.',
          'Has pasado los kilómetros de arriba y nadie la ha tocado, aunque el libro diga que el aceite es para siempre.',
        ],
      },
      {
        titulo: 'Qué cambiamos',
        puntos: [
          'El aceite que pide el fabricante de la caja: no hay uno que valga para todas.',
          'El filtro, o el cárter que lo lleva dentro, y la junta.',
          'El nivel, a la temperatura que manda el fabricante, y la adaptación de los embragues con la máquina de diagnosis cuando la caja la pide.',
        ],
      },
      {
        titulo: 'Cuánto tarda',
        texto: [
          'Entre dos y tres horas, con la caja templada. El precio depende de la caja y de los litros, entre 4 y 10: danos la matrícula y te lo calculamos.',
        ],
      },
    ],
  },

  filtros: {
    slug: 'filtros',
    nombre: 'Filtros',
    titulo: 'Filtros del coche',
    entrada: 'Cuatro filtros, cuatro plazos. Los cambiamos con la revisión, que es cuando salen más baratos.',
    cifras: [
      ['Cada cambio', 'de aceite: el filtro de aceite'],
      ['15.000 km', 'o 12 meses: el de habitáculo'],
      ['30.000-60.000 km', 'el de aire y, en los diésel, el de combustible'],
    ],
    secciones: [
      {
        titulo: 'Qué hace cada uno',
        puntos: [
          'Aceite: retiene el metal y la carbonilla. Lleva unos 10.000 km hasta que se llena.',
          'Habitáculo: para el polvo y el polen. Si se tapa, los cristales se empañan y el aire huele.',
          'Aire: si se tapa, el motor gasta más. Dura de 2 a 4 años.',
          'Combustible: en los diésel separa el agua, que rompe los inyectores.',
        ],
      },
      {
        titulo: 'En qué revisión va cada uno',
        texto: [
          'El de aceite, en todas. El de habitáculo, desde Confort. El de aire, desde Plus. El de combustible, en Premium. Debajo ves lo que incluye cada una.',
        ],
      },
    ],
  },

  amortiguadores: {
    slug: 'amortiguadores-para-coche',
    nombre: 'Amortiguadores',
    titulo: 'Amortiguadores para coche',
    entrada: 'Mantienen la rueda pegada al suelo. Se gastan tan poco a poco que uno se acostumbra.',
    cifras: [
      ['20.000 km', 'cada cuánto se miran'],
      ['60.000-80.000 km', 'lo que suelen durar'],
      ['Por ejes', 'se cambian los dos a la vez'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'El coche sigue botando después de un bache.',
          'Se hunde de morro al frenar o se inclina más en las curvas.',
          'Los neumáticos se gastan a dientes, por zonas.',
          'Hay aceite en el cuerpo del amortiguador.',
        ],
      },
      {
        titulo: 'Cómo lo hacemos',
        texto: [
          'El precio es de dos, montados: los de un eje se cambian juntos, o el coche frena y gira distinto de cada lado. Miramos también copelas y topes. Con los delanteros nuevos conviene alinear la dirección.',
        ],
      },
    ],
  },

  correa: {
    slug: 'correa-de-distribucion-para-coche',
    nombre: 'Correa de distribución',
    titulo: 'Correa de distribución para coche',
    entrada:
      'Si se rompe, suele llevarse el motor por delante. Tiene kilómetros y también años: cuenta lo que llegue antes.',
    cifras: [
      ['80.000-180.000 km', 'según el motor'],
      ['5-10 años', 'aunque el coche ande poco'],
      ['6 años', 'o 100.000 km: las bañadas en aceite de los PureTech'],
    ],
    secciones: [
      {
        titulo: 'Cuándo toca',
        puntos: [
          'Mira el libro: cada motor tiene su plazo. Un 2.0 TDI de los últimos llega a 210.000 km.',
          'No sabes cuándo se cambió: por precaución, ya.',
          'Pierde refrigerante junto a la correa: puede ser la bomba, que va con ella.',
          'Tu motor lleva cadena: no hay plazo, pero si suena al arrancar en frío hay que mirarla.',
        ],
      },
      {
        titulo: 'Qué cambiamos',
        puntos: [
          'La correa, los tensores y los rodillos: van en el mismo kit y duran lo mismo.',
          'La bomba de agua, cuando la mueve la correa, y el refrigerante.',
          'La correa de accesorios si está agrietada: ya está desmontada.',
        ],
      },
      {
        titulo: 'Cuánto tarda',
        texto: [
          'De tres a seis horas; normalmente dejas el coche por la mañana y lo recoges por la tarde. El precio depende del motor: danos la matrícula y te damos el presupuesto por escrito.',
        ],
      },
    ],
  },

  refrigerante: {
    slug: 'liquido-refrigerante-para-coche',
    nombre: 'Líquido refrigerante',
    titulo: 'Líquido refrigerante para coche',
    entrada: 'Enfría el motor, no se hiela y protege el circuito por dentro. Con los años deja de hacer lo último.',
    cifras: [
      ['2-5 años', 'según el tipo'],
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
      ['15.000-20.000 km', 'o 12 meses, lo que llegue antes'],
      ['30.000 km', 'o 24 meses con aceite de larga duración'],
      ['7.500-10.000 km', 'si el coche es anterior al 2000'],
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

export type CarPage = keyof typeof coche;
