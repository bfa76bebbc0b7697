import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Link } from 'react-router';
import { useKeptArea } from './area-store.ts';
import { Tags } from './item-card.tsx';
import { VehiclePlate } from './vehicle-plate.tsx';
import { useAreaTexts } from './texts.ts';

/** So many at most: who has more of them has a fleet. */
const most = 12;

/** The plates that came with somebody's appointments and orders. */
export const OwnVehicles = () => {
  const t = useAreaTexts();
  const language = useLanguage();
  const plates = Object.keys(useKeptArea(({ vehicles }) => vehicles)).slice(0, most);
  return (
    <Card as="section">
      <Stack gap="s">
        <h2>{t.tusCoches}</h2>
        <p>{plates.length === 0 ? t.sinCoches : t.tusCochesTexto}</p>
        {plates.length > 0 && (
          <Tags>
            {plates.map((plate) => (
              <VehiclePlate key={plate}>{plate}</VehiclePlate>
            ))}
          </Tags>
        )}
        <p>
          <Link {...buttonLink('secondary', 'small')} to={address('selector', language)}>
            {t.buscarNeumaticos}
          </Link>
        </p>
      </Stack>
    </Card>
  );
};
