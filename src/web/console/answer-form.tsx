import { fieldText } from '#web/ui/form-fields.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ReactNode } from 'react';
import { DraftForm } from './draft-form.tsx';

interface AnswerFormProps {
  /** How many messages were seen: with another one the form begins anew. */
  seen: number;
  texts: { readonly respuesta: string; readonly respuestaPista: string; readonly contestar: string };
  maxLength: number;
  send: (texto: string, form: FormData) => Promise<unknown>;
  onDone: () => void;
  children?: ReactNode;
}

/** What staff answer to whoever wrote; nothing that was typed is lost while it is not taken. */
export const AnswerForm = ({ seen, texts: t, maxLength, send, onDone, children }: AnswerFormProps) => (
  <DraftForm
    key={seen}
    submit={t.contestar}
    send={async (form) => {
      await send(fieldText(form, 'texto'), form);
      onDone();
      return null;
    }}
  >
    {(errors) => (
      <>
        <TextArea
          label={t.respuesta}
          hint={t.respuestaPista}
          name="texto"
          rows={8}
          maxLength={maxLength}
          required
          error={errors['texto']}
        />
        {children}
      </>
    )}
  </DraftForm>
);
