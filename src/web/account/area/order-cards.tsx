import type { OwnOrder } from '#contract/own-orders.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Link } from 'react-router';
import styles from './item.module.css';
import { useAreaTexts } from './texts.ts';
import { VehiclePlate } from './vehicle-plate.tsx';

const tones = {
  confirmado: 'go',
  'en-taller': 'signal',
  'pendiente-pago': 'signal',
  'por-decidir': 'stop',
  completado: 'plain',
  cancelado: 'plain',
  caducado: 'plain',
} as const;

const OrderCard = ({ pedido, level }: { pedido: OwnOrder; level: 2 | 3 }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.what}>
        <Heading>{t.pedidoN(pedido.pedido)}</Heading>
        <p>
          <RelativeTime at={pedido.fecha} />. {pedido.taller}. <strong>{writeEuros(pedido.importe)}</strong>
        </p>
        <p>{pedido.resumen.join(', ')}</p>
        <div className={styles.tags}>
          <Badge tone={tones[pedido.status]}>{t.estado[pedido.status]}</Badge>
          {pedido.matricula && <VehiclePlate>{pedido.matricula}</VehiclePlate>}
        </div>
      </div>
      <div className={styles.ways}>
        <Actions>
          <Link
            {...buttonLink('secondary', 'small')}
            to={address('ownOrder', language, { pedido: pedido.pedido })}
            aria-label={`${t.verPedido} ${pedido.pedido}`}
          >
            {t.verPedido}
          </Link>
        </Actions>
      </div>
    </Card>
  );
};

/** Orders, as the list of an account has them. */
export const OrderCards = ({ pedidos, level = 2 }: { pedidos: readonly OwnOrder[]; level?: 2 | 3 }) => (
  <Stack>
    {pedidos.map((pedido) => (
      <OrderCard key={pedido.pedido} pedido={pedido} level={level} />
    ))}
  </Stack>
);
