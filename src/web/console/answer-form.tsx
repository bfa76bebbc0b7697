import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useState, type ReactNode } from 'react';
import { Unsaved } from './unsaved.tsx';

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
export const AnswerForm = ({ seen, texts: t, maxLength, send, onDone, children }: AnswerFormProps) => {
  const [typed, setTyped] = useState(false);
  return (
    <>
      <AccountForm
        key={seen}
        submit={t.contestar}
        onInput={(event) => setTyped(fieldText(new FormData(event.currentTarget), 'texto') !== '')}
        send={async (form) => {
          await send(fieldText(form, 'texto'), form);
          setTyped(false);
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
      </AccountForm>
      {typed && <Unsaved />}
    </>
  );
};
