import { documentKinds } from '#domain/accounts/identity.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useAccountTexts } from './texts.ts';

/** The document that a form names, in the words of the call. */
export const documentIn = (form: FormData) => ({
  numero_documento: fieldText(form, 'numero_documento'),
  tipo_documento: documentKinds.find((kind) => kind === fieldText(form, 'tipo_documento')) ?? null,
  pais_documento: fieldText(form, 'pais_documento'),
});

export const DocumentFields = ({ error, required }: { error: string | undefined; required?: boolean }) => {
  const t = useAccountTexts();
  return (
    <>
      <SelectField
        label={t.documentoTipo}
        name="tipo_documento"
        defaultValue="DNI"
        options={documentKinds.map((value) => ({ value, text: t.documentos[value] }))}
      />
      <SelectField
        label={t.documentoPais}
        name="pais_documento"
        defaultValue="ES"
        options={Object.entries(t.paises).map(([value, text]) => ({ value, text }))}
      />
      <TextField
        label={t.documentoNumero}
        name="numero_documento"
        maxLength={40}
        length="middle"
        required={required}
        error={error}
      />
    </>
  );
};
