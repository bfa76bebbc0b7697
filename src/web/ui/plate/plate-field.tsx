import type { ComponentProps, FormEvent } from 'react';
import type { FieldText } from '../page/field.tsx';
import { Field } from '../page/field.tsx';
import styles from './plate-field.module.css';

type PlateFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'onChange'> & {
    /** Whose band the plate carries. */
    pais?: 'ES' | 'AD' | undefined;
    onPlate?: ((plate: string) => void) | undefined;
  };

/** Capitals, and a space wherever digits and letters meet: `1234 BCD`, `B 1234 AB`, `A1234` in Andorra. */
export const spacePlate = (typed: string, pais: 'ES' | 'AD' = 'ES'): string => {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return pais === 'AD' ? bare : bare.replace(/(\d)(?=[A-Z])|([A-Z])(?=\d)/g, '$& ');
};

const countMarks = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').length;

/** Where the caret goes so that the same letters stay behind it. */
const placeCaret = (plate: string, marks: number): number => {
  let at = 0;
  for (let seen = 0; seen < marks && at < plate.length; at++) if (plate[at] !== ' ') seen++;
  return at;
};

export function PlateField({ label, hint, error, optional, id, pais = 'ES', onPlate, ...input }: PlateFieldProps) {
  const setSpaces = ({ currentTarget: box }: FormEvent<HTMLInputElement>) => {
    const plate = spacePlate(box.value, pais);
    const marks = countMarks(box.value.slice(0, box.selectionStart ?? box.value.length));
    if (plate !== box.value) {
      box.value = plate;
      const caret = placeCaret(plate, marks);
      box.setSelectionRange(caret, caret);
    }
    onPlate?.(plate);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <span className={styles.plate}>
          <span className={styles.band} aria-hidden="true">
            {pais === 'ES' && (
              <svg className={styles.stars} viewBox="0 0 24 24">
                <circle
                  cx="12"
                  cy="12"
                  r="9"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3.4"
                  strokeDasharray="0 4.7124"
                  strokeLinecap="round"
                />
              </svg>
            )}
            {pais === 'AD' ? 'AND' : 'E'}
          </span>
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={12}
            {...input}
            {...control}
            className={styles.input}
            onInput={setSpaces}
          />
        </span>
      )}
    </Field>
  );
}
