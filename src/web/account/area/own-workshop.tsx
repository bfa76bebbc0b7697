import type { VisitService } from '#contract/visit-services.ts';
import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { AreaSkeleton, type Owner } from './area-page.tsx';
import { useKeptArea, type KeptArea } from './area-store.ts';
import { useKeepAnswer } from './keep-answer.ts';
import styles from './own-workshop.module.css';
import { useAreaTexts } from './texts.ts';

interface Found {
  readonly favorito: Workshop | null;
  readonly all: readonly VisitService[];
  readonly own: readonly VisitService[] | null;
}

const ask: Ask<{ token: string; userId: string }, Found> = async (api, { token, userId }, signal) => {
  const [{ favorito }, { servicios: all }] = await Promise.all([
    api('readFavouriteWorkshop', { params: { id: userId } }, { token, signal }),
    api('listPrivateServices', {}, { signal }),
  ]);
  const own = favorito && (await api('readWorkshopServices', { params: { id: favorito.codTienda } }, { signal }));
  return { favorito, all, own: own && own.servicios };
};

const kept = ({ favorito, all, own }: Found): Partial<KeptArea> => ({
  favouriteTaller: favorito && {
    codTienda: favorito.codTienda,
    alias: favorito.alias,
    slug: favorito.slug,
    area: favorito.area,
    direccion: favorito.direccion,
    cpostal: favorito.cpostal,
    poblacion: favorito.poblacion,
  },
  availableServices: all,
  services: own,
});

/** So many are offered with one press; all the others by the first step of an appointment. */
const offered = 5;

/** The favourite workshop with what it does, each a press away from its times. */
export const OwnWorkshop = ({ owner: { user, token } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { token, userId: user.idUser });
  useKeepAnswer(asked, kept);
  const { favouriteTaller: taller, services, availableServices } = useKeptArea();
  const preset = (servicio: string) =>
    `${address('visitPreset', language)}?${new URLSearchParams({
      ...(taller && { codTienda: String(taller.codTienda) }),
      servicio,
      origen: 'area-privada',
    })}`;
  const offers = (services ?? availableServices ?? []).filter(({ soloTelefono }) => !soloTelefono).slice(0, offered);
  return (
    <Card as="section">
      <Stack gap="s">
        <h2>{t.tuTaller}</h2>
        <Unanswered t={t} asked={asked} />
        {availableServices === null && asked.failure === null && <AreaSkeleton />}
        {taller ? (
          <p>
            <strong>
              <Link to={address('workshop', language, { area: taller.area, taller: taller.slug })}>{taller.alias}</Link>
            </strong>
            <br />
            {addressLine(taller)}
          </p>
        ) : (
          asked.answer && (
            <>
              <p>{t.sinTaller}</p>
              <Actions>
                <Link {...buttonLink('secondary', 'small')} to={address('workshops', language)}>
                  {t.buscarTaller}
                </Link>
              </Actions>
            </>
          )
        )}
        {offers.length > 0 && (
          <>
            <p>{taller ? t.pideAqui : t.pideCitaPara}</p>
            <ul className={styles.services}>
              {offers.map(({ servicio, nombre }) => (
                <li key={servicio}>
                  <Link to={preset(servicio)}>{nombre}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Card>
  );
};
