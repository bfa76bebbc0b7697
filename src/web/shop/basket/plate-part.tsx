import type { Basket } from '#contract/basket.ts';
import { isAnotherVehicle } from '#domain/basket/give-way.ts';
import { normalisePlate, printPlate, recognisePlate } from '#domain/vehicles/plate.ts';
import { rememberPlate } from '#web/stored/my-car.ts';
import { rememberDraft } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { useEffect, useRef, useState } from 'react';
import type { BasketScreenProps } from './basket-frame.tsx';
import { useBeforeGoingOn } from './before-going-on.ts';
import { changeBasket, changesSettled, useBasketStore } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';
import { useTypedBefore } from './typed-before.ts';

/** The band of a plate is that of its own country; where that is not known, of the one in which the basket is paid. */
const bandOf = ({ matricula, totals }: Basket): 'ES' | 'AD' => {
  const plate = matricula === null ? null : recognisePlate(matricula);
  const own = plate && 'pais' in plate && !plate.ambiguous ? plate.pais : totals.pais;
  return own === 'AD' ? 'AD' : 'ES';
};

/** For which vehicle it is. */
export const BasketPlate = ({ basket }: Pick<BasketScreenProps, 'basket'>) => {
  const t = useBasketTexts();
  const before = basket.matricula && printPlate(basket.matricula, basket.totals.pais);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // A plate that comes back, as by undoing, stands in the field again; what somebody is typing is left alone.
  useEffect(() => {
    const box = field.current;
    if (box && before && box !== document.activeElement) box.value = before;
  }, [before]);
  /** A plate unlike the one before: only who typed it knows whether it is another vehicle. */
  const [unlike, setUnlike] = useState<string>();
  const save = async (matricula: string | null) => {
    setUnlike(undefined);
    setError(undefined);
    const taken = await changeBasket({ matricula });
    const refused = useBasketStore.getState().error;
    if (taken) rememberDraft({ matricula: null });
    if (taken && matricula) rememberPlate(printPlate(matricula));
    setError(taken ? undefined : (refused ?? undefined));
    return taken;
  };
  const correcting = useRef<Promise<void>>(undefined);
  const correct = async (matricula: string) => {
    // Taken back first, it is no other vehicle's.
    if ((await save(null)) && !(await save(matricula))) await changeBasket({ matricula: before });
  };
  const leave = (typed: string) => {
    const matricula = typed.trim();
    // What is no plate is nobody's: it is refused beside the field, and stays in it.
    const another = 'kind' in recognisePlate(matricula) && isAnotherVehicle(before, matricula);
    setUnlike(another ? matricula : undefined);
    setError(undefined);
    if (another) return;
    // Typed as it stands there already, however it is spaced.
    if (before && matricula) rememberDraft({ matricula: null });
    else if (before || matricula) void save(matricula || null);
  };
  useTypedBefore(field, 'matricula', leave);
  useBeforeGoingOn(() => {
    const isTaken = () =>
      normalisePlate(field.current?.value ?? '') === normalisePlate(useBasketStore.getState().cesta?.matricula ?? '');
    if (isTaken()) return true;
    const wait = async () => {
      // Whoever left the field has sent it: that is answered first.
      await correcting.current;
      await changesSettled();
      if (!isTaken()) field.current?.focus();
      return isTaken();
    };
    return wait();
  });
  return (
    <>
      <PlateField
        label={t.matricula}
        hint={t.matriculaPista}
        name="matricula"
        pais={bandOf(basket)}
        ref={field}
        defaultValue={before ?? ''}
        error={error}
        maxLength={12}
        onPlate={(plate) => rememberDraft({ matricula: plate })}
        onBlur={(event) => leave(event.target.value)}
      />
      {unlike && before && (
        <Notice
          tone="warning"
          action={
            <Actions>
              <Button look="secondary" onClick={() => void save(unlike)}>
                {t.otroVehiculo}
              </Button>
              <Button look="secondary" onClick={() => void (correcting.current = correct(unlike))}>
                {t.corregirMatricula}
              </Button>
            </Actions>
          }
        >
          {t.matriculaDistinta(before)}
        </Notice>
      )}
    </>
  );
};
