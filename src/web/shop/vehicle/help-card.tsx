import type { Vehicle } from '#i18n/es/pages/categories.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Price } from '#web/ui/page/price.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import type { From } from './priced-link.server.ts';
import { useVehicleTexts } from './texts.ts';
import styles from './help-card.module.css';

/** From what price, or how an estimate is made, and who does it. */
export const HelpCard = ({
  help: { telefono, talleres, vehiculo, cita, gratis, asistente },
  from,
  inside,
}: {
  help: {
    readonly telefono: string;
    readonly talleres: number;
    readonly vehiculo: Vehicle;
    readonly cita: string | null;
    /** It costs nothing, so nobody writes an estimate. */
    readonly gratis: boolean;
    /** Where it is found out what the car needs of it. */
    readonly asistente: string | null;
  };
  /** The cheapest product of the page; null where nothing of it has a fixed price. */
  from: From | null;
  /** What the page is about is part of that product, not sold alone. */
  inside: boolean;
}) => {
  const t = useVehicleTexts();
  const language = useLanguage();
  return (
    <Card as="aside" look="sunk">
      <Stack gap="s">
        {from === null || inside ? (
          <>
            <h2 className={styles.title}>{gratis ? t.gratis : t.presupuesto}</h2>
            <p>{gratis ? t.gratisTexto : t.presupuestoTexto}</p>
            {asistente && (
              <Link {...buttonLink('primary')} to={asistente}>
                {t.verAceite}
              </Link>
            )}
            {cita && (
              <Link {...buttonLink(asistente ? 'secondary' : 'primary')} to={cita}>
                {t.pedirCita}
              </Link>
            )}
            <PhoneLink {...buttonLink(cita ? 'secondary' : 'primary')} telefono={telefono}>
              {t.llamar(telefono)}
            </PhoneLink>
            {from && (
              <p>
                <span {...priceMark(from)}>
                  {t.dentroPrecio(writeEuros(from.importe), from.unidades, from.entrega)}.
                </span>{' '}
                <a href="#reservar">{t.verPrecios}</a>
              </p>
            )}
          </>
        ) : (
          <>
            <p className={styles.from}>{t.desde}</p>
            <div {...priceMark(from)}>
              <Price importe={from.importe} size="l" note={t.conTodo(from.unidades, from.entrega)} />
            </div>
            <a {...buttonLink('primary')} href="#reservar">
              {t.verPrecios}
            </a>
            {cita && (
              <Link {...buttonLink('secondary')} to={cita}>
                {t.pedirCita}
              </Link>
            )}
            <p>
              <PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>
            </p>
          </>
        )}
        <p className={styles.workshops}>
          {t.talleres(talleres, vehiculo)} <Link to={address('workshops', language)}>{t.verTalleres}</Link>
        </p>
      </Stack>
    </Card>
  );
};
