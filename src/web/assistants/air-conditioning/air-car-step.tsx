import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form, Link } from 'react-router';
import type { NotFound } from '../look-up.ts';
import { PlateStep } from '../plate-step.tsx';
import type { AirLoaded } from './air-page.tsx';
import { isFourFigures } from './air-query.ts';
import { useAirTexts } from './texts.ts';
import type { useKeepAir } from './use-keep-air.ts';

/** By the year, for who has no plate at hand or whose plate nobody knows. */
const ByYear = ({ wrongYear, years: { desde, hasta } }: Pick<AirLoaded, 'wrongYear' | 'years'>) => {
  const t = useAirTexts();
  const language = useLanguage();
  const start = address('airAssistant', language);
  const why = wrongYear !== null && isFourFigures(wrongYear) ? t.anoFuera(desde, hasta) : t.noEsAno;
  return (
    <Card as="section" aria-labelledby="por-ano">
      <Stack>
        <h2 id="por-ano">{t.porAno}</h2>
        <Form action={start} noValidate key={wrongYear}>
          <Stack>
            <TextField
              label={t.ano}
              hint={t.anoPista}
              name="ano"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              length="short"
              defaultValue={wrongYear ?? undefined}
              error={wrongYear === null ? undefined : why}
            />
            <CheckField name="electrico" value="1" label={t.esElectrico} />
            <div>
              <Button type="submit" look="secondary">
                {t.buscar}
              </Button>
            </div>
          </Stack>
        </Form>
        <p>
          <Link to={`${start}?ano=0`}>{t.noSeAno}</Link>
        </p>
      </Stack>
    </Card>
  );
};

/** The first screen: which car it is. */
export const AirCarStep = ({
  loaded: { demo, cp, wrongYear, years },
  kept,
  notFound,
  onAsk,
}: {
  loaded: AirLoaded;
  kept: ReturnType<typeof useKeepAir>['kept'];
  notFound: NotFound | undefined;
  onAsk: (matricula: string) => void;
}) => {
  const t = useAirTexts();
  const language = useLanguage();
  return (
    <PlateStep
      page={address('airAssistant', language)}
      kept={kept}
      aside={<ByYear wrongYear={wrongYear} years={years} />}
      submit={t.buscar}
      demo={demo}
      notFound={notFound}
      unknown={t.desconocida}
      hint={t.matriculaPista}
      onAsk={onAsk}
    >
      <TextField
        label={t.codigoPostal}
        hint={t.codigoPostalPista}
        optional={t.opcional}
        name="cp"
        autoComplete="postal-code"
        data-known="cp"
        maxLength={10}
        length="short"
        defaultValue={cp ?? kept?.postCode ?? undefined}
      />
    </PlateStep>
  );
};
