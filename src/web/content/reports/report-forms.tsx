import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form, useNavigation } from 'react-router';
import type { RefusedReport } from './outcome.ts';
import { useReportsTexts } from './texts.ts';

interface FormProps {
  wrong?: RefusedReport | undefined;
}

/** What happened; with the code of a report, more of the same. */
export const ReportForm = ({ wrong, more }: FormProps & { more?: string }) => {
  const t = useReportsTexts();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate>
      <Stack>
        <input type="hidden" name="que" value={more === undefined ? 'enviar' : 'anadir'} />
        <input type="hidden" name="codigo" value={more ?? ''} />
        <TextArea
          label={more === undefined ? t.cuenta : t.anadir}
          hint={t.cuentaPista}
          name="texto"
          rows={more === undefined ? 8 : 4}
          maxLength={10_000}
          autoComplete="off"
          required
          defaultValue={wrong?.texto}
          error={wrong?.error}
        />
        <div>
          <Button type="submit" busy={busy}>
            {more === undefined ? t.enviar : t.anadirBoton}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** The way back to a report, by its code. */
export const AskReceipt = ({ wrong }: FormProps) => {
  const t = useReportsTexts();
  return (
    <Card as="section" look="sunk">
      <Form method="post" noValidate>
        <Stack>
          <h2>{t.volver}</h2>
          <p>{t.volverTexto}</p>
          <input type="hidden" name="que" value="seguir" />
          <TextField
            label={t.codigo}
            name="codigo"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
            defaultValue={wrong?.codigo}
            error={wrong?.error}
          />
          <div>
            <Button type="submit" look="secondary">
              {t.abrir}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
};
