import { address, languageOfPath } from '#contract/addresses.ts';
import type { ContactReason } from '#domain/cases/case.ts';
import { apiOf } from '#web/api.ts';
import { refusedIn } from '#web/refused.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { data, redirect, type ActionFunctionArgs } from 'react-router';

type Reason = ContactReason | 'profesional' | '';

const texts = [
  'nombre',
  'email',
  'telefono',
  'comentario',
  'vehiculo',
  'empresa',
  'nif',
  'taller',
  'token',
  'formulario',
] as const;
type TextName = (typeof texts)[number];

/** A form as it came; boxes of one name are joined with commas. */
const typedIn = (form: FormData) => ({
  ...(Object.fromEntries(texts.map((name) => [name, fieldText(form, name)])) as Record<TextName, string>),
  motivo: fieldText(form, 'motivo'),
  servicios: form
    .getAll('servicios')
    .flatMap((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : [])),
  privacidad: form.has('privacidad'),
});
export type TypedMessage = ReturnType<typeof typedIn>;

/** The names of fields as the form has them. */
const bare = (errors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.replace(/^data\./, '').replace(/\.\d+$/, ''), sentence]),
  );

/** Sends a message to the shop, and leads to the page that gives its number; what is wrong comes back with what was typed. */
export const sendMessage = async ({ context, request, url }: ActionFunctionArgs) => {
  const typed = typedIn(await request.formData());
  try {
    const body = { data: { ...typed, motivo: typed.motivo as Reason } };
    const { numero } = await apiOf(context)('contactar', { body });
    return redirect(`${address('contactDone', languageOfPath(url.pathname))}?caso=${numero}`, 303);
  } catch (error) {
    const { error: sentence, errors, status } = refusedIn(error);
    return data({ typed, error: sentence, errors: bare(errors) }, { status });
  }
};
