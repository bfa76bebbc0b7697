import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLocation, useNavigate } from 'react-router';
import { CarFacts, CarHead } from './car-sheet.tsx';
import { chooseAddress } from '#web/choose-address.ts';
import { LaterKeepCar } from './later-keep-car.tsx';
import { beginAgain } from './registration-store.ts';
import { useMyCarTexts } from './texts.ts';

/** Step 2: what was found, to be kept. */
export const ConfirmCar = ({ found: { vehicleData, images, source } }: { found: KnownVehicle }) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const car = { ...vehicleData, images, source, id: null };
  return (
    <Stack gap="l">
      <CarHead car={car} />
      <CarFacts car={car} />
      <Card as="section">
        <Stack gap="s">
          <h2>{t.queDatos}</h2>
          <noscript>{t.haceFaltaJavascript}</noscript>
          <LaterKeepCar
            car={car}
            onKept={() => {
              beginAgain();
              void navigate(address('myCar', language));
            }}
          />
        </Stack>
      </Card>
      <p>
        <Link to={pathname} onClick={beginAgain}>
          {t.volver}
        </Link>
        {' · '}
        <Link to={chooseAddress(language, {})}>{t.sinMatricula}</Link>
      </p>
    </Stack>
  );
};
