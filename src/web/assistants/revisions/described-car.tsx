import { SelectField } from '#web/ui/select-field.tsx';
import type { RevisionView } from './revision-action.server.ts';
import { useRevisionTexts } from './texts.ts';

/** Which car it is, where its plate does not tell. */
export const DescribedCar = ({
  view: { errors, descrito },
  options,
}: {
  view: RevisionView;
  options: NonNullable<RevisionView['porMano']>;
}) => {
  const t = useRevisionTexts();
  return (
    <SelectField
      label={t.descrito}
      hint={t.descritoPista}
      name="descrito"
      empty={t.descritoVacio}
      options={options.map((option) => ({ ...option, text: t.descritoConAnos(option.text) }))}
      defaultValue={descrito}
      error={errors['descrito']}
    />
  );
};
