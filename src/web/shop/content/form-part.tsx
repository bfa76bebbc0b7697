import { ReasonField, WriterFields } from '#web/message/message-fields.tsx';
import { MessageForm, type RefusedMessage } from '#web/message/message-form.tsx';
import { useCasesTexts } from '#web/message/texts.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect, useState } from 'react';
import type { ShownPart } from './parts-data.server.ts';

interface FormPartProps {
  part: Extract<ShownPart, { tipo: 'formulario' }>;
  /** Which part of its text it is. */
  place: number;
  answer: RefusedMessage | undefined;
}

/** Asked for by the browser: the page itself is one and the same for everybody. Without one only the limit is stricter. */
const useKeptStamp = (): string | null => {
  const language = useLanguage();
  const [stamp, setStamp] = useState<string | null>(null);
  useEffect(() => {
    browserApi(language)('siteInit', {}).then(
      ({ sello }) => setStamp(sello),
      () => {},
    );
  }, [language]);
  return stamp;
};

/** The form of the contact page in the middle of a text. */
export default function FormPart({ part: { titulo, texto, motivo, llamar }, place, answer }: FormPartProps) {
  const t = useCasesTexts();
  const stamp = useKeptStamp();
  const own = answer?.typed.formulario === String(place) ? answer : undefined;
  return (
    <Card as="section" look="sunk">
      <Stack>
        {titulo && <h2>{titulo}</h2>}
        {texto && <p>{texto}</p>}
        <MessageForm
          answer={own}
          stamp={stamp}
          place={place}
          comment={{ label: t.comentario, hint: t.comentarioPista }}
        >
          {(known, errors) => (
            <>
              {motivo === null ? (
                <ReasonField known={known} errors={errors} />
              ) : (
                <input type="hidden" name="motivo" value={motivo} />
              )}
              <WriterFields known={known} errors={errors} />
            </>
          )}
        </MessageForm>
        <p>
          <a href={llamar.to}>{llamar.nombre}</a>
        </p>
      </Stack>
    </Card>
  );
}
