import type { NamedPage } from '../../es/pages/names.ts';

export const names: Record<NamedPage, readonly [nombre: string, texto: string]> = {
  selectorPlate: ['Pneumàtics per matrícula', 'Les mides que admet el teu cotxe, davant i darrere.'],
  selectorSizes: ['Pneumàtics per mida', 'La que hi ha escrita al lateral de la roda.'],
  motoSelector: ['Cerca per mida o model', 'Per amplada, alçada i llanta, o per marca, cilindrada i model.'],
  tyresMoto: ['Pneumàtics de moto', 'Davant i darrere, de carretera, trail, custom i camp.'],
  tyresQuad: ['Pneumàtics de quad', 'Per diàmetre, amplada i llanta, en polzades.'],
  tyresScooter: ['Pneumàtics de patinet', 'De 8,5 i de 10 polzades, muntats.'],
  tyresTruck: ['Tots els pneumàtics de camió', 'Per mida i per marca, amb el preu muntat.'],
  tyresFarm: ['Tots els pneumàtics agrícoles', 'Per mida i per marca, amb el preu muntat.'],
  tyreBrands: ['Pneumàtics per marca', 'Totes les marques i models, amb el preu des del qual comencen.'],
  tyresWinter: ['Pneumàtics d’hivern', 'Per circular per sota de 7 °C.'],
  tyreGuide: ['Tot sobre el pneumàtic', 'Com es llegeixen la roda i l’etiqueta, i quan canviar-la.'],
  tyreServices: ['Serveis per al pneumàtic', 'Muntatge, alineació, nitrogen i assegurança, amb la tarifa.'],
  tyreInsurance: [
    'Assegurança del pneumàtic',
    'Què paga, per quilòmetres, si una punxada o un cop el deixa inservible.',
  ],
  batteries: ['Bateries', 'Per amperes, mides i borns, amb muntatge o per recollir.'],
  oils: ['Olis', 'Per homologació i viscositat, per recollir al taller.'],
  safety: ['Accessoris de seguretat', 'Llum V16, armilles, cadenes i el que demana la llei al maleter.'],
  transport: ['Accessoris de transport', 'Barres, cofres i portabicicletes.'],
  ozoneKits: ['Kits d’ozó', 'Desinfecció amb filtre nou i amb neteja de l’evaporador.'],
  motoBatteries: ['Bateries de moto', 'Per model de bateria, amperes i mides.'],
  workshops: ['Tallers', 'On som i a quina hora obrim.'],
};
