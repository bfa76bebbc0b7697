import { lastUnits } from '#domain/catalogue/last-units.ts';
import { Badge } from '#web/ui/page/badge.tsx';

/** That these are the last units, before somebody presses the button; marked where they do not come to what is bought at once. */
export const UnitsLeft = ({
  product: { stock, unidades },
  t,
}: {
  product: { readonly stock: number; readonly unidades: number };
  t: { readonly quedan: (stock: number, unidades: number) => string };
}) => {
  const told = lastUnits(stock, unidades);
  return told && <Badge tone={told === 'too-few' ? 'stop' : 'plain'}>{t.quedan(stock, unidades)}</Badge>;
};
