import type { Fits } from '#domain/vehicles/fits-size.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { useFitsTexts } from './texts.ts';

/** What the papers of a car ask of a size that bears less. */
export const ShortBadge = ({ coche, said }: { coche: string; said: Extract<Fits, { fits: 'indices' | 'corto' }> }) => {
  const t = useFitsTexts();
  return (
    <Badge tone="stop" icon="alert">
      {t.corto(coche, `${said.carga}${said.velocidad}`)}
    </Badge>
  );
};
