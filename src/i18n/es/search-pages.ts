/** Pages that the search field finds, by their names in the table of addresses: their titles, and what else they are called. */
export const searchPages = {
  tyres: ['Neumáticos', 'ruedas cubiertas gomas comprar'],
  selectorSizes: ['Neumáticos por medida', 'buscar selector ancho perfil llanta'],
  selectorPlate: ['Neumáticos por matrícula', 'buscar coche vehículo placa'],
  tyreBrands: ['Marcas de neumáticos', 'fabricantes modelos'],
  tyresSummer: ['Neumáticos de verano', 'ruedas cubiertas'],
  tyresWinter: ['Neumáticos de invierno', 'ruedas cubiertas nieve frío cadenas'],
  tyresAllSeason: ['Neumáticos cuatro estaciones', 'ruedas cubiertas all season 4 todo tiempo'],
  tyresCar: ['Neumáticos de turismo', 'ruedas cubiertas coche'],
  tyres4x4: ['Neumáticos de 4x4 y SUV', 'ruedas cubiertas todoterreno'],
  tyresVan: ['Neumáticos de furgoneta', 'ruedas cubiertas camper furgo'],
  tyreGuide: ['Todo sobre el neumático', 'ayuda guía etiqueta leer medida desgaste dibujo presión'],
  workshops: ['Talleres', 'taller mecánico dónde cerca tienda horario dirección'],
  privacy: ['Política de privacidad', 'datos personales rgpd'],
  cookies: ['Cookies', ''],
  legal: ['Aviso legal', ''],
  terms: ['Términos de contratación', 'condiciones devolución desistimiento'],
} as const satisfies Record<string, readonly [titulo: string, otras: string]>;

export type SearchedPage = keyof typeof searchPages;
