import type { Agenda } from '#contract/agenda.ts';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlateField } from '#web/ui/plate-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Sheet } from '../sheet.tsx';
import { useConsoleTexts } from '../texts.ts';
import type { AgendaActions } from './use-agenda-actions.ts';
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

type Services = Answer<'readWorkshopServices'>['servicios'];
type Brands = Answer<'listScooterBrands'>['marcas'];

const useChoices = (api: Api, codTienda: number) => {
  const [choices, setChoices] = useState<{ servicios: Services; marcas: Brands } | null>(null);
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

/** Somebody who stands in the door, or on the phone: into a bay, now or later. */
export const WalkInSheet = ({ api, agenda, slot, actions, onDone, onClose }: WalkInProps) => {
  const t = useConsoleTexts();
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const choices = useChoices(api, agenda.codTienda);
  const [servicio, setServicio] = useState('');
  const [no, setNo] = useState<Problem | 'offline' | 'no-time' | null>(null);
  const errors: Readonly<Record<string, string>> =
    no === 'no-time' ? { time: t.horaFalta } : no && no !== 'offline' ? (no.errors ?? {}) : {};
  const isScooter = choices?.servicios.find((one) => one.servicio === servicio)?.vehiculo === 'patinete';

  useEffect(() => {
    if (no) (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? trouble.current)?.focus();
  }, [no]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const bay = fieldText(typed, 'bayId');
    const time = fieldText(typed, 'time');
    const matricula = fieldText(typed, 'matricula');
    const date = fieldText(typed, 'date') || agenda.ahora.date;
    if (!time && date !== agenda.ahora.date) return setNo('no-time');
    const refused = await actions.walkIn(
      {
        bayId: bay ? Number(bay) : null,
        date: time ? date : null,
        time: time || null,
        servicio,
        matricula: matricula || null,
        marca: fieldText(typed, 'marca') || null,
        nombre: fieldText(typed, 'nombre'),
        telefono: fieldText(typed, 'telefono') || null,
      },
      onDone,
    );
    if (refused) setNo(refused);
  };
  return (
    <Sheet title={t.sinCita} lead={t.sinCitaTexto} onClose={onClose}>
      <form ref={form} className="sheet-form" onSubmit={(event) => void submit(event)} noValidate>
        {no && no !== 'no-time' && (
          <Notice tone="error" ref={trouble}>
            {no === 'offline' ? t.sinConexion : no.error}
          </Notice>
        )}
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
            text: `${one.nombre} · ${one.minutos} min`,
          }))}
          error={errors['servicio']}
        />
        <div className="sheet-pair">
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
        </div>
        <BayField agenda={agenda} value={slot.bayId} any={t.cualquiera} error={errors['bayId']} />
        <div className="sheet-pair">
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
        </div>
        <div className="sheet-foot">
          <Button look="secondary" onClick={onClose}>
            {t.volver}
          </Button>
          <Button type="submit" busy={actions.busy}>
            {t.apuntar}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
