import { Stack } from '#web/ui/page/page-layout.tsx';
import { useCountedStep } from '#web/walk/use-counted-step.ts';
import { BasketPart } from './basket-part.tsx';
import type { BasketScreenProps } from './basket-frame.tsx';
import { OptionsPart } from './options-part.tsx';
import { RequestPart } from './request-part.tsx';
import { useBasketTexts } from './texts.ts';

/** What is bought, and what is done with it: request and options on one screen. */
export const CestaStation = (props: BasketScreenProps) => {
  const t = useBasketTexts();
  const isOpened = props.step === 'opciones';
  const hasOptions = props.basket.services.length > 0;
  useCountedStep('cesta', hasOptions ? 'opciones' : null);
  return (
    <Stack gap="l">
      <RequestPart {...props} />
      {(isOpened || hasOptions) && (
        <BasketPart title={t.opcionesTitulo} lead={t.opcionesTexto} isOpened={isOpened}>
          <OptionsPart {...props} />
        </BasketPart>
      )}
    </Stack>
  );
};
