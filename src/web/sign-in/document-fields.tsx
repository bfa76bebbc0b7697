import { documentKinds } from '#domain/accounts/identity.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useAccountTexts } from './texts.ts';

const countries = ['ES', 'AD', 'FR', 'PT', 'IT', 'DE', 'GB', 'RO', 'MA', 'UA', 'AR', 'CO'];

/** The document that a form names, in the words of the call. */
export const documentIn = (form: FormData) => ({
  numero_documento: fieldText(form, 'numero_documento'),
  tipo_documento: documentKinds.find((kind) => kind === fieldText(form, 'tipo_documento')) ?? null,
  pais_documento: fieldText(form, 'pais_documento'),
});

export const DocumentFields = ({ error, required }: { error: string | undefined; required?: boolean }) => {
  const t = useAccountTexts();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
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
        options={countries.map((value) => ({ value, text: names.of(value) ?? value }))}
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
