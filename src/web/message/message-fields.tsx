import type { Answer } from '#contract/contract.ts';
import { contactReasons } from '#domain/cases/case.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { FieldError } from '#web/ui/page/field.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import type { TypedMessage } from './send-message.ts';
import { useCasesTexts } from './texts.ts';

interface FieldsProps {
  known: Partial<TypedMessage>;
  errors: Readonly<Record<string, string>>;
}

/** Who writes: a telephone is only asked of a professional. */
export const WriterFields = ({ known, errors, forWork = false }: FieldsProps & { forWork?: boolean }) => {
  const t = useCasesTexts();
  return (
    <>
      <TextField
        label={forWork ? t.tuNombre : t.nombre}
        name="nombre"
        autoComplete="name"
        maxLength={160}
        required
        defaultValue={known.nombre}
        error={errors['nombre']}
      />
      <EmailField
        label={t.correo}
        hint={t.correoPista}
        asking={t.correoQuizas}
        name="email"
        required
        defaultValue={known.email}
        error={errors['email']}
      />
      <TextField
        label={t.telefono}
        optional={forWork ? undefined : t.opcional}
        name="telefono"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required={forWork}
        defaultValue={known.telefono}
        error={errors['telefono']}
      />
    </>
  );
};

/** Which company a professional speaks for. */
export const CompanyFields = ({ known, errors }: FieldsProps) => {
  const t = useCasesTexts();
  return (
    <>
      <TextField
        label={t.empresa}
        name="empresa"
        autoComplete="organization"
        maxLength={160}
        required
        defaultValue={known.empresa}
        error={errors['empresa']}
      />
      <TextField
        label={t.nif}
        name="nif"
        autoComplete="off"
        length="middle"
        maxLength={20}
        required
        defaultValue={known.nif}
        error={errors['nif']}
      />
    </>
  );
};

/** What a message is about; one has to be chosen. */
export const ReasonField = ({ known, errors }: FieldsProps) => {
  const t = useCasesTexts();
  return (
    <RadioCards
      name="motivo"
      legend={t.motivo}
      layout="fit"
      required
      defaultValue={known.motivo}
      error={errors['motivo']}
      options={contactReasons.map((value) => ({ value, title: t.motivos[value] }))}
    />
  );
};

/** Which vehicle, and what is to be done to it. */
export const VehicleFields = ({
  known,
  errors,
  servicios,
}: FieldsProps & { servicios: Answer<'listVisitServices'>['servicios'] }) => {
  const t = useCasesTexts();
  const vehicles = [...new Set(servicios.map(({ vehiculo }) => vehiculo))];
  return (
    <>
      <TextField
        label={t.vehiculo}
        hint={t.vehiculoPista}
        optional={t.opcional}
        name="vehiculo"
        autoComplete="off"
        maxLength={120}
        defaultValue={known.vehiculo}
        error={errors['vehiculo']}
      />
      <Disclosure
        summary={`${t.servicios} ${t.opcional}`}
        open={known.servicios !== undefined && known.servicios.length > 0}
        look="plain"
      >
        <Stack>
          <p>{t.serviciosHasta}</p>
          {errors['servicios'] && <FieldError id="servicios-error">{errors['servicios']}</FieldError>}
          {vehicles.map((vehicle) => (
            <fieldset key={vehicle}>
              <legend>{t.deVehiculo[vehicle]}</legend>
              {servicios
                .filter(({ vehiculo }) => vehiculo === vehicle)
                .map(({ servicio, nombre }) => (
                  <CheckField
                    key={servicio}
                    name="servicios"
                    value={servicio}
                    label={nombre}
                    defaultChecked={known.servicios?.includes(servicio)}
                  />
                ))}
            </fieldset>
          ))}
        </Stack>
      </Disclosure>
    </>
  );
};
