import { groupThousands } from '#domain/format-number.ts';
import { needsPlate, vehicleColours } from '#domain/vehicles/own-vehicle.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { rememberCar, type MyCar } from '#web/stored/my-car.ts';
import { startSession, useSession } from '#web/stored/session-store.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Wrong } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { keepInAccount, toldOf, withTold, wrongIn, type WrongTold } from './keep.ts';
import { useKeepCarTexts } from './keep-car-texts.ts';
import { useMyCarTexts } from './texts.ts';

interface CarFieldsProps {
  readonly car: MyCar;
  readonly errors: Readonly<Record<string, string>>;
  readonly postCode: string;
  /** Fewer kilometres than the last time were told. */
  readonly fewer: boolean;
}

const CarFields = ({ car, errors, postCode, fewer }: CarFieldsProps) => {
  const t = useMyCarTexts();
  const words = useKeepCarTexts();
  return (
    <>
      {car.cod_matricula === null && needsPlate(car.tipoVehiculo) && (
        <PlateField label={t.matricula} hint={t.matriculaPista} name="matricula" error={errors['matriculaNumber']} />
      )}
      <TextField
        label={words.kms}
        hint={words.kmsPista}
        optional={t.opcional}
        name="kms"
        inputMode="numeric"
        unit="km"
        length="middle"
        defaultValue={car.kms ?? ''}
        error={errors['vehicleData.kms']}
      />
      {fewer && (
        <label>
          <input type="checkbox" name="confirmado" /> {words.kmsCorrectos}
        </label>
      )}
      <TextField
        label={words.codigoPostal}
        optional={t.opcional}
        name="postCode"
        autoComplete="postal-code"
        data-known="cp"
        inputMode="numeric"
        length="short"
        defaultValue={postCode}
        error={errors['vehicleData.postCode']}
      />
      <SelectField
        label={words.color}
        name="color"
        defaultValue={car.color}
        options={vehicleColours.map((value) => ({ value, text: t.colores[value] }))}
      />
    </>
  );
};

/** Where it is kept now. Who has no account is told what one is good for. */
const Kept = ({ where }: { where: 'account' | 'browser' }) => {
  const words = useKeepCarTexts();
  const language = useLanguage();
  if (where === 'account') return <Notice tone="success">{words.guardado}</Notice>;
  return (
    <Notice
      tone="success"
      action={
        <Link {...buttonLink('secondary', 'small')} to={address('logIn', language)}>
          {words.entrarBoton}
        </Link>
      }
    >
      {words.recordado} {words.entrar}
    </Notice>
  );
};

/** What only its driver can tell, and the way into the account. Who has none is remembered by this browser. */
export const KeepCar = ({ car, onKept }: { car: MyCar; onKept?: (car: MyCar) => void }) => {
  const t = useMyCarTexts();
  const words = useKeepCarTexts();
  const language = useLanguage();
  const { user, token } = useSession();
  const [kept, setKept] = useState<'account' | 'browser' | null>(null);
  useEffect(() => void startSession(), []);
  const owner = user && token !== null ? { id: user.idUser, token } : null;
  const said: Record<WrongTold, Wrong> = {
    kms: { errors: { 'vehicleData.kms': words.kmsMal } },
    postCode: { errors: { 'vehicleData.postCode': words.codigoPostalMal } },
    matricula: { errors: { matriculaNumber: words.matriculaMal } },
    menos: { error: words.kmsMenos(groupThousands(car.kms ?? 0)) },
  };
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(async (typed) => {
    setKept(null);
    const told = toldOf(typed);
    const mistake = owner ? null : wrongIn(told, car.kms);
    if (mistake) return said[mistake];
    const done = owner ? await keepInAccount(browserApi(language), owner, car, told) : withTold(car, told);
    rememberCar(done);
    setKept(owner ? 'account' : 'browser');
    onKept?.(done);
    return null;
  }, t.sinConexion);
  const fewer =
    wrong !== null && (wrong.problem ? wrong.problem.code === 'kilometros-menos' : wrong.error === said.menos.error);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack>
        {wrong?.error && (
          <Notice tone="error" ref={trouble}>
            {wrong.error}
          </Notice>
        )}
        <CarFields car={car} errors={errors} postCode={car.postCode ?? user?.postCode ?? ''} fewer={fewer} />
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            {owner ? words.guardarEnCuenta : words.guardar}
          </Button>
        </div>
        {kept && <Kept where={kept} />}
      </Stack>
    </form>
  );
};
