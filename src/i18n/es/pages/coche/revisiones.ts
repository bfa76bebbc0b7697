import type { PageText } from '../../../page-text.ts';

export const carRevisions = {
  revisionBasic: {
    slug: 'revision-basic',
    nombre: 'Revisión Basic',
    titulo: 'Revisión Basic del coche',
    entrada:
      'Lo imprescindible: aceite con la homologación de tu motor, filtro de aceite, niveles y 30 puntos revisados.',
    cifras: [
      ['45 minutos', 'con cita, mientras esperas'],
      ['5 litros', 'de aceite incluidos; con más cárter, la de cárter grande'],
      ['30 puntos', 'de seguridad revisados'],
    ],
    secciones: [
      {
        titulo: 'Cuándo elegirla',
        texto: ['Para quien hace sus kilómetros y tiene el resto al día.'],
      },
      {
        titulo: 'Qué aceite lleva',
        texto: [
          'El que tiene la homologación que pide tu motor: con la matrícula, el asistente te dice cuáles puedes elegir y por qué. Si tu cárter es de más de 5 litros, te da el precio de la de cárter grande.',
        ],
      },
      {
        titulo: 'Y la garantía',
        texto: [
          'Se conserva: hacemos lo que manda el plan del fabricante y lo apuntamos en el libro (Reglamento (UE) 461/2010).',
        ],
      },
    ],
  },

  revisionConfort: {
    slug: 'revision-confort',
    nombre: 'Revisión Confort',
    titulo: 'Revisión Confort del coche',
    entrada: 'La Basic y además el filtro de habitáculo: menos polen dentro y cristales que no se empañan.',
    cifras: [
      ['60 minutos', 'con cita, mientras esperas'],
      ['5 litros', 'de aceite incluidos; con más cárter, la de cárter grande'],
      ['30 puntos', 'de seguridad revisados'],
    ],
    secciones: [
      {
        titulo: 'Cuándo elegirla',
        texto: ['Si el aire huele, o hace un año que nadie lo cambia.'],
      },
      {
        titulo: 'Qué aceite lleva',
        texto: [
          'El que tiene la homologación que pide tu motor: con la matrícula, el asistente te dice cuáles puedes elegir y por qué. Si tu cárter es de más de 5 litros, te da el precio de la de cárter grande.',
        ],
      },
      {
        titulo: 'Y la garantía',
        texto: [
          'Se conserva: hacemos lo que manda el plan del fabricante y lo apuntamos en el libro (Reglamento (UE) 461/2010).',
        ],
      },
    ],
  },

  revisionPlus: {
    slug: 'revision-plus',
    nombre: 'Revisión Plus',
    titulo: 'Revisión Plus del coche',
    entrada: 'La Confort y además el filtro de aire y la diagnosis electrónica de todas las centralitas.',
    cifras: [
      ['75 minutos', 'con cita, mientras esperas'],
      ['5 litros', 'de aceite incluidos; con más cárter, la de cárter grande'],
      ['30 puntos', 'de seguridad revisados'],
    ],
    secciones: [
      {
        titulo: 'Cuándo elegirla',
        texto: ['Cada 30.000–60.000 km, que es lo que dura el filtro de aire.'],
      },
      {
        titulo: 'Qué aceite lleva',
        texto: [
          'El que tiene la homologación que pide tu motor: con la matrícula, el asistente te dice cuáles puedes elegir y por qué. Si tu cárter es de más de 5 litros, te da el precio de la de cárter grande.',
        ],
      },
      {
        titulo: 'Y la garantía',
        texto: [
          'Se conserva: hacemos lo que manda el plan del fabricante y lo apuntamos en el libro (Reglamento (UE) 461/2010).',
        ],
      },
    ],
  },

  revisionPremium: {
    slug: 'revision-premium',
    nombre: 'Revisión Premium',
    titulo: 'Revisión Premium del coche',
    entrada: 'Todo lo de la Plus, más el líquido de frenos y el filtro de combustible.',
    cifras: [
      ['105 minutos', 'con cita, mientras esperas'],
      ['5 litros', 'de aceite incluidos; con más cárter, la de cárter grande'],
      ['30 puntos', 'de seguridad revisados'],
    ],
    secciones: [
      {
        titulo: 'Cuándo elegirla',
        texto: ['Cada dos años o 40.000 km, que es lo que aguanta el líquido de frenos.'],
      },
      {
        titulo: 'Qué aceite lleva',
        texto: [
          'El que tiene la homologación que pide tu motor: con la matrícula, el asistente te dice cuáles puedes elegir y por qué. Si tu cárter es de más de 5 litros, te da el precio de la de cárter grande.',
        ],
      },
      {
        titulo: 'Y la garantía',
        texto: [
          'Se conserva: hacemos lo que manda el plan del fabricante y lo apuntamos en el libro (Reglamento (UE) 461/2010).',
        ],
      },
    ],
  },

  revisionPreItv: {
    slug: 'revision-pre-itv',
    nombre: 'Revisión pre-ITV',
    titulo: 'Revisión pre-ITV',
    entrada:
      'Miramos lo mismo que mirará la inspección y te decimos qué arreglar antes. Si prefieres no ir, llevamos el coche nosotros.',
    cifras: [
      ['1 mes antes', 'hay tiempo para arreglar lo que salga'],
      ['4 años', 'tiene un turismo en su primera ITV'],
      ['Cada 2 años', 'después; desde los 10, cada año'],
    ],
    secciones: [
      {
        titulo: 'Qué miramos',
        puntos: [
          'Frenos, dirección y suspensión.',
          'Luces, señalización y limpiaparabrisas.',
          'Neumáticos: dibujo, medida y homologación.',
          'Emisiones, y que ninguna luz de avería esté encendida.',
        ],
      },
      {
        titulo: 'La llevamos nosotros',
        texto: [
          'Dejas el coche, lo llevamos a la estación y lo recoges con la inspección hecha; la tasa va incluida.',
          'Si no la pasa, te llamamos y te damos un presupuesto: no arreglamos nada sin que lo apruebes, y la reparación se paga aparte. Volver a llevarlo no te cuesta más; si la estación cobra otra tasa, la pagas tú.',
          'El precio es distinto para un turismo y para los demás vehículos: abajo eliges cuál es el tuyo. Si vienes a una revisión, puedes añadir el viaje a la ITV en la cesta.',
        ],
      },
    ],
  },

  testSeguridad: {
    slug: 'test-de-seguridad',
    nombre: 'Test de seguridad',
    titulo: 'Test de seguridad gratuito',
    entrada:
      'Miramos 22 puntos de tu coche en media hora, gratis y sin compromiso, y te damos el resultado por escrito.',
    cifras: [
      ['Gratis', 'con cita en cualquier taller'],
      ['22 puntos', 'que deciden si el coche frena, gira y se ve'],
      ['30 minutos', 'y te lo llevas'],
    ],
    secciones: [
      {
        titulo: 'Qué miramos',
        puntos: [
          'Neumáticos: presión, dibujo, edad y desgaste, también el de repuesto.',
          'Frenos: pastillas, discos, líquido y freno de mano.',
          'Dirección, suspensión y amortiguadores.',
          'Luces, escobillas, batería y niveles.',
        ],
      },
      {
        titulo: 'Y después',
        texto: [
          'Te explicamos qué urge, qué puede esperar y qué está bien. Si hay que cambiar algo, te llevas el presupuesto y decides tú.',
        ],
      },
    ],
  },

  revisionOficial: {
    slug: 'revision-oficial',
    nombre: 'Revisión oficial',
    titulo: 'La revisión del plan de tu fabricante',
    entrada:
      'Hacemos lo que manda el libro de tu coche, con sus plazos y sus homologaciones. La garantía se conserva: lo dice el Reglamento (UE) 461/2010.',
    cifras: [
      ['461/2010', 'el reglamento europeo que te deja elegir taller'],
      ['15.000–30.000 km', 'o de 1 a 2 años: el plazo de la mayoría de planes'],
      ['Tu libro', 'sellado, digital o en papel'],
    ],
    secciones: [
      {
        titulo: 'Por qué no pierdes la garantía',
        texto: [
          'El fabricante no puede condicionar la garantía a que el mantenimiento se haga en su red. Basta con seguir su plan y usar recambios y fluidos de la calidad que pide. Lo que se rompe por un defecto suyo lo sigue pagando él.',
          'Guarda la factura: dice qué se hizo, con qué aceite y a cuántos kilómetros.',
        ],
      },
      {
        titulo: 'Qué hacemos',
        puntos: [
          'Leemos el plan de tu motor: kilómetros, años y trabajos.',
          'Ponemos el aceite con su homologación, no uno parecido.',
          'Apuntamos la revisión en el libro o en el registro digital, y ponemos a cero el aviso.',
        ],
      },
      {
        titulo: 'Qué no hacemos',
        texto: [
          'Las campañas de llamada a revisión y las reparaciones en garantía las hace gratis la red de la marca. Si vemos que tu coche tiene una pendiente, te lo decimos.',
        ],
      },
    ],
  },
} as const satisfies Record<string, PageText>;
