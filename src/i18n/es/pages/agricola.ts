import type { PageText } from '../../page-text.ts';

export const agricola = {
  neumaticos: {
    slug: 'neumaticos',
    nombre: 'Neumáticos agrícolas',
    titulo: 'Neumáticos agrícolas',
    entrada:
      'Para tractor, cosechadora, remolque y aperos. Con menos presión pisas menos el suelo y gastas menos gasoil.',
    cifras: [
      ['IF', '+20 % de carga con la misma presión'],
      ['VF', '+40 % de carga con la misma presión'],
      ['18.4R38', 'es lo mismo que 460/85R38'],
    ],
    secciones: [
      {
        titulo: 'Cómo se lee la medida',
        texto: [
          'En VF 650/60R38 155D, 650 es el ancho en milímetros; 60, el perfil; R38, radial para llanta de 38 pulgadas; 155, la carga (3.875 kg), y D, la velocidad: 65 km/h. Las antiguas van en pulgadas: 16.9 equivale a 420/85; 14.9, a 380/85; 13.6, a 340/85.',
        ],
      },
      {
        titulo: 'Qué dibujo',
        puntos: [
          'R-1: tacos de tractor. R-1W: más hondos, para suelo húmedo.',
          'R-3: césped. R-4: industrial, para pala y obra.',
          'F-2: surcos, para las ruedas que dirigen. I-1 a I-3: aperos y remolques.',
        ],
      },
      {
        titulo: 'Antes de cambiar de medida',
        texto: [
          'En un tractor de doble tracción, la delantera y la trasera tienen que girar en la proporción de la caja: si no, arrastra. La calculamos contigo. La medida nueva tiene que estar en la ficha técnica.',
        ],
      },
    ],
  },

  alineacion: {
    slug: 'alineacion',
    nombre: 'Alineación',
    titulo: 'Alineación del tractor',
    entrada: 'Un tractor que hace mucha carretera se come las delanteras si la convergencia no está bien.',
    cifras: [
      ['1 vez al año', 'si haces carretera'],
      ['Después', 'de un golpe o de cambiar rótulas'],
      ['2 ruedas', 'se miden, delante'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Los tacos delanteros se gastan por dentro o por fuera.',
          'En carretera hay que corregir con el volante.',
          'Has cambiado rótulas, bieletas o el eje.',
        ],
      },
      {
        titulo: 'Qué hacemos',
        texto: [
          'Revisamos primero la holgura de rótulas y pivotes: alinear con holgura no sirve. Después medimos y ajustamos la convergencia, igualamos presiones y comprobamos que las dos delanteras tengan la misma altura.',
        ],
      },
    ],
  },

  teleinflado: {
    slug: 'teleinflado',
    nombre: 'Teleinflado',
    titulo: 'Teleinflado',
    entrada: 'Cambia la presión sin bajar de la cabina: baja en el campo, alta en la carretera.',
    cifras: [
      ['Campo', 'presión baja: más huella, menos rodera'],
      ['Carretera', 'presión alta: menos gasoil y menos desgaste'],
      ['VF', 'el neumático que trabaja a menos presión, y el que más gana'],
    ],
    secciones: [
      {
        titulo: 'Qué montamos',
        puntos: [
          'Compresor, mangueras y juntas giratorias en cada rueda.',
          'Mando en la cabina con una presión para cada trabajo.',
          'Válvulas de seguridad: si se rompe una manguera, la rueda no se vacía.',
        ],
      },
      {
        titulo: 'Cuándo sale a cuenta',
        texto: [
          'Cuando alternas campo y carretera el mismo día, con cisterna o con remolque. Tráenos la ficha del tractor y la medida de las ruedas y te decimos si admite el kit, cuánto tarda y el precio por escrito.',
        ],
      },
    ],
  },

  asistencia: {
    slug: 'asistencia-24-horas',
    nombre: 'Asistencia 24 horas',
    titulo: 'Asistencia 24 horas en el campo',
    entrada: 'En plena cosecha no se puede bajar la rueda al taller. Vamos adonde está la máquina.',
    cifras: [
      ['24 horas', 'también domingos y festivos'],
      ['1 llamada', 'el mismo teléfono de la cadena'],
      ['75 %', 'de agua con anticongelante es lo más que llenamos una rueda lastrada'],
    ],
    secciones: [
      {
        titulo: 'Ten a mano',
        puntos: [
          'La ubicación, mejor enviada desde el móvil, y por dónde se entra a la finca.',
          'La máquina y la medida entera, como 650/65R38.',
          'Si la rueda lleva agua o cámara.',
          'Si hay sitio firme para el gato.',
        ],
      },
      {
        titulo: 'Qué hacemos allí',
        texto: [
          'Reparamos con parche en caliente o en frío si el corte lo permite, cambiamos la cámara o montamos una cubierta nueva. Salida y trabajo te los decimos por teléfono antes de salir.',
        ],
      },
    ],
  },
} as const satisfies Record<string, PageText>;

export type FarmPage = keyof typeof agricola;
