import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { rememberDraft, typedSoFar } from '#web/stored/session-store.ts';
import { PersonFields, type PersonField } from '#web/walk/person-fields.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import type { FormEvent } from 'react';
import { useBasketTexts } from './texts.ts';
import { WrongFields } from './wrong-fields.tsx';

interface PersonFormProps {
  fields: readonly PersonField[];
  submit: string;
  typed?: Readonly<Partial<Record<PersonField, string>>>;
  send: (form: FormData) => Promise<SendOutcome>;
}

const nothingTyped: NonNullable<PersonFormProps['typed']> = {};

/**
 * One column of questions about a person. What is typed is kept, but for the password, so that another form, a reload or
 * a lost hour takes none of it away.
 */
export const PersonForm = ({ fields, submit, typed = nothingTyped, send }: PersonFormProps) => {
  const t = useBasketTexts();
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(send, t.sinConexion);
  const { draft } = typedSoFar();
  const remember = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget);
    const texts = fields.filter((field) => field !== 'password' && field !== 'privacidad');
    rememberDraft({
      ...Object.fromEntries(texts.map((field) => [field, now.get(field)])),
      ...(fields.includes('privacidad') && { privacidad: now.has('privacidad') }),
    });
  };
  return (
    <form ref={form} onSubmit={onSubmit} onInput={remember} noValidate>
      <Stack>
        {wrong?.error ? (
          <Notice tone="error" ref={trouble}>
            {wrong.error}
          </Notice>
        ) : (
          <WrongFields errors={errors} />
        )}
        <PersonFields
          fields={fields}
          t={t}
          known={{
            nombre: draft.nombre ?? typed.nombre,
            apellidos: draft.apellidos ?? typed.apellidos,
            email: draft.email ?? typed.email,
            telefono: draft.telefono ?? typed.telefono,
            codigo_postal: draft.codigo_postal ?? typed.codigo_postal,
          }}
          agreed={draft.privacidad}
          errors={errors}
          hints={{ telefono: t.telefonoPista }}
        />
        <div>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
