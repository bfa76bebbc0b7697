/** Lists of tyres by season and vehicle: said where the page is made, so that no browser carries all of them. */
export const landings = {
  landings: {
    tyresSummer: {
      titulo: 'Neumáticos de verano',
      texto: 'Para más de 7 °C: con calor frenan antes, en seco y en mojado, y gastan menos.',
    },
    tyresWinter: {
      titulo: 'Neumáticos de invierno',
      texto:
        'Por debajo de 7 °C la goma de invierno agarra donde la de verano se endurece. Con el símbolo de la montaña no necesitas cadenas en la mayoría de los puertos.',
    },
    tyresAllSeason: {
      titulo: 'Neumáticos cuatro estaciones',
      texto: 'Un solo juego para todo el año, válido con nieve ocasional.',
    },
    tyresCar: { titulo: 'Neumáticos de turismo', texto: 'Para utilitarios, compactos, berlinas y familiares.' },
    tyresVan: { titulo: 'Neumáticos de furgoneta', texto: 'Con carcasa C reforzada y doble índice de carga.' },
    tyres4x4: { titulo: 'Neumáticos 4x4 y SUV', texto: 'De asfalto, mixtos y para pista.' },
    tyresMoto: {
      titulo: 'Neumáticos de moto',
      texto:
        'Scooter, naked, deportiva, trail, custom y enduro. Cada rueda por separado: delante y detrás no son iguales.',
    },
    tyresQuad: {
      titulo: 'Neumáticos de quad',
      texto: 'Para quad y ATV, delante y detrás, en tierra, arena y asfalto.',
    },
    tyresScooter: {
      titulo: 'Neumáticos de patinete eléctrico',
      texto: 'Con cámara o sin ella, de 8 a 11 pulgadas, montados en el taller.',
    },
    tyresTruck: {
      titulo: 'Neumáticos de camión',
      texto: 'Dirección, tracción y remolque, con etiqueta europea. El precio es el de una pareja montada.',
    },
    tyresFarm: {
      titulo: 'Neumáticos agrícolas',
      texto: 'Para tractor, cosechadora, aperos y remolque: radiales, IF y VF. El precio es el de una pareja montada.',
    },
    tyresElectric: {
      titulo: 'Neumáticos para coche eléctrico',
      texto: 'Ruedan con menos esfuerzo: más kilómetros con la misma carga.',
    },
  },
  porUso: 'Por uso',
  todosLosUsos: 'Todos',
  modelos: 'Modelos más pedidos',
  soloMedida: (medida: string) => `Solo la medida ${medida}`,
  todasLasMedidas: 'Ver todas las medidas',
  ninguno: 'No hay ninguno ahora mismo',
  marcaTitulo: (marca: string, familia: string) => `Neumáticos ${marca}${familia && ` ${familia}`}`,
  marcaTexto: (marca: string, modelos: number) =>
    `${modelos === 1 ? 'Un modelo' : `${modelos} modelos`} de ${marca}, con el precio ya montado en nuestros talleres.`,
  deFamilia: {
    coche: '',
    moto: 'de moto',
    quad: 'de quad',
    patinete: 'de patinete eléctrico',
    camion: 'de camión',
    agricola: 'agrícolas',
  },
  familias: {
    coche: 'Coche, 4x4 y furgoneta',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinete eléctrico',
    camion: 'Camión',
    agricola: 'Agrícola',
  },
};

export type LandingsTexts = typeof landings;
