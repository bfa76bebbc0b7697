import { fullName } from '#domain/accounts/full-name.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { OrderStatus } from '#web/order-status/order-status.tsx';
import { Withdrawal } from '#web/order-status/withdrawal.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useParams } from 'react-router';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import { AreaPage, AreaSkeleton, type Owner } from './area-page.tsx';
import styles from './order-page.module.css';
import { useAreaTexts } from './texts.ts';

interface Wanted {
  readonly token: string;
  readonly id: string;
  readonly n: string;
}

const ask: Ask<Wanted, Answer<'readOwnOrder'>> = (api, { token, id, n }, signal) =>
  api('readOwnOrder', { params: { id, n } }, { token, signal });

const Lines = ({ found: { lineas, descuento, descuentoGlobal, pedido } }: { found: Answer<'readOwnOrder'> }) => {
  const t = useAreaTexts();
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

const Order = ({ owner, n }: { owner: Owner; n: string }) => {
  const { user, token } = owner;
  const t = useAreaTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { token, id: user.idUser, n });
  const { answer: found } = asked;
  if (!found)
    return (
      <Stack>
        <Unanswered t={t} asked={asked} />
        {asked.failure === null && <AreaSkeleton />}
        <p>
          <Link to={address('ownOrders', language)}>{t.misPedidos}</Link>
        </p>
      </Stack>
    );
  const { pedido, telefono, direccion, facturas } = found;
  return (
    <Stack gap="l">
      <OrderStatus n={n} token={token} />
      <Card as="section">
        <Stack>
          <h2>{t.detalle}</h2>
          <Facts
            rows={[
              [t.hecho, new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(pedido.fecha))],
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
              [
                t.cuando,
                pedido.cita && t.cuandoTexto(dayInWords(pedido.cita.date, language), shortTime(pedido.cita.time)),
              ],
              [t.matricula, pedido.matricula],
              [t.pagado, pedido.pagado > 0 ? writeEuros(pedido.pagado) : null],
              [t.formaPago, pedido.formaPago && t.formasPago[pedido.formaPago]],
              [t.operacion, pedido.operacion],
            ]}
          />
          <Lines found={found} />
        </Stack>
      </Card>
      {facturas.length > 0 && (
        <Card as="section">
          <Stack>
            <h2>{t.facturasPedido}</h2>
            <InvoiceList owner={owner} invoices={facturas} onChanged={asked.again} />
          </Stack>
        </Card>
      )}
      <Withdrawal n={n} token={token} known={fullName({ nombre: user.userName, apellidos: user.userSurname })} />
      <p>
        <Link to={address('ownOrders', language)}>{t.todosLosPedidos}</Link>
      </p>
    </Stack>
  );
};

/** One order of an account: how far it is, what is in it, and the way out of it. */
export default function OrderPage() {
  const t = useAreaTexts();
  const { pedido = '' } = useParams();
  return (
    <AreaPage room="ownOrders" title={t.pedidoN(pedido)}>
      {(owner) => <Order key={pedido} owner={owner} n={pedido} />}
    </AreaPage>
  );
}
