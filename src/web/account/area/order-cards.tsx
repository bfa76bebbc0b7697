import type { OwnOrder } from '#contract/own-orders.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useOrderedTexts } from '#web/order-status/ordered-texts.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Link } from 'react-router';
import { ItemCard, Tags, type ItemLevel } from './item-card.tsx';
import { useAreaTexts } from './texts.ts';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';

const tones = {
  confirmado: 'go',
  'en-taller': 'signal',
  'pendiente-pago': 'signal',
  'por-decidir': 'stop',
  completado: 'plain',
  cancelado: 'plain',
  caducado: 'plain',
} as const;

const OrderCard = ({ pedido, level }: { pedido: OwnOrder; level: ItemLevel }) => {
  const t = useAreaTexts();
  const { estado } = useOrderedTexts();
  const language = useLanguage();
  return (
    <ItemCard
      level={level}
      title={t.pedidoN(pedido.pedido)}
      ways={
        <Link
          {...buttonLink('secondary', 'small')}
          to={address('ownOrder', language, { pedido: pedido.pedido })}
          aria-label={`${t.verPedido} ${pedido.pedido}`}
        >
          {t.verPedido}
        </Link>
      }
    >
      <p>
        {pedido.taller}, <RelativeTime at={pedido.fecha} />. <strong>{writeEuros(pedido.importe)}</strong>
      </p>
      <p>{pedido.resumen.join(', ')}</p>
      <Tags>
        <Badge tone={tones[pedido.status]}>{estado[pedido.status]}</Badge>
        {pedido.matricula && <VehiclePlate>{pedido.matricula}</VehiclePlate>}
      </Tags>
    </ItemCard>
  );
};

/** Orders, as the list of an account has them. */
export const OrderCards = ({ pedidos, level = 2 }: { pedidos: readonly OwnOrder[]; level?: ItemLevel }) => (
  <Stack>
    {pedidos.map((pedido) => (
      <OrderCard key={pedido.pedido} pedido={pedido} level={level} />
    ))}
  </Stack>
);
