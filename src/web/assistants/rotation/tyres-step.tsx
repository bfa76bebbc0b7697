import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { useLeftEmpty } from '#web/ui/left-empty.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { Form } from 'react-router';
import { useAssistantTexts } from '../texts.ts';
import { useSending } from '../use-sending.ts';
import oneColumn from '../one-column.module.css';
import { writeRotationQuery, type RotationAsked } from './rotation-query.ts';
import { useRotationTexts } from './texts.ts';

/** What stands on the sidewalls: the sizes, where the papers allow others at the back, and the arrow. */
export const TyresStep = ({ asked }: { asked: RotationAsked }) => {
  const t = useRotationTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  const { busy, begin } = useSending();
  const { papeles, medidas, direccionales } = asked;
  const { form, leftEmpty } = useLeftEmpty();
  return (
    <Form ref={form} action={address('rotationAssistant', language)} noValidate onSubmit={begin}>
      <HiddenPairs pairs={writeRotationQuery(asked)} />
      <Stack gap="l" className={oneColumn.narrow}>
        {papeles !== 'iguales' && (
          <RadioCards
            name="medidas"
            legend={t.medidasPregunta}
            hint={t.segun}
            layout="fit"
            tellsEmpty
            error={leftEmpty('medidas') && t.medidasFalta}
            defaultValue={medidas ?? undefined}
            options={(['iguales', 'distintas'] as const).map((value) => ({
              value,
              title: t.medidas[value].titulo,
              text: t.medidas[value].texto,
            }))}
          />
        )}
        <RadioCards
          name="flecha"
          legend={t.flechaPregunta}
          hint={t.flechaTexto}
          layout="fit"
          tellsEmpty
          error={leftEmpty('flecha') && t.flechaFalta}
          defaultValue={direccionales === null ? undefined : direccionales ? 'si' : 'no'}
          options={(['no', 'si'] as const).map((value) => ({
            value,
            title: t.flecha[value].titulo,
            text: t.flecha[value].texto,
          }))}
        />
        <div>
          <Button type="submit" busy={busy}>
            {all.continuar}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
