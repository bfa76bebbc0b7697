import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Unsaved } from './unsaved.tsx';

interface DraftFormProps extends Omit<ComponentProps<typeof AccountForm>, 'onInput' | 'look'> {
  /** Told whether it holds something that is not saved, at every change of what was typed. */
  onTyped?: ((typed: boolean) => void) | undefined;
}

/** Of a file its name. */
const written = (form: FormData): string =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

/** A form whose text is work: whoever leaves it before that is saved is asked first. What is typed while it is saved is not saved. */
export const DraftForm = ({ send, onTyped, ...rest }: DraftFormProps) => {
  const place = useRef<HTMLDivElement>(null);
  const saved = useRef('');
  const [typed, setTyped] = useState(false);
  const now = (): string => {
    const form = place.current?.querySelector('form');
    return form ? written(new FormData(form)) : saved.current;
  };
  useEffect(() => {
    saved.current = now();
  }, []);
  const look = () => {
    const isTyped = now() !== saved.current;
    setTyped(isTyped);
    onTyped?.(isTyped);
  };
  return (
    <div ref={place}>
      <AccountForm
        {...rest}
        onInput={look}
        send={async (form) => {
          const outcome = await send(form);
          if (outcome === null) {
            saved.current = written(form);
            look();
          }
          return outcome;
        }}
      />
      {typed && <Unsaved />}
    </div>
  );
};
