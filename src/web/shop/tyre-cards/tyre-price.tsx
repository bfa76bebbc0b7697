import type { TyreResult } from '#contract/tyres.ts';
import { AllInPrice } from '#web/ui/cards/all-in-price.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { useIsAndorran } from '../postcode-sent.tsx';
import { useShopTexts } from '../texts.ts';
import { includedIn } from './included.ts';

interface TyrePriceProps {
  tyre: Pick<TyreResult, 'id' | 'cantidad' | 'importeMontado' | 'tipoVehiculo' | 'precio' | 'precioAnterior'>;
  size?: 'l';
}

/** What a vehicle's tyres cost fitted, what is in it, and what one costs. A card of a list says it in one line, a sheet (`l`) all of it. */
export const TyrePrice = ({ tyre, size }: TyrePriceProps) => {
  const t = useShopTexts();
  return (
    <AllInPrice
      of={tyre}
      size={size}
      title={t.montados(tyre.cantidad)}
      importe={tyre.importeMontado}
      includes={includedIn(t, size === 'l' ? tyre.tipoVehiculo : undefined, useIsAndorran())}
      note={
        <>
          {t.unidad(writeEuros(tyre.precio))}
          {tyre.precioAnterior !== null && (
            <>
              <br />
              {t.precioMinimo(writeEuros(tyre.precioAnterior))}
            </>
          )}
        </>
      }
    />
  );
};
