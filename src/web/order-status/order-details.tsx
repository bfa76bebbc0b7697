import type { Ordered } from '#contract/own-orders.ts';
import { shortTime } from '#domain/short-time.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { askChangeAddress } from '#web/visit-address.ts';
import { Link } from 'react-router';
import styles from './order-details.module.css';
import { useOrderedTexts } from './ordered-texts.ts';

const Lines = ({ found: { lineas, descuento, descuentoGlobal, pedido } }: { found: Ordered }) => {
  const t = useOrderedTexts();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t.linea}</th>
          <th scope="col">{t.cantidad}</th>
          <th scope="col">{t.precio}</th>
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      <tbody>
        {lineas.map(({ nombre, cantidad, precio, total }, place) => (
          <tr key={place}>
            <th scope="row">{nombre}</th>
            <td data-name={t.cantidad}>{cantidad}</td>
            <td data-name={t.precio}>{writeEuros(precio)}</td>
            <td data-name={t.total}>{writeEuros(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {descuento > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {t.descuento}
            </th>
            <td>−{writeEuros(descuento)}</td>
          </tr>
        )}
        {descuentoGlobal > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {t.descuentoGlobal}
            </th>
            <td>−{writeEuros(descuentoGlobal)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={3}>
            {t.total}
          </th>
          <td>
            <strong>{writeEuros(pedido.importe)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

interface OrderDetailsProps {
  readonly found: Ordered;
  /** Where another order of the same visit is shown. */
  readonly otherAddress: (pedido: string) => string;
  /** Asks the workshop for another time; none where the car is not expected. */
  readonly link: Parameters<typeof askChangeAddress>[1] | null | undefined;
}

const SameVisit = ({ found: { visita }, otherAddress }: Pick<OrderDetailsProps, 'found' | 'otherAddress'>) => (
  <ul className={styles.others}>
    {visita.map(({ pedido, resumen, importe }) => (
      <li key={pedido}>
        <Link to={otherAddress(pedido)}>{pedido}</Link>: {resumen.join(', ')}. {writeEuros(importe)}
      </li>
    ))}
  </ul>
);

/** What says by itself how far the order is (`OrderStatus`). */
const followed: ReadonlySet<string> = new Set(['confirmado', 'en-taller', 'completado']);

/** What was ordered, for when and where, and what it comes to. */
export const OrderDetails = (props: OrderDetailsProps) => {
  const { found, link } = props;
  const { pedido, telefono, direccion, porPagar, visita } = found;
  const t = useOrderedTexts();
  const language = useLanguage();
  return (
    <Card as="section">
      <Stack>
        <h2>{t.detalle}</h2>
        <Facts
          rows={[
            [t.estadoDe, followed.has(pedido.status) ? null : t.estado[pedido.status]],
            [
              t.cuando,
              pedido.cita && t.cuandoTexto(dayInWords(pedido.cita.date, language), shortTime(pedido.cita.time)),
            ],
            [
              t.taller,
              <>
                {pedido.taller}
                <br />
                {direccion}
                <br />
                <PhoneLink telefono={telefono} />
              </>,
            ],
            [t.matricula, pedido.matricula && <VehiclePlate>{pedido.matricula}</VehiclePlate>],
            [t.hecho, new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(pedido.fecha))],
            [t.pagado, pedido.pagado > 0 ? writeEuros(pedido.pagado) : null],
            [t.formaPago, pedido.formaPago && t.formasPago[pedido.formaPago]],
            [t.operacion, pedido.operacion],
            [t.porPagar, porPagar > 0 ? writeEuros(porPagar) : null],
            [t.mismaVisita, visita.length > 0 ? <SameVisit {...props} /> : null],
          ]}
        />
        <Lines found={found} />
        {link && (
          <div>
            <Link {...buttonLink('secondary')} to={askChangeAddress(language, link)}>
              {t.pedirOtraHora}
            </Link>
          </div>
        )}
      </Stack>
    </Card>
  );
};
