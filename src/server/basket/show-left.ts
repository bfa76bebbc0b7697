import type { Basket } from '#contract/basket.ts';
import type { LeavingReason } from '#domain/basket/give-way.ts';
import type { Language } from '#domain/language.ts';
import { leaving as ca } from '#i18n/ca/leaving.ts';
import { leaving as es } from '#i18n/es/leaving.ts';
import type { ProductFacts } from './basket-facts-store.ts';

/** A product that left a basket without its owner taking it out. */
export interface LeftProduct {
  readonly facts: ProductFacts;
  readonly cantidad: number;
  readonly motivo: LeavingReason;
}

const sentences: Readonly<Record<Language, Readonly<Record<LeavingReason, (nombre: string) => string>>>> = { es, ca };

export const nameIn = (
  language: Language,
  {
    tipo_producto,
    marca,
    modelo,
    medida,
    ...names
  }: Pick<ProductFacts, 'tipo_producto' | 'marca' | 'modelo' | 'medida' | 'nombre_producto_es' | 'nombre_producto_ca'>,
): string => (tipo_producto === 'neumatico' ? `${marca} ${modelo} ${medida}` : names[`nombre_producto_${language}`]);

/** What left, told to the visitor. */
export const showLeft = (left: readonly LeftProduct[], language: Language): Basket['retirados'] =>
  left.map(({ facts, cantidad, motivo }) => {
    const nombre = nameIn(language, facts);
    return {
      id_navision: facts.id_navision,
      nombre,
      cantidad,
      motivo,
      frase: sentences[language][motivo](nombre),
    };
  });
