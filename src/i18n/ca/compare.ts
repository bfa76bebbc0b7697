import type { CompareTexts } from '../es/compare.ts';

export const compare: CompareTexts = {
  titulo: 'Compara pneumàtics',
  texto:
    'El que canvia de l’un a l’altre està ressaltat. Els preus porten IVA, ecotaxa, muntatge, vàlvula i equilibratge.',
  textoAndorra:
    'El que canvia de l’un a l’altre està ressaltat. Els preus porten IGI, ecotaxa, enviament, duana, muntatge, vàlvula i equilibratge.',
  tabla: 'Pneumàtics, l’un al costat de l’altre',
  dato: 'Dada',
  cambia: 'canvia',
  mejor: 'Millor',
  precio: 'Preu, muntat',
  cadaUno: 'Cadascun, sense muntar',
  comprar: 'Compra’l',
  consumo: 'Consum',
  mojado: 'Frenada en mullat',
  ruido: 'Soroll exterior',
  ruidoValor: (db, clase) => `${db} dB, classe ${clase}`,
  clase: (clase) => `classe ${clase}`,
  carga: 'Càrrega',
  velocidad: 'Velocitat',
  garantia: 'Garantia',
  garantiaValor: (anos) => (anos === 1 ? '1 any' : `${anos} anys`),
  entrega: 'Lliurament',
  quitar: 'Treu',
  quitarNombre: (nombre) => `Treu ${nombre} de la comparació`,
  otro: (medida) => `Afegeix-ne un altre de ${medida}`,
  faltan: (cuantos) =>
    cuantos === 1
      ? 'Un dels pneumàtics ja no es ven i no surt aquí.'
      : `${cuantos} dels pneumàtics ja no es venen i no surten aquí.`,
  sobran: 'En comparem quatre alhora: els altres han quedat fora.',
  uno: 'Amb un de sol no hi ha res a comparar. Afegeix-ne un altre.',
  vacio: 'Encara no has triat cap pneumàtic',
  vacioTexto: 'Als resultats, marca «Compara» en els que dubtis: fins a quatre.',
  buscar: 'Cerca pneumàtics',
};
