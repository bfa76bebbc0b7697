import type { MyCar } from '#web/stored/my-car.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { NextThings } from '../upkeep/next-things.tsx';
import { CarFacts, CarHead } from './car-sheet.tsx';
import { LaterKeepCar } from './later-keep-car.tsx';
import { PlateForm } from './plate-form.tsx';
import { useMyCarTexts } from './texts.ts';
import { tyresOf, Ways } from './ways.tsx';

/** A car with what it needs, what is known of it, and what only its driver can tell. */
export const CarView = ({ car, demo }: { car: MyCar; demo: readonly string[] }) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  return (
    <Columns
      aside={
        <Stack>
          <Card as="section">
            <Stack gap="s">
              <h2>{t.queDatos}</h2>
              <LaterKeepCar key={car.cod_matricula} car={car} />
            </Stack>
          </Card>
          <Card as="section">
            <Stack gap="s">
              <h2>{t.otro}</h2>
              <PlateForm demo={demo} another />
            </Stack>
          </Card>
        </Stack>
      }
    >
      <Stack gap="l">
        <Stack>
          <CarHead car={car} />
          {car.medidas.length > 0 && (
            <Actions>
              <Link {...buttonLink('primary')} to={tyresOf(car, language)}>
                {t.verNeumaticos}
              </Link>
            </Actions>
          )}
        </Stack>
        <Stack>
          <h2>{t.loProximo}</h2>
          <NextThings car={car} />
        </Stack>
        <Stack>
          <h2>{t.necesita}</h2>
          <Ways car={car} />
        </Stack>
        <Stack>
          <h2>{t.ficha}</h2>
          <CarFacts car={car} />
        </Stack>
      </Stack>
    </Columns>
  );
};
