/** Pages that stand elsewhere, as menus and cards of vehicle pages name them, and what is found there. */
export const names = {
  selectorPlate: ['Neumáticos por matrícula', 'Las medidas que admite tu coche, delante y detrás.'],
  selectorSizes: ['Neumáticos por medida', 'La que está escrita en el lateral de la rueda.'],
  motoSelector: ['Buscar por medida o modelo', 'Por ancho, alto y llanta, o por marca, cilindrada y modelo.'],
  tyresMoto: ['Neumáticos de moto', 'Delante y detrás, de carretera, trail, custom y campo.'],
  tyresQuad: ['Neumáticos de quad', 'Por diámetro, ancho y llanta, en pulgadas.'],
  tyresScooter: ['Neumáticos de patinete', 'De 8,5 y de 10 pulgadas, montados.'],
  tyresTruck: ['Todos los neumáticos de camión', 'Por medida y por marca, con el precio montado.'],
  tyresFarm: ['Todos los neumáticos agrícolas', 'Por medida y por marca, con el precio montado.'],
  tyreBrands: ['Neumáticos por marca', 'Todas las marcas y modelos, con el precio desde el que empiezan.'],
  tyresWinter: ['Neumáticos de invierno', 'Para circular por debajo de 7 °C.'],
  tyreGuide: ['Todo sobre el neumático', 'Cómo se leen la rueda y la etiqueta, y cuándo cambiarla.'],
  tyreServices: ['Servicios para el neumático', 'Montaje, alineación, nitrógeno y seguro, con su tarifa.'],
  tyreInsurance: ['Seguro del neumático', 'Qué paga, por kilómetros, si un pinchazo o un golpe lo deja inservible.'],
  batteries: ['Baterías', 'Por amperios, medidas y bornes, con montaje o para recoger.'],
  oils: ['Aceites', 'Por homologación y viscosidad, para recoger en el taller.'],
  safety: ['Accesorios de seguridad', 'Luz V16, chalecos, cadenas y lo que pide la ley en el maletero.'],
  transport: ['Accesorios de transporte', 'Barras, cofres y portabicicletas.'],
  ozoneKits: ['Kits de ozono', 'Desinfección con filtro nuevo y con limpieza del evaporador.'],
  motoBatteries: ['Baterías de moto', 'Por modelo de batería, amperios y medidas.'],
  workshops: ['Talleres', 'Dónde estamos y a qué hora abrimos.'],
} as const satisfies Record<string, readonly [nombre: string, texto: string]>;

export type NamedPage = keyof typeof names;
