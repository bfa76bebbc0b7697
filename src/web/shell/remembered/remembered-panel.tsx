import { isPostcode } from '#domain/accounts/is-postcode.ts';
import { printPlate, recognisePlate } from '#domain/vehicles/plate.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { forget } from '#web/stored/forget.ts';
import { rememberPlate, useMyCar } from '#web/stored/my-car.ts';
import { rememberedNow, rememberPostcode, useRemembered, useRememberedPlace } from '#web/stored/remembered.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NearWorkshops } from './near-workshops.tsx';
import styles from './remembered-panel.module.css';
import { useRememberedTexts } from './texts.ts';

/** One thing that is remembered: its field or name, and what forgets it. */
const Thing = ({
  children,
  forgets,
  onForget,
}: {
  children: ReactNode;
  forgets: string;
  onForget?: (() => void) | false;
}) => {
  const t = useRememberedTexts();
  return (
    <div className={styles.thing}>
      <div>{children}</div>
      {onForget && (
        <Button look="quiet" shape="small" aria-label={forgets} onClick={onForget}>
          {t.olvidar}
        </Button>
      )}
    </div>
  );
};

type Forgettable = keyof typeof forget;
type Lose = (things: readonly Forgettable[]) => void;
interface Errors {
  readonly matricula?: string;
  readonly cp?: string;
}

/** Vehicle, place and workshop. */
const Things = ({ errors, onForget }: { errors: Errors; onForget: Lose }) => {
  const t = useRememberedTexts();
  const language = useLanguage();
  const { matricula, coche, moto, cp, taller } = useRemembered();
  const car = useMyCar();
  const place = useRememberedPlace();
  return (
    <>
      <Thing
        forgets={t.olvidarVehiculo}
        onForget={(matricula !== null || coche !== null) && (() => onForget(['vehiculo']))}
      >
        <PlateField
          key={matricula}
          label={t.matricula}
          name="matricula"
          defaultValue={matricula ?? ''}
          error={errors.matricula}
        />
        {car && coche && (
          <Link to={address('myCar', language)} className={styles.link}>
            <Icon name={moto ? 'moto' : 'car'} />
            {`${car.marca} ${car.modelo}`}
            <span className="spoken">: {t.verCoche}</span>
          </Link>
        )}
      </Thing>
      <Thing forgets={t.olvidarCp} onForget={cp !== null && (() => onForget(['cp']))}>
        <TextField
          key={cp}
          label={t.cp}
          name="cp"
          defaultValue={cp ?? ''}
          error={errors.cp}
          length="short"
          autoComplete="postal-code"
          maxLength={5}
        />
      </Thing>
      <Thing forgets={t.olvidarTaller} onForget={taller !== null && (() => onForget(['taller']))}>
        <p className={styles.label}>{t.taller}</p>
        <p>{taller ? (taller.alias ?? taller.cpostal) : t.sinTaller}</p>
        {place && <NearWorkshops key={place} place={place} chosen={taller?.codTienda} />}
        <Link to={address('workshops', language)} className={styles.link}>
          <Icon name="pin" />
          {taller ? t.otroTaller : t.elegirTaller}
        </Link>
      </Thing>
    </>
  );
};

const Foot = ({ said, onForget }: { said: string; onForget: Lose }) => {
  const t = useRememberedTexts();
  const { matricula, coche, cp, taller } = useRemembered();
  return (
    <div className={styles.foot}>
      <Button type="submit" look="primary">
        {t.guardar}
      </Button>
      {(matricula !== null || coche !== null || cp !== null || taller !== null) && (
        <Button look="secondary" onClick={() => onForget(['vehiculo', 'cp', 'taller'])}>
          {t.olvidarTodo}
        </Button>
      )}
      <p role="status" className={styles.small}>
        {said}
      </p>
    </div>
  );
};

const useForm = () => {
  const t = useRememberedTexts();
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [matricula, cp] = [fieldText(typed, 'matricula'), fieldText(typed, 'cp').toUpperCase()];
    const wrong = {
      ...(matricula && 'refusal' in recognisePlate(matricula) && { matricula: t.matriculaMal }),
      ...(cp && !isPostcode(cp) && { cp: t.cpMal }),
    };
    setErrors(wrong);
    setSaid('');
    if (Object.keys(wrong).length > 0) return;
    if (matricula) rememberPlate(printPlate(matricula));
    else if (rememberedNow().matricula) forget.vehiculo();
    if (cp) rememberPostcode(cp);
    else forget.cp();
    setSaid(t.guardado);
  };
  const lose: Lose = (things) => {
    for (const thing of things) forget[thing]();
    setErrors({});
    setSaid(t.olvidado);
  };
  return { errors, said, save, lose };
};

/** A native dialog: the browser keeps the focus in it and gives it back. */
const useDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    const before = document.activeElement;
    own?.showModal();
    return () => {
      own?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
};

/** All that this browser remembers of its visitor, to be changed or forgotten. */
export const RememberedPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useRememberedTexts();
  const language = useLanguage();
  const dialog = useDialog();
  const id = useId();
  const { errors, said, save, lose } = useForm();
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // Beside it, or on a link that leads away.
        if (target === currentTarget || (target as Element).closest('a')) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{t.titulo}</h2>
          <button type="button" className={styles.close} aria-label={t.cerrar} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <p className={styles.small}>{t.entrada}</p>
        <form onSubmit={save} noValidate className={styles.form}>
          <Things errors={errors} onForget={lose} />
          <Foot said={said} onForget={lose} />
        </form>
        <p className={styles.small}>
          <Link to={address('cookies', language)}>{t.cookies}</Link>
        </p>
      </div>
    </dialog>
  );
};
