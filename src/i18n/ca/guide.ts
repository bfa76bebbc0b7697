import type { GuideTexts } from '../es/guide.ts';

export const guide: GuideTexts = {
  titulo: 'Tot sobre el pneumàtic',
  descripcion: 'Què volen dir els números de la roda, quan posar hivern o estiu i com es llegeix l’etiqueta europea.',
  numeros: 'Què diuen els números',
  numerosTexto:
    'A 205/55 R16 91V, 205 és l’amplada en mil·límetres; 55, l’alçada del flanc en tant per cent d’aquesta amplada; R, que la carcassa és radial; 16, el diàmetre de la llanta en polzades; 91, l’índex de càrrega (615 kg per roda), i V, el codi de velocitat (fins a 240 km/h). Pots muntar índexs iguals o més alts que els de la teva fitxa tècnica.',
  estaciones: 'Estiu, hivern o quatre estacions',
  estacionesTexto:
    'Per sota de 7 °C la goma d’estiu s’endureix i allarga la frenada. La d’hivern porta el símbol d’una muntanya amb un floc (3PMSF). La de quatre estacions també el porta i serveix tot l’any si la neu és ocasional.',
  desgaste: 'Quan canviar-los',
  desgasteTexto:
    'Canvia els pneumàtics mentre el dibuix tingui més de 2 mm: el mínim legal és 1,6 mm i des de molt abans l’aigua s’evacua pitjor. Amb quatre rodes iguals el cotxe frena recte.',
  runflat: 'Run-flat',
  runflatTexto: 'Un run-flat punxat aguanta uns 80 km a 80 km/h. Només es munta en cotxes amb control de pressió.',
  etiqueta: 'L’etiqueta europea',
  etiquetaTexto:
    'Tres classes de la A a la E: quant gasta, com frena en mullat i quant soroll fa per fora. Entre la A i la E hi ha fins a 18 metres de frenada en mullat a 80 km/h.',
};
