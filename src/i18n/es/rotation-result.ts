/** What is done with the tyres: the last screen of the assistant. */
export const rotationResult = {
  respuestas: {
    rotar: {
      titulo: 'Sí, se pueden permutar',
      texto:
        'Los cuatro cambian de sitio según la tracción de tu coche: los del eje que empuja pasan rectos al otro, y los otros cruzados. Miramos el dibujo y la presión de cada uno y comprobamos el equilibrado.',
      dibujo: 'Las ruedas de delante pasan detrás por su lado, y las de detrás pasan delante cruzadas.',
    },
    direccionales: {
      titulo: 'En cruz no, de delante atrás sí',
      texto:
        'Un neumático direccional no puede cambiar de lado: giraría al revés y con agua se agarra peor. Lo que sí se hace es pasar los de delante atrás y los de atrás delante, cada uno por su lado.',
      dibujo: 'Las ruedas de delante y de detrás se cambian entre sí, cada una en su lado.',
    },
    distintas: {
      titulo: 'No se pueden pasar de delante atrás',
      texto:
        'Detrás llevas otra medida que delante: cada una solo vale en su eje, y montarla en el otro no pasa la ITV. En su lugar comprobamos la alineación y la presión, que es lo que hace que se gasten por un lado. Si el dibujo se acaba en un eje, se cambian los dos de ese eje.',
      dibujo: 'Las ruedas de delante y de detrás tienen medidas distintas y se quedan en su eje.',
    },
    moto: {
      titulo: 'En una moto no se permutan',
      texto:
        'La rueda de delante y la de detrás llevan neumáticos distintos en medida, forma y goma. En su lugar se vigila la presión y el dibujo: cuando uno baja de 1,6 mm se cambia, aunque el otro aguante.',
      dibujo: 'El neumático de delante de una moto es más estrecho que el de detrás.',
    },
    otro: {
      titulo: 'Para este vehículo, llámanos',
      texto:
        'En camiones y maquinaria cada eje tiene su neumático y su desgaste. Llámanos con la matrícula y te decimos qué se puede hacer y dónde.',
      dibujo: '',
    },
  },
  pedirPermuta: 'Pedir cita para permutarlos',
  pedirMoto: 'Pedir cita para la moto',
  verMoto: 'Ver neumáticos de moto',
  verMedidas: 'Ver neumáticos nuevos',
  alineacion: 'Y la alineación',
  alineacionTexto:
    'Si el coche se va de lado o los neumáticos se gastan por un borde, permutarlos no basta: hay que poner las ruedas rectas.',
  alineacionPrecio: 'Por coche, impuestos incluidos.',
  conAlineacion: 'Pedir cita para las dos cosas',
  soloAlineacion: 'Pedir cita para la alineación',
  cambiar: 'Es otro vehículo',
};

export type RotationResultTexts = typeof rotationResult;
