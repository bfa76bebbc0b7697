import type { SidewallTexts } from '../es/sidewall.ts';

export const sidewall: SidewallTexts = {
  titulo: 'Llegeix la teva roda',
  ejemplo: 'per exemple',
  nombre: { ancho: 'Amplada', serie: 'Perfil', llanta: 'Llanta', carga: 'Càrrega', velocidad: 'Velocitat' },
  ancho: 'De la coberta, en mil·límetres',
  serie: 'Alçada del flanc, en tant per cent de l’amplada',
  llanta: 'Diàmetre de la llanta, en polzades',
  carga: 'Índex de càrrega: quant pes aguanta cada roda',
  velocidad: 'Codi de velocitat: fins a quina velocitat està homologat',
};
