import { inspectionProduct } from '#domain/revisions/packs.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import { Button } from '#web/ui/page/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Form } from 'react-router';
import { useVehicleTexts } from './texts.ts';
import styles from './ask-form.module.css';

/** What is taken to the inspection (spec R26): a passenger car, or anything else. */
export const inspectionVehicles = ['turismo', 'otros'] as const;
export type InspectionVehicle = (typeof inspectionVehicles)[number];

export const readInspectionVehicle = (typed: string | null): InspectionVehicle =>
  inspectionVehicles.find((each) => each === typed) ?? 'turismo';

/** The check beforehand for every vehicle, and the inspection of this one. */
export const forInspection = (articles: readonly ArticleResult[], vehicle: InspectionVehicle): ArticleResult[] => {
  const others = inspectionVehicles.filter((each) => each !== vehicle).map(inspectionProduct);
  return articles.filter(({ id_navision }) => others.every((other) => other !== id_navision));
};

/** Which vehicle is taken to the inspection: each has its own product and price. */
export const InspectionChoice = ({ vehicle }: { vehicle: InspectionVehicle }) => {
  const { itv: t } = useVehicleTexts();
  return (
    <Form className={styles.form} action="#reservar" preventScrollReset key={vehicle}>
      <SelectField
        label={t.pregunta}
        name="vehiculo"
        defaultValue={vehicle}
        options={inspectionVehicles.map((value) => ({ value, text: t[value] }))}
      />
      <Button type="submit" look="secondary">
        {t.ver}
      </Button>
    </Form>
  );
};
