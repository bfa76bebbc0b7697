import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards, type RadioCard } from '#web/ui/walk/radio-cards.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';

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
        <RadioCards {...cards} name={name} error={error} defaultValue={chosen ?? undefined} />
        {children}
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </Stack>
    </form>
  );
};
