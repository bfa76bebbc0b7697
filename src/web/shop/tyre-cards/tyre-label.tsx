import type { TyreResult } from '#contract/tyres.ts';
import { EuLabel } from '#web/ui/cards/eu-label.tsx';
import { LabelArrows } from '#web/ui/cards/label-arrows.tsx';
import { labelSentence, labelTexts } from '../tyres/label-sentence.ts';
import { useShopTexts } from '../texts.ts';

/** Where EPREL keeps the product information sheet (Regulation (EU) 2020/740, art. 6: reachable from the offer). */
const eprel = (id: number) => `https://eprel.ec.europa.eu/screen/product/tyres/${id}`;

/** The label's classes near the price; the whole label and the product sheet one press away. Nothing outside the label's scope. */
export const TyreLabel = ({ tyre }: { tyre: Pick<TyreResult, 'etiqueta' | 'marca' | 'modelo' | 'medida'> }) => {
  const t = useShopTexts().etiqueta;
  const { etiqueta } = tyre;
  if (!etiqueta) return null;
  const texts = labelTexts(etiqueta, t);
  return (
    <LabelArrows etiqueta={etiqueta} texts={texts} openText={t.ver}>
      <EuLabel
        etiqueta={etiqueta}
        marca={tyre.marca}
        modelo={tyre.modelo}
        medida={tyre.medida}
        title={labelSentence(etiqueta, t, texts)}
      />
      <p>
        <a href={eprel(etiqueta.eprel_id)} rel="external noopener" target="_blank">
          {t.ficha}
        </a>
      </p>
    </LabelArrows>
  );
};
