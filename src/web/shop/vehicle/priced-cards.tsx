import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import type { PricedLink } from './priced-link.server.ts';
import { useVehicleTexts } from './texts.ts';

/** Ways on, each with the price that it begins at. */
export const PricedCards = ({ links }: { links: readonly PricedLink[] }) => {
  const t = useVehicleTexts();
  const price = ({ desde, dentro }: PricedLink) =>
    desde && (
      <span {...priceMark(desde)}>
        {(dentro ? t.dentroPrecio : t.desdePrecio)(writeEuros(desde.importe), desde.unidades, desde.entrega)}
      </span>
    );
  return <LinkCards links={links.map((link) => ({ ...link, precio: price(link) }))} />;
};
