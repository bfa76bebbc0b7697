import type { BasketProduct } from '#contract/basket.ts';
import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { drawingOfKind } from '../articles/drawing-of.ts';

/** A product of whatever kind, drawn. */
export const ProductDrawing = ({ product }: { product: BasketProduct }) => {
  const { id_navision, tipo_producto, id_site_tipo_vehiculo, imagen } = product;
  return tipo_producto === 'neumatico' ? (
    imagen && <TyrePicture imagen={imagen} loading="eager" />
  ) : (
    <ArticleDrawing
      drawing={drawingOfKind(tipo_producto, id_site_tipo_vehiculo)}
      of={isGoods(tipo_producto) ? id_navision : undefined}
      alt=""
      loading="eager"
    />
  );
};
