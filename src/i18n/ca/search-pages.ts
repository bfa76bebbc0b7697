import type { SearchedPage } from '../es/search-pages.ts';

export const searchPages: Record<SearchedPage, readonly [titulo: string, otras: string]> = {
  tyres: ['Pneumàtics', 'rodes cobertes gomes comprar'],
  selectorSizes: ['Pneumàtics per mida', 'cercar buscar selector amplada perfil llanta'],
  selectorPlate: ['Pneumàtics per matrícula', 'cercar buscar cotxe vehicle placa'],
  tyreBrands: ['Marques de pneumàtics', 'fabricants models'],
  tyresSummer: ['Pneumàtics d’estiu', 'rodes cobertes'],
  tyresWinter: ['Pneumàtics d’hivern', 'rodes cobertes neu fred cadenes'],
  tyresAllSeason: ['Pneumàtics quatre estacions', 'rodes cobertes all season 4 tot temps'],
  tyresCar: ['Pneumàtics de turisme', 'rodes cobertes cotxe'],
  tyres4x4: ['Pneumàtics de 4x4 i SUV', 'rodes cobertes tot terreny'],
  tyresVan: ['Pneumàtics de furgoneta', 'rodes cobertes camper furgo'],
  tyreGuide: ['Tot sobre el pneumàtic', 'ajuda guia etiqueta llegir mida desgast dibuix pressió'],
  workshops: ['Tallers', 'taller mecànic on a prop botiga horari adreça'],
  privacy: ['Política de privacitat', 'dades personals rgpd'],
  cookies: ['Galetes', ''],
  legal: ['Avís legal', ''],
  terms: ['Termes de contractació', 'condicions devolució desistiment'],
};
