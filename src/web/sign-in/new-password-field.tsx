import { passwordStrength } from '#domain/accounts/password.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useState } from 'react';
import styles from './new-password-field.module.css';
import { useAccountTexts } from './texts.ts';

interface NewPasswordFieldProps {
  name?: string;
  label: string;
  error?: string | undefined;
  /** What stands around it, of which it may not be made. */
  own?: readonly string[];
}

const noWords: readonly string[] = [];

/** A password that is chosen, and how hard it is to guess while it is typed. */
export const NewPasswordField = ({ name = 'password', label, error, own = noWords }: NewPasswordFieldProps) => {
  const t = useAccountTexts();
  const [typed, setTyped] = useState('');
  const strength = typed === '' ? null : passwordStrength(typed, { own });
  const word = strength === null ? '' : (t.fuerza[strength] ?? '');
  return (
    <div>
      <TextField
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        required
        hint={t.contrasenaPista}
        error={error}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {strength !== null && (
        <p className={styles.strength} data-strength={strength} role="status">
          <span className={styles.meter} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} data-on={strength >= step || undefined} />
            ))}
          </span>
          <span className="spoken">{t.fuerzaDe(word)}</span>
          <span aria-hidden="true">{word}</span>
        </p>
      )}
    </div>
  );
};

/** The same once more: a slip would lock its owner out. */
export const PasswordAgain = ({ error }: { error: string | undefined }) => (
  <TextField
    label={useAccountTexts().claveRepetida}
    name="confirmPassword"
    type="password"
    autoComplete="new-password"
    maxLength={200}
    required
    error={error}
  />
);
