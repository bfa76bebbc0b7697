import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { rememberCar } from '#web/stored/my-car.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Owner } from './area-page.tsx';
import { useKeptArea } from './area-store.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';
import { Tags } from './item-card.tsx';
import styles from './own-vehicles.module.css';
import { useAreaTexts } from './texts.ts';
import { VehicleOil } from './vehicle-oil.tsx';
import { keepVehicles, type OwnVehicle } from './vehicles-kept.ts';

interface Asked {
  readonly user: string;
  readonly token: string;
}

const askVehicles: Ask<Asked, readonly OwnVehicle[]> = async (api, { user, token }, signal) =>
  (await api('listVehicles', { params: { user } }, { token, signal })).vehicles;

/** So many plates at most: who has more of them has a fleet. */
const most = 12;

const Vehicle = ({ vehicle, owner, onGone }: { vehicle: OwnVehicle; owner: Owner; onGone: () => void }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const { vehicleData, images, source, id } = vehicle;
  const { marca, modelo, motor, cod_matricula } = vehicleData;
  return (
    <li className={styles.vehicle}>
      <img src={images[0]} alt="" width={200} height={100} loading="lazy" />
      <div>
        <Link to={address('myCar', language)} onClick={() => rememberCar({ ...vehicleData, images, source, id })}>
          {marca} {modelo}
        </Link>
        <p>{motor}</p>
        {cod_matricula && <VehiclePlate>{cod_matricula}</VehiclePlate>}
        <p>
          <Link to={`${address('upkeep', language)}?${new URLSearchParams({ coche: id })}`}>{t.loProximo}</Link>
        </p>
        <VehicleOil vehicle={vehicle} />
      </div>
      <DeleteVehicle vehicle={vehicle} owner={owner} onGone={onGone} />
    </li>
  );
};

/** The vehicles that an account keeps, and the other plates of its appointments and orders. */
export const OwnVehicles = ({ owner }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const { user, token } = owner;
  const { answer, again } = useAnswer(askVehicles, { user: user.idUser, token });
  useEffect(() => {
    if (answer) keepVehicles(answer);
  }, [answer]);
  const [gone, setGone] = useState<OwnVehicle>();
  const kept = answer ?? [];
  const own = new Set(kept.map(({ vehicleData }) => vehicleData.cod_matricula));
  const plates = Object.keys(useKeptArea(({ vehicles }) => vehicles)).filter((plate) => !own.has(plate));
  return (
    <Card as="section">
      <Stack gap="s">
        <div>
          <h2>{t.tusCoches}</h2>
          <p role="status">{gone && t.quitado(gone.vehicleData.marca, gone.vehicleData.modelo)}</p>
        </div>
        {kept.length === 0 && plates.length === 0 && <p>{t.sinCoches}</p>}
        {kept.length > 0 && (
          <ul className={styles.vehicles}>
            {kept.map((vehicle) => (
              <Vehicle
                key={vehicle.id}
                vehicle={vehicle}
                owner={owner}
                onGone={() => {
                  setGone(vehicle);
                  again();
                }}
              />
            ))}
          </ul>
        )}
        {plates.length > 0 && (
          <>
            <p>{t.tusCochesTexto}</p>
            <Tags>
              {plates.slice(0, most).map((plate) => (
                <VehiclePlate key={plate}>{plate}</VehiclePlate>
              ))}
            </Tags>
          </>
        )}
        <p className={styles.ways}>
          <Link {...buttonLink('secondary', 'small')} to={address('ownCarAdd', language)}>
            {t.anadirCoche}
          </Link>
          <Link
            {...buttonLink('secondary', 'small')}
            to={`${address('revisionAssistant', language)}?desde=area-privada`}
            state={{ matricula: kept[0]?.vehicleData.cod_matricula ?? plates[0] }}
          >
            {t.pedirRevision}
          </Link>
        </p>
      </Stack>
    </Card>
  );
};
