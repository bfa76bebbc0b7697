import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { NewPasswordField, PasswordAgain } from './new-password-field.tsx';
import { useCanMakePasskey } from './passkeys/can-make-passkey.ts';
import { useAccountTexts } from './texts.ts';

/** What opens the new account. */
export type EntryWay = 'contrasena' | 'llave';

interface WayInProps {
  way: EntryWay;
  onChoose: (way: EntryWay) => void;
  errors: Readonly<Record<string, string>>;
  /** What a password may not be made of. */
  own: readonly string[];
}

/** A password, twice, or a passkey where the device keeps one. */
export const WayIn = ({ way, onChoose, errors, own }: WayInProps) => {
  const t = useAccountTexts();
  const canKeep = useCanMakePasskey();
  return (
    <>
      {canKeep && (
        <RadioCards
          name="entrada"
          legend={t.comoEntrar}
          value={way}
          onChoose={(chosen) => onChoose(chosen === 'llave' ? 'llave' : 'contrasena')}
          options={[
            { value: 'contrasena', title: t.conContrasena },
            { value: 'llave', title: t.conLlave, text: t.conLlaveTexto },
          ]}
        />
      )}
      {way === 'contrasena' && (
        <>
          <NewPasswordField label={t.contrasena} error={errors['password']} own={own} />
          <PasswordAgain error={errors['confirmPassword']} />
        </>
      )}
    </>
  );
};
