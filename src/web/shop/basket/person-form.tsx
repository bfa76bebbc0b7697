import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusFirstError } from '#web/ui/form-fields.ts';
import { rememberDraft, typedSoFar } from '#web/stored/session-store.ts';
import { useBasketTexts } from './texts.ts';
import { WrongFields } from './wrong-fields.tsx';

export interface Wrong {
  readonly error?: string | undefined;
  readonly errors?: Readonly<Record<string, string>>;
}

type Field =
  | 'nombre'
  | 'apellidos'
  | 'email'
  | 'telefono'
  | 'codigo_postal'
  | 'password'
  | 'privacidad'
  | 'permiso_comercial';

interface PersonFormProps {
  fields: readonly Field[];
  submit: string;
  typed?: Readonly<Partial<Record<Field, string>>>;
  passwordIs?: 'new-password' | 'current-password';
  /** Resolves to what is wrong, or to nothing when it went on. */
  send: (form: FormData) => Promise<Wrong | undefined>;
}

const nothingTyped: NonNullable<PersonFormProps['typed']> = {};

const isBox = (field: Field): field is 'privacidad' | 'permiso_comercial' =>
  field === 'privacidad' || field === 'permiso_comercial';

/**
 * One column of questions about a person. What is wrong comes back beside its field; what is typed is kept, but for the
 * password, so that another form, a reload or a lost hour takes none of it away.
 */
export const PersonForm = ({
  fields,
  submit,
  typed = nothingTyped,
  passwordIs = 'new-password',
  send,
}: PersonFormProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await send(new FormData(event.currentTarget));
    setBusy(false);
    setWrong(answer ?? {});
    if (answer && form.current) focusFirstError(form.current);
  };
  const draft = typedSoFar().draft;
  const remember = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget);
    const kept = fields.filter((field) => field !== 'password');
    rememberDraft(Object.fromEntries(kept.map((field) => [field, isBox(field) ? now.has(field) : now.get(field)])));
  };
  const text = (name: Exclude<Field, 'privacidad' | 'permiso_comercial'>, label: string, input: object) =>
    fields.includes(name) && (
      <TextField
        label={label}
        name={name}
        required
        defaultValue={name === 'password' ? undefined : (draft[name] ?? typed[name])}
        error={wrong.errors?.[name]}
        {...input}
      />
    );
  return (
    <form ref={form} onSubmit={(event) => void onSubmit(event)} onInput={remember} noValidate>
      <Stack>
        {wrong.error ? <Notice tone="error">{wrong.error}</Notice> : <WrongFields errors={wrong.errors} />}
        {text('nombre', t.nombre, { autoComplete: 'given-name', maxLength: 80 })}
        {text('apellidos', t.apellidos, { autoComplete: 'family-name', maxLength: 120 })}
        {text('email', t.correo, { type: 'email', autoComplete: 'email', maxLength: 254 })}
        {text('telefono', t.telefono, { type: 'tel', autoComplete: 'tel', hint: t.telefonoPista, maxLength: 30 })}
        {text('codigo_postal', t.cp, { autoComplete: 'postal-code', length: 'short', maxLength: 10 })}
        {text('password', t.contrasena, {
          type: 'password',
          autoComplete: passwordIs,
          maxLength: 200,
          ...(passwordIs === 'new-password' ? { hint: t.contrasenaPista } : {}),
        })}
        {fields.includes('privacidad') && (
          <div>
            <CheckField
              name="privacidad"
              label={t.privacidad}
              defaultChecked={draft.privacidad}
              error={wrong.errors?.privacidad}
            />
            <Link to={address('privacy', language)} target="_blank">
              {t.leer}
            </Link>
          </div>
        )}
        {fields.includes('permiso_comercial') && (
          <CheckField name="permiso_comercial" label={t.comercial} defaultChecked={draft.permiso_comercial} />
        )}
        <div>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
