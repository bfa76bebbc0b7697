import type { BasketProduct } from '#contract/basket.ts';
import { useLanguage } from '#web/language.ts';
import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { drawingOfKind, letteredIn } from '../articles/drawing-of.ts';

/** A product of whatever kind, drawn. */
export const ProductDrawing = ({ product }: { product: BasketProduct }) => {
  const language = useLanguage();
  const { id_navision, tipo_producto, id_site_tipo_vehiculo, imagen } = product;
  return tipo_producto === 'neumatico' ? (
    imagen && <TyrePicture imagen={imagen} loading="eager" />
  ) : (
    <ArticleDrawing
      drawing={drawingOfKind(tipo_producto, id_site_tipo_vehiculo)}
      of={id_navision}
      lettered={letteredIn(tipo_producto, language)}
      alt=""
      loading="eager"
    />
  );
};
