import type { PageText } from '../../../page-text.ts';

export const carRepairs = {
  frenos: {
    slug: 'frenos',
    nombre: 'Frenos',
    titulo: 'Frenos del coche',
    entrada:
      'Pastillas, discos y líquido: cuánto duran, cómo se nota que se acaban y qué miramos antes de cambiar nada.',
    cifras: [
      ['30.000–50.000 km', 'duran unas pastillas delanteras'],
      ['60.000–100.000 km', 'duran los discos'],
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
          'La revisión pre-ITV mira lo mismo que mirará la estación: frenos, dirección, suspensión, luces y emisiones. Si prefieres no ir, llevamos el coche nosotros. Una furgoneta pasa la primera ITV a los 2 años, cada 2 hasta los 6, cada año hasta los 10 y después cada 6 meses.',
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
      ['60.000–90.000 km', 'las de convertidor, de 6 y 8 marchas'],
      ['60.000–80.000 km', 'las de variador (CVT)'],
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
      ['30.000–60.000 km', 'el de aire y, en los diésel, el de combustible'],
    ],
    secciones: [
      {
        titulo: 'Qué hace cada uno',
        puntos: [
          'Aceite: retiene el metal y la carbonilla. Tarda unos 10.000 km en llenarse.',
          'Habitáculo: retiene el polvo y el polen. Si se tapa, los cristales se empañan y el aire huele.',
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
    entrada: 'Mantienen la rueda pegada al suelo. Se gastan tan poco a poco que te acostumbras.',
    cifras: [
      ['20.000 km', 'cada cuánto se miran'],
      ['60.000–80.000 km', 'lo que suelen durar'],
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
      ['80.000–180.000 km', 'según el motor'],
      ['5–10 años', 'aunque el coche ande poco'],
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
} as const satisfies Record<string, PageText>;
