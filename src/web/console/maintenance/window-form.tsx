import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { staffApi } from '../staff-session.ts';
import { useConsoleMaintenanceTexts } from './texts.ts';

export type ShownWindow = Answer<'listMaintenance'>['ventanas'][number];

interface WindowFormProps {
  /** Null for a new one. */
  changed: ShownWindow | null;
  onDone: (sentence: string) => void;
}

/** When a window begins and ends, on the clock of Madrid wherever the screen stands. */
export const WindowForm = ({ changed, onDone }: WindowFormProps) => {
  const t = useConsoleMaintenanceTexts();
  const api = staffApi(useLanguage());
  const send = async (form: FormData): Promise<SendOutcome> => {
    const [desde, hasta] = [fieldText(form, 'desde'), fieldText(form, 'hasta')];
    const body = { desde, hasta, activo: form.has('activo') };
    if (changed) await api('changeMaintenance', { params: { id: changed.id }, body });
    else await api('announceMaintenance', { body });
    onDone(changed ? t.cambiada : t.anunciada);
    return null;
  };
  return (
    <AccountForm submit={changed ? t.guardar : t.anunciar} send={send}>
      {(errors) => (
        <>
          <TextField
            label={t.desde}
            hint={t.hora}
            name="desde"
            type="datetime-local"
            length="middle"
            required
            defaultValue={changed?.escrita.desde}
            error={errors['desde']}
          />
          <TextField
            label={t.hasta}
            hint={t.horaFin}
            name="hasta"
            type="datetime-local"
            length="middle"
            required
            defaultValue={changed?.escrita.hasta}
            error={errors['hasta']}
          />
          <CheckField name="activo" label={t.activo} hint={t.activoPista} defaultChecked={changed?.activo ?? true} />
        </>
      )}
    </AccountForm>
  );
};
