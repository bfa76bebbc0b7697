import type { TyreResult } from '#contract/tyres.ts';
import { EuLabel } from '#web/ui/cards/eu-label.tsx';
import { LabelArrows } from '#web/ui/cards/label-arrows.tsx';
import { labelSentence, labelTexts } from '../tyres/label-sentence.ts';
import { useShopTexts } from '../texts.ts';

/** Where EPREL keeps the product information sheet (Regulation (EU) 2020/740, art. 6: reachable from the offer). */
const eprel = (id: number) => `https://eprel.ec.europa.eu/screen/product/tyres/${id}`;

type Labelled = Pick<TyreResult, 'etiqueta' | 'marca' | 'modelo' | 'medida'>;

/** The whole label with the way to its product sheet. Nothing outside the label's scope. */
export const WholeLabel = ({ tyre: { etiqueta, marca, modelo, medida } }: { tyre: Labelled }) => {
  const t = useShopTexts().etiqueta;
  if (!etiqueta) return null;
  return (
    <>
      <EuLabel
        etiqueta={etiqueta}
        marca={marca}
        modelo={modelo}
        medida={medida}
        title={labelSentence(etiqueta, t, labelTexts(etiqueta, t))}
      />
      <p>
        <a href={eprel(etiqueta.eprel_id)} rel="external noopener" target="_blank">
          {t.ficha}
        </a>
      </p>
    </>
  );
};

/** The label's classes near the price; the whole label and the product sheet one press away. Nothing outside the label's scope. */
export const TyreLabel = ({ tyre }: { tyre: Labelled }) => {
  const t = useShopTexts().etiqueta;
  const { etiqueta } = tyre;
  if (!etiqueta) return null;
  return (
    <LabelArrows etiqueta={etiqueta} texts={labelTexts(etiqueta, t)} openText={t.ver}>
      <WholeLabel tyre={tyre} />
    </LabelArrows>
  );
};
