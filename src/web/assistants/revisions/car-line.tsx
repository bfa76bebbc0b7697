import { rememberPlate } from '#web/stored/my-car.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { HiddenCar } from './hidden-car.tsx';
import type { RevisionView } from './revision-action.server.ts';
import styles from './revision.module.css';
import { useRevisionTexts } from './texts.ts';

/** The car that all of this is for, and the way to another one. What is bought or booked from here on is for this car, too. */
export const CarLine = ({ view }: { view: RevisionView }) => {
  const t = useRevisionTexts();
  const { vehiculoInfo: car, kms, postCode, step, matricula } = view.state;
  useEffect(() => {
    if (step > 2 && matricula) rememberPlate(matricula);
  }, [step, matricula]);
  if (!car) return null;
  return (
    <div className={styles.car}>
      <p>
        <b>{`${car.marca} ${car.modelo}`}</b>
        {[car.motor, car.cod_matricula, kms && t.kilometros(kms)].filter(Boolean).map((part) => (
          <span key={String(part)}>{part}</span>
        ))}
        {car.carter_grande && car.capacidad_carter && (
          <Badge tone="signal" icon="oil">
            {t.carterGrande(car.capacidad_carter)}
          </Badge>
        )}
      </p>
      <Form method="post">
        <HiddenCar view={view} />
        <input type="hidden" name="postCode" value={postCode} />
        <Button type="submit" name="paso" value="datos" look="quiet" shape="small">
          {t.cambiar}
        </Button>
      </Form>
    </div>
  );
};
