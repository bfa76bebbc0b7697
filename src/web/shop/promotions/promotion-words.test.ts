import { describe, expect, it } from 'vitest';
import type { Promotion } from '#contract/promotions.ts';
import { conditionsOf, promotionCard, stepsOf } from './promotion-words.server.ts';

const now = new Date('2026-11-21T10:00:00Z');
const promotion: Promotion = {
  id_site_promocion: 7,
  vehiculo: 'coche',
  tipo: 'importe',
  valor: 12.5,
  titulo_es: 'Título',
  titulo_ca: 'Títol',
  titulo_pt: 'Título',
  descripcion_es: '',
  descripcion_ca: '',
  descripcion_pt: '',
  tipo_producto: ['neumatico'],
  marcas: [],
  temporadas: [],
  llanta_desde: null,
  llanta_hasta: null,
  productos: [],
  unidades_minimas: 4,
  importe_minimo: 0,
  desde: '2026-10-31T23:00:00Z',
  hasta: '2026-12-01T23:00:00Z',
  fecha_limite: null,
  quedan: null,
  por_persona: null,
  un_pedido: false,
  mezclable: true,
};
const card = (said: Partial<Promotion>, language: 'es' | 'ca' = 'es') =>
  promotionCard({ ...promotion, ...said }, language, now);
const conditions = (said: Partial<Promotion>, language: 'es' | 'ca' = 'es') =>
  Object.fromEntries(conditionsOf({ ...promotion, ...said }, language, now));

describe('the card of a promotion', () => {
  it.each([
    ['importe', 12.5, '−12,50 €', 'por unidad'],
    ['importe', 12, '−12 €', 'por unidad'],
    ['porcentaje', 7.5, '−7,5 %', 'en el producto'],
    ['montaje-porcentaje', 50, '−50 %', 'en el montaje'],
    ['dia-sin-iva', 17.36, 'Sin IVA', 'descontamos lo que suma el IVA, un 17,36 %'],
    ['alineacion', null, 'Gratis', 'alineación de la dirección'],
  ] as const)('says what %s gives', (tipo, valor, cifra, que) => {
    expect(card({ tipo, valor })).toMatchObject({ cifra: cifra.replace(' €', '\u00A0€'), que });
  });

  it('says what it is for', () => {
    const marcas = ['Avon', 'Mitas', 'Irc'].map((marca) => ({ marca, slug: marca.toLowerCase() }));
    expect(card({ marcas, temporadas: ['invierno'], llanta_desde: 17.5 }).sobre).toBe(
      'Neumáticos de coche, 4x4 y furgoneta, Avon, Mitas o Irc, de invierno, desde 17,5 pulgadas',
    );
    expect(card({ tipo_producto: ['bateria', 'aceite'] }, 'ca').sobre).toBe('Bateries i olis');
  });

  it('counts the last day in, and says when there are few left', () => {
    expect(card({}).hasta).toBe('Hasta el 1 de diciembre');
    expect(card({}, 'ca').hasta).toBe('Fins a l’1 de desembre');
    expect(card({ hasta: '2027-01-31T23:00:00Z' }).hasta).toBe('Hasta el 31 de enero de 2027');
    expect(card({ hasta: '2026-11-23T23:00:00Z' })).toMatchObject({ hasta: 'Quedan 2 días', acaba: true });
    expect(card({ hasta: '2026-11-22T23:00:00Z' }).hasta).toBe('Acaba mañana');
    expect(card({ hasta: '2026-11-21T23:00:00Z' }).hasta).toBe('Hoy es el último día');
    expect(card({ hasta: null })).toMatchObject({ hasta: 'Sin fecha de fin', acaba: false });
  });

  it('says how many are left, and until when it must be fitted', () => {
    expect(card({ quedan: 1, fecha_limite: '2026-12-11' }).avisos).toEqual([
      'Queda 1 unidad',
      'Montaje como tarde el 11 de diciembre',
    ]);
    expect(card({ quedan: 0, fecha_limite: '2026-12-11' }, 'ca').avisos).toEqual([
      'Exhaurida',
      'Muntatge com a molt tard l’11 de desembre',
    ]);
  });
});

describe('the conditions of a promotion', () => {
  it('are those that it has, and no others', () => {
    expect(conditions({})).toEqual({
      'Vale para': 'Neumáticos de coche, 4x4 y furgoneta',
      Cantidad: '4 unidades o más en la misma cesta',
      Fechas: 'Del 1 de noviembre al 1 de diciembre',
    });
    expect(
      conditions({ importe_minimo: 300, por_persona: 8, un_pedido: true, mezclable: false, llanta_hasta: 15 }, 'ca'),
    ).toMatchObject({
      Llanta: 'fins a 15 polzades',
      'Compra mínima': '300\u00A0€ o més en aquests productes',
      Dates: 'De l’1 de novembre a l’1 de desembre',
      'Per persona': '8 unitats com a màxim',
      Comandes: 'Una sola comanda d’aquests productes mentre duri',
      Revisions: 'No es combina amb una revisió a la mateixa cistella',
    });
  });
});

describe('how a promotion is used', () => {
  it('asks to choose work that does not come by itself', () => {
    const steps = (tipo: Promotion['tipo']) => stepsOf({ ...promotion, tipo, valor: null }, 'es', now);
    expect(steps('alineacion')).toHaveLength(4);
    expect(steps('montaje')).toHaveLength(3);
  });
});
