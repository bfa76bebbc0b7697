import type { WalkTexts } from '#i18n/es/walk.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type Texts = Pick<
  WalkTexts,
  'nombre' | 'apellidos' | 'correo' | 'correoQuizas' | 'telefono' | 'contrasena' | 'privacidad' | 'leer'
> & {
  /** The postcode, where it is asked. */
  readonly cp?: string;
};

type TextName = 'nombre' | 'apellidos' | 'email' | 'telefono' | 'codigo_postal' | 'password';
export type PersonField = TextName | 'privacidad';

const inputs: Readonly<Record<TextName, Partial<ComponentProps<typeof TextField>> & { 'data-known'?: 'cp' }>> = {
  nombre: { autoComplete: 'given-name', maxLength: 80 },
  apellidos: { autoComplete: 'family-name', maxLength: 120 },
  email: {},
  telefono: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  codigo_postal: { autoComplete: 'postal-code', length: 'short', maxLength: 10, 'data-known': 'cp' },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
};

const labelOf = (name: TextName, t: Texts): string =>
  ({
    nombre: t.nombre,
    apellidos: t.apellidos,
    email: t.correo,
    telefono: t.telefono,
    codigo_postal: t.cp ?? '',
    password: t.contrasena,
  })[name];

interface PersonFieldsProps {
  /** Which, in this order. */
  readonly fields: readonly PersonField[];
  readonly t: Texts;
  /** What the fields begin with. A password is never known. */
  readonly known?: Readonly<Partial<Record<TextName, string | null | undefined>>>;
  readonly agreed?: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Partial<Record<TextName, ReactNode>>>;
  /** A field that may be left empty, with the word that says so. */
  readonly optional?: Readonly<Partial<Record<TextName, string>>>;
}

/** Questions about a person, the same wherever somebody says who they are; read by `typedContact`. */
export const PersonFields = ({ fields, t, known, agreed, errors, hints, optional }: PersonFieldsProps) => {
  const language = useLanguage();
  return fields.map((name) => {
    if (name === 'privacidad')
      return (
        <div key={name}>
          <CheckField name={name} label={t.privacidad} defaultChecked={agreed} error={errors[name]} />
          <Link to={address('privacy', language)} target="_blank">
            {t.leer}
          </Link>
        </div>
      );
    const field = {
      ...inputs[name],
      label: labelOf(name, t),
      name,
      hint: hints?.[name],
      optional: optional?.[name],
      required: optional?.[name] === undefined,
      defaultValue: known?.[name] ?? undefined,
      error: errors[name],
    };
    return name === 'email' ? (
      <EmailField key={name} {...field} asking={t.correoQuizas} />
    ) : (
      <TextField key={name} {...field} />
    );
  });
};
