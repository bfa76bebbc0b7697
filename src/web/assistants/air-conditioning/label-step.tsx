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
import { writeAirQuery, type AirAsked } from './air-query.ts';
import { LabelDrawing } from './label-drawing.tsx';
import { useAirTexts } from './texts.ts';

/** What the label under the bonnet says, where the year does not decide. */
export const LabelStep = ({ asked, cp }: { asked: AirAsked; cp: string | null }) => {
  const t = useAirTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  const { busy, begin } = useSending();
  const { years, vehiculo } = asked;
  const { form, leftEmpty } = useLeftEmpty();
  return (
    <Form ref={form} action={address('airAssistant', language)} noValidate onSubmit={begin}>
      <HiddenPairs pairs={writeAirQuery({ ...asked, etiqueta: null }, cp)} />
      <Stack className={oneColumn.narrow}>
        {vehiculo && <p>{t.esDe(vehiculo)}.</p>}
        <p>{years ? t.etiquetaTexto(t.anos(years.desde, years.hasta)) : t.etiquetaSuelta}</p>
        <RadioCards
          name="etiqueta"
          legend={t.leyenda}
          tellsEmpty
          error={leftEmpty('etiqueta') && t.etiquetaFalta}
          options={(['R134a', 'R1234yf', 'nose'] as const).map((value) => ({
            value,
            title: t.opciones[value].titulo,
            text: t.opciones[value].texto,
            ...(value !== 'nose' && { aside: <LabelDrawing gas={value} /> }),
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
