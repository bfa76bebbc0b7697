import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { useBasketStore } from './basket-store.ts';
import { nameOf } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';
import { undoLeaving } from './undo-leaving.ts';

/** What came into the basket, or left it, without the visitor having said so about that very thing. */
export const BasketNews = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const left = useBasketStore((state) => state.left);
  const followed = useBasketStore((state) => state.followed);
  const products = useBasketStore((state) => state.cesta?.products);
  const found = (products ?? []).filter(({ id_navision }) => followed.includes(id_navision));
  return (
    <>
      {found.length > 0 && (
        <Notice tone="info">{t.recuperado(found.map((product) => nameOf(product, language)).join(', '))}</Notice>
      )}
      {left && (
        <Notice
          tone="warning"
          action={
            left.before && (
              <Button look="secondary" onClick={() => void undoLeaving()}>
                {t.deshacer}
              </Button>
            )
          }
        >
          {left.retirados.map(({ id_navision, frase }) => (
            <p key={id_navision}>{frase}</p>
          ))}
        </Notice>
      )}
    </>
  );
};
