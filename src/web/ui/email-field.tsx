import { meantEmail } from '#domain/accounts/meant-email.ts';
import type { ComponentProps, FocusEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from './page/button.tsx';
import { TextField } from './page/text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onBlur'> & {
  /** Asks whether this address was meant. */
  asking: (meant: string) => string;
};

/** A field for an address, which asks about a slip in it: letters go there, and nobody would ever read them. */
export const EmailField = ({ asking, ...field }: EmailFieldProps) => {
  const box = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  // Whoever goes to a button instead would press what has just moved.
  const leave = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLInputElement>) => {
    const found = meantEmail(currentTarget.value);
    if (!found || next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement) setMeant(found);
  };
  const take = () => {
    if (!box.current || !meant) return;
    box.current.value = meant;
    box.current.dispatchEvent(new Event('input', { bubbles: true }));
    box.current.focus();
    setMeant(undefined);
  };
  return (
    <div>
      <TextField autoComplete="email" maxLength={254} {...field} type="email" ref={box} onBlur={leave} />
      <div role="status">
        {meant && (
          <Button look="quiet" shape="small" onClick={take}>
            {asking(meant)}
          </Button>
        )}
      </div>
    </div>
  );
};
