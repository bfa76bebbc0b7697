import type { Agenda } from '#contract/agenda.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Api } from '#web/api.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { Sheet, SheetFoot, SheetPair } from '../sheet.tsx';
import { useConsoleTexts } from '../texts.ts';
import { useFocusTrouble } from '../use-focus-trouble.ts';
import type { AgendaActions, WalkIn } from './use-agenda-actions.ts';
import { BayField } from './when-fields.tsx';

export interface Slot {
  /** None: the first that can do it. */
  readonly bayId: number | null;
  readonly date: string;
  /** None: now. */
  readonly time: string | null;
}

interface WalkInProps {
  api: Api;
  agenda: Agenda;
  slot: Slot;
  actions: AgendaActions;
  /** It stands in the agenda now. */
  onDone: (id: string) => void;
  onClose: () => void;
}

type Trouble = Problem | 'offline' | 'no-time';

type Services = Answer<'readWorkshopServices'>['servicios'];
type Brands = Answer<'listScooterBrands'>['marcas'];

interface Choices {
  readonly servicios: Services;
  readonly marcas: Brands;
}

const useChoices = (api: Api, codTienda: number): Choices | null => {
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    const read = async () => {
      try {
        const [{ servicios }, { marcas }] = await Promise.all([
          api('readWorkshopServices', { params: { id: codTienda } }),
          api('listScooterBrands', {}),
        ]);
        setChoices({ servicios, marcas });
      } catch {
        setChoices({ servicios: [], marcas: [] });
      }
    };
    void read();
  }, [api, codTienda]);
  return choices;
};

/** What was typed; nothing where a day is named that is not today, and no time. */
const wishIn = (form: HTMLFormElement, today: string): WalkIn | undefined => {
  const typed = new FormData(form);
  const orNull = (name: string) => fieldText(typed, name) || null;
  const bay = fieldText(typed, 'bayId');
  const time = orNull('time');
  const date = fieldText(typed, 'date') || today;
  if (!time && date !== today) return undefined;
  return {
    bayId: bay ? Number(bay) : null,
    date: time ? date : null,
    time,
    servicio: fieldText(typed, 'servicio'),
    matricula: orNull('matricula'),
    marca: orNull('marca'),
    nombre: fieldText(typed, 'nombre'),
    telefono: orNull('telefono'),
  };
};

type Errors = Readonly<Record<string, string>>;

const errorsOf = (no: Trouble | null, t: ConsoleTexts): Errors => {
  if (no === 'no-time') return { time: t.horaFalta };
  return no && no !== 'offline' ? (no.errors ?? {}) : {};
};

/** Whom and what it is about: a vehicle with a plate, or a scooter of a brand. */
const VehicleFields = ({ choices, errors }: { choices: Choices | null; errors: Errors }) => {
  const t = useConsoleTexts();
  const [servicio, setServicio] = useState('');
  const isScooter = choices?.servicios.find((one) => one.servicio === servicio)?.vehiculo === 'patinete';
  return (
    <>
      {isScooter ? (
        <SelectField
          label={t.marca}
          name="marca"
          empty={t.sinMatricula}
          options={choices.marcas.map(({ slug, marca }) => ({ value: slug, text: marca }))}
          error={errors['marca']}
        />
      ) : (
        <PlateField label={t.matricula} name="matricula" error={errors['matricula']} />
      )}
      <SelectField
        label={t.servicio}
        name="servicio"
        value={servicio}
        onChange={({ target: { value } }) => setServicio(value)}
        empty={t.eligeServicio}
        loading={choices === null}
        options={(choices?.servicios ?? []).map((one) => ({
          value: one.servicio,
          text: [one.nombre, t.deVehiculo[one.vehiculo], `${one.minutos} min`].join(' · '),
        }))}
        error={errors['servicio']}
      />
    </>
  );
};

const PersonFields = ({ errors }: { errors: Errors }) => {
  const t = useConsoleTexts();
  return (
    <SheetPair>
      <TextField label={t.nombre} name="nombre" autoComplete="off" maxLength={80} error={errors['nombre']} />
      <TextField
        label={t.telefonoDe}
        optional={t.opcional}
        name="telefono"
        type="tel"
        autoComplete="off"
        maxLength={30}
        error={errors['telefono']}
      />
    </SheetPair>
  );
};

const PlaceFields = ({ agenda, slot, errors }: { agenda: Agenda; slot: Slot; errors: Errors }) => {
  const t = useConsoleTexts();
  return (
    <>
      <BayField agenda={agenda} value={slot.bayId} any={t.cualquiera} error={errors['bayId']} />
      <SheetPair>
        <TextField label={t.dia} name="date" type="date" defaultValue={slot.date} error={errors['date']} />
        <TextField
          label={t.hora}
          name="time"
          type="time"
          step={900}
          defaultValue={slot.time ?? ''}
          optional={t.horaPista}
          error={errors['time']}
        />
      </SheetPair>
    </>
  );
};

/** Somebody who stands in the door, or on the phone: into a bay, now or later. */
export const WalkInSheet = ({ api, agenda, slot, actions, onDone, onClose }: WalkInProps) => {
  const t = useConsoleTexts();
  const choices = useChoices(api, agenda.codTienda);
  const [no, setNo] = useState<Trouble | null>(null);
  const errors = errorsOf(no, t);
  const { form, trouble } = useFocusTrouble(no);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = wishIn(event.currentTarget, agenda.ahora.date);
    if (!wish) return setNo('no-time');
    const refused = await actions.walkIn(wish, onDone);
    if (refused) setNo(refused);
  };
  return (
    <Sheet title={t.sinCita} lead={t.sinCitaTexto} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {no && no !== 'no-time' && (
          <Notice tone="error" ref={trouble}>
            {no === 'offline' ? t.sinConexion : no.error}
          </Notice>
        )}
        <VehicleFields choices={choices} errors={errors} />
        <PersonFields errors={errors} />
        <PlaceFields agenda={agenda} slot={slot} errors={errors} />
        <SheetFoot onClose={onClose}>
          <Button type="submit" busy={actions.busy}>
            {t.apuntar}
          </Button>
        </SheetFoot>
      </form>
    </Sheet>
  );
};
