import { vehicleTypes } from '#domain/vehicles/vehicle-types.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { Form } from 'react-router';
import type { NotFound } from '../look-up.ts';
import { PlateStep } from '../plate-step.tsx';
import type { RotationLoaded } from './rotation-page.tsx';
import { useRotationTexts } from './texts.ts';
import type { useKeepRotation } from './use-keep-rotation.ts';

const ByKind = ({ noKind }: { noKind: boolean }) => {
  const t = useRotationTexts();
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="a-mano">
      <Stack>
        <h2 id="a-mano">{t.aMano}</h2>
        <Form action={address('rotationAssistant', language)}>
          <input type="hidden" name="mano" value="1" />
          <Stack>
            <RadioCards
              name="tipo"
              legend={t.tipoPregunta}
              error={noKind && t.tipoFalta}
              options={vehicleTypes.map((value) => ({ value, title: t.tipos[value] }))}
            />
            <div>
              <Button type="submit" look="secondary">
                {t.buscar}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
};

/** The first screen: which vehicle it is. */
export const VehicleStep = ({
  loaded: { demo, noKind },
  kept,
  notFound,
  onAsk,
}: {
  loaded: RotationLoaded;
  kept: ReturnType<typeof useKeepRotation>['kept'];
  notFound: NotFound | undefined;
  onAsk: (matricula: string) => void;
}) => {
  const t = useRotationTexts();
  const language = useLanguage();
  return (
    <PlateStep
      page={address('rotationAssistant', language)}
      kept={kept}
      aside={<ByKind noKind={noKind} />}
      submit={t.buscar}
      demo={demo}
      notFound={notFound}
      unknown={t.desconocida}
      hint={t.matriculaPista}
      onAsk={onAsk}
    />
  );
};
