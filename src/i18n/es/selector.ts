export const selector = {
  descripcion: 'Elige la medida de tus neumáticos paso a paso y mira lo que cuestan montados.',
  verYa: (medida: string) => `Ver ya los neumáticos ${medida}`,
  paso: {
    medidas: 'Medida',
    ancho: 'Ancho',
    serie: 'Perfil',
    llanta: 'Llanta',
    carga: 'Carga',
    velocidad: 'Velocidad',
    preferencias: 'Preferencias',
    estacion: 'Estación',
    runflat: 'Run-flat',
    marcas: 'Marcas',
    datos: 'Tus datos',
    resultados: 'Resultados',
  },
  pregunta: {
    medidas: '¿Qué medida llevas?',
    ancho: '¿Qué ancho tiene?',
    serie: '¿Qué perfil?',
    llanta: '¿Qué llanta?',
    carga: '¿Qué índice de carga?',
    velocidad: '¿Qué código de velocidad?',
    preferencias: '¿Cómo lo quieres?',
    estacion: '¿Para qué época del año?',
    runflat: '¿Lleva run-flat?',
    marcas: '¿Alguna marca en especial?',
    datos: '¿Dónde los montamos?',
  },
  ayuda: {
    ancho: 'El primer número del lateral, en milímetros; los pequeños, en pulgadas.',
    serie: 'El número después de la barra: la altura del flanco en tanto por ciento.',
    llanta: 'El número después de la R, en pulgadas.',
    carga: 'El número después de la medida. Si dudas, elige «Cualquiera».',
    velocidad: 'La letra del final. Si dudas, elige «Cualquiera».',
    runflat: 'Lo pone en el lateral: RFT, ROF, SSR, ZP o parecido. Si no lo pone, no lo es.',
    marcas: 'Puedes elegir varias, o ninguna para verlas todas.',
    datos:
      'Con tu código postal te decimos la primera hora libre cerca de ti. Guardamos tu búsqueda y te la enviamos por correo, con un enlace para volver a abrirla.',
  },
  actualizar: 'Ver neumáticos',
  guardarYVer: 'Guardar y ver resultados',

  guardar: 'Guardar y ver todos',
};

export type SelectorTexts = typeof selector;
