import type { BasketProduct } from '#contract/basket.ts';
import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { TyreDrawing } from '#web/ui/cards/tyre-drawing.tsx';
import { drawingOfKind } from '../articles/drawing-of.ts';

/** A product of whatever kind, drawn. */
export const ProductDrawing = ({ product }: { product: BasketProduct }) => {
  const { tipo_producto, id_site_tipo_vehiculo, temporada } = product;
  return tipo_producto === 'neumatico' ? (
    <TyreDrawing temporada={temporada ?? 'verano'} tipoVehiculo={id_site_tipo_vehiculo} alt="" loading="eager" />
  ) : (
    <ArticleDrawing drawing={drawingOfKind(tipo_producto, id_site_tipo_vehiculo)} alt="" loading="eager" />
  );
};
