import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards, type RadioCard } from '#web/ui/walk/radio-cards.tsx';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';

interface ChooseOneProps {
  /** Of the field. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioCard[];
  readonly layout?: 'list' | 'fit';
  readonly chosen: string | null | undefined;
  /** What is said where nothing is chosen. */
  readonly missing: string;
  readonly submit: string;
  readonly onChoose: (value: string) => void;
  /** Between the cards and the button. */
  readonly children?: ReactNode;
}

/** A step that asks for one of several things. */
export const ChooseOne = ({ name, chosen, missing, submit, onChoose, children, ...cards }: ChooseOneProps) => {
  const [error, setError] = useState<string>();
  // What was chosen before may be read only once this is shown, and does not take away what is chosen now.
  const [picked, setPicked] = useState<string>();
  const takeSent = useEffectEvent(() => {
    const sent = new URLSearchParams(location.search).get(name);
    if (sent === null || !cards.options.some(({ value }) => value === sent)) return;
    // Whoever comes back finds the choice, and is not led on again.
    history.replaceState(history.state, '', location.pathname);
    onChoose(sent);
  });
  // What was chosen before the page listened is in its address.
  useEffect(() => takeSent(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldText(new FormData(event.currentTarget), name);
    if (value) return onChoose(value);
    event.currentTarget.querySelector('input')?.focus();
    setError(missing);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <RadioCards {...cards} name={name} error={error} value={picked ?? chosen ?? ''} onChoose={setPicked} />
        {children}
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </Stack>
    </form>
  );
};
