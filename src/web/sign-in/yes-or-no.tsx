import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { useAccountTexts } from './texts.ts';

interface YesOrNoProps {
  name: string;
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** What was answered before: `si` or `no`. */
  chosen?: string | undefined;
  onChoose?: (yes: boolean) => void;
}

/** A question with two answers, none of them chosen for whoever is asked. */
export const YesOrNo = ({ name, legend, hint, error, chosen, onChoose }: YesOrNoProps) => {
  const t = useAccountTexts();
  return (
    <RadioCards
      name={name}
      legend={legend}
      hint={hint}
      error={error}
      layout="fit"
      defaultValue={chosen}
      onChoose={onChoose && ((value) => onChoose(value === 'si'))}
      options={[
        { value: 'si', title: t.si },
        { value: 'no', title: t.no },
      ]}
    />
  );
};

/** The answer to it; undefined where it was left open. */
export const answerOf = (form: FormData, name: string): boolean | undefined => {
  const value = form.get(name);
  if (value === 'si') return true;
  return value === 'no' ? false : undefined;
};
