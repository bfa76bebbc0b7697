import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { forgetCar } from '#web/stored/my-car.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useState } from 'react';
import type { Owner } from './area-page.tsx';
import { forgetPlate } from './area-store.ts';
import { useAreaTexts } from './texts.ts';
import type { OwnVehicle } from './vehicles-kept.ts';

interface DeleteVehicleProps {
  readonly vehicle: OwnVehicle;
  readonly owner: Owner;
  readonly onGone: () => void;
}

/** Takes a vehicle out of the account, once that is meant; its appointments stay, which is said first. */
export const DeleteVehicle = ({ vehicle: { id, vehicleData }, owner: { user, token }, onGone }: DeleteVehicleProps) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const { form, trouble, busy, wrong, onSubmit } = useSend(async () => {
    const conCitas = wrong?.problem?.code === 'vehiculo-con-citas' ? 'true' : 'false';
    await browserApi(language)('deleteVehicle', { params: { user: user.idUser, id }, query: { conCitas } }, { token });
    forgetCar(id);
    forgetPlate(vehicleData.cod_matricula);
    onGone();
    // The question stands until it goes with its vehicle: said anew, it would be heard once more.
    return undefined;
  }, t.sinConexion);
  if (!asked)
    return (
      <div>
        <Button
          look="quiet"
          shape="small"
          onClick={() => setAsked(true)}
          aria-label={t.quitarCocheDe(vehicleData.marca, vehicleData.modelo)}
        >
          {t.quitarCoche}
        </Button>
      </div>
    );
  return (
    <form ref={form} onSubmit={onSubmit}>
      <Notice
        tone="warning"
        ref={trouble}
        action={
          <>
            <Button type="submit" look="danger" shape="small" busy={busy}>
              {t.quitarSi}
            </Button>{' '}
            <Button look="quiet" shape="small" onClick={() => setAsked(false)}>
              {t.quitarNo}
            </Button>
          </>
        }
      >
        {wrong?.error ?? t.quitarSeguro}
      </Notice>
    </form>
  );
};
