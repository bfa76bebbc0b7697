import { printPlate } from '#domain/vehicles/plate.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { DemoPlates } from '#web/ui/plate/demo-plates.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { NotFound } from './look-up.ts';
import { useAssistantTexts } from './texts.ts';
import { useSending } from './use-sending.ts';

/** What is said about a plate that led to nothing. */
const saysOf = (notFound: NotFound | undefined, unknown: string, silent: string) => {
  if (notFound?.code === 'matricula-desconocida') return { beside: unknown, above: null };
  if (notFound?.code === 'registro-no-responde') return { beside: null, above: silent };
  return { beside: notFound?.beside, above: notFound?.beside ? null : notFound?.above };
};

/** Asks for a plate. It is posted, so that it stands in no address. */
export const AskPlate = ({
  submit,
  demo,
  known,
  notFound,
  unknown,
  hint,
  children,
  onAsk,
}: {
  submit: string;
  /** Plates to try. */
  demo: readonly string[];
  /** The plate that this browser told here before; else that of the car which it remembers. */
  known: string | null | undefined;
  notFound: NotFound | undefined;
  /** What is said where the registry does not know the plate: here something else helps than where tyres are sold. */
  unknown: string;
  hint: string;
  /** What else is asked for together with it. */
  children?: ReactNode;
  onAsk: (matricula: string) => void;
}) => {
  const t = useAssistantTexts();
  const remembered = useMyCar()?.cod_matricula;
  const plate = known ?? remembered;
  const shown = plate ? printPlate(plate) : undefined;
  const { busy, begin } = useSending();
  const { beside, above } = saysOf(notFound, unknown, t.registroCallado);
  return (
    <Form
      method="post"
      noValidate
      key={notFound ? 'again' : shown}
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event;
        begin(event);
        const typed = new FormData(currentTarget, nativeEvent.submitter);
        onAsk(fieldText(typed, 'ejemplo') || fieldText(typed, 'matricula'));
      }}
    >
      <Stack>
        {above && <Notice tone="warning">{above}</Notice>}
        <PlateField
          label={t.matricula}
          hint={hint}
          name="matricula"
          data-known="matricula"
          defaultValue={notFound?.typed ?? shown}
          error={beside}
          enterKeyHint="next"
        />
        {children}
        <div>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
        <DemoPlates title={t.matriculasDemo} plates={demo}>
          {(plate) => (
            <button type="submit" name="ejemplo" value={plate}>
              {plate}
            </button>
          )}
        </DemoPlates>
      </Stack>
    </Form>
  );
};
