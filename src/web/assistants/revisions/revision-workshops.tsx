import { address } from '#contract/addresses.ts';
import type { RevisionWorkshop } from '#contract/revisions.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { useLanguage } from '#web/language.ts';
import { rememberPurchase, rememberVisit } from '#web/stored/search-memory.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import { WorkshopCard } from '#web/ui/walk/workshop-card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import type { RevisionView } from './revision-action.server.ts';
import styles from './revision.module.css';
import { useRevisionTexts } from './texts.ts';
import { visitOf } from './visit-of.ts';

/** Into the basket at this workshop, or an appointment there that is paid at its desk. */
const Ways = ({ view, taller, tier }: { view: RevisionView; taller: RevisionWorkshop; tier: string }) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  const { matricula, kms, revisiones, vehiculoInfo: car, combustible } = view.state;
  const pack = revisiones.find(({ tipo }) => tipo === tier);
  if (!pack) return null;
  const keep = () =>
    rememberPurchase({
      id_navision: pack.id_navision,
      matricula,
      selectedRevision: pack.id_navision,
      vehicleOrigin: car?.descrito ? 'usuario' : 'ws',
      newVehicleData: car && {
        cod_matricula: matricula,
        marca: car.marca,
        modelo: car.modelo,
        motor: car.motor,
        combustible,
        ano_fabric: car.ano_fabric,
        ano_matric: car.ano_matric,
        capacidad_carter: car.capacidad_carter,
        kms,
      },
    });
  const preset = new URLSearchParams({
    codTienda: String(taller.codTienda),
    servicio: pack.servicio,
    origen: 'revision',
  });
  return (
    <div className={styles.ways}>
      <form action={address('basket', language)} onSubmit={keep}>
        <input type="hidden" name="anadir" value={pack.id_navision} />
        <input type="hidden" name="cantidad" value="1" />
        <input type="hidden" name="cp" value={taller.cpostal} />
        <input type="hidden" name="taller" value={taller.codTienda} />
        <Button type="submit" shape="small" aria-label={t.anadirEn(taller.alias)}>
          {t.anadir}
        </Button>
      </form>
      {taller.cita === 'web' && (
        <Link
          {...buttonLink('secondary', 'small')}
          to={`${address('visitPreset', language)}?${preset}`}
          onClick={() => rememberVisit(visitOf(view, t, tier))}
        >
          {t.pedirCita}
        </Link>
      )}
    </div>
  );
};

/** The workshops nearby with what the chosen pack costs there, and when. */
export const RevisionWorkshops = ({
  view,
  talleres,
  tier,
}: {
  view: RevisionView;
  talleres: readonly RevisionWorkshop[];
  tier: string;
}) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  if (talleres.length === 0) return <Notice tone="warning">{t.sinTalleres}</Notice>;
  return (
    <Stack>
      {talleres.map((taller) => {
        const offer = taller.revisiones.find(({ tipo }) => tipo === tier);
        const first = offer?.primeraHora;
        return (
          <WorkshopCard
            key={taller.codTienda}
            title={taller.alias}
            direccion={addressLine(taller)}
            distance={taller.distancia !== null && t.distancia(taller.distancia, taller.poblacion)}
            tags={offer && <Price importe={offer.precio} size="s" note={t.enEsteTaller} />}
            firstFree={
              first ? (
                <FirstFreeTime>{t.primera(dayInWords(first.fecha, language), shortTime(first.hora))}</FirstFreeTime>
              ) : (
                <span>{t.sinHoras}</span>
              )
            }
            action={<Ways view={view} taller={taller} tier={tier} />}
          />
        );
      })}
    </Stack>
  );
};
