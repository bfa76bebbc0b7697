import type { RefusalCode } from '#contract/refusals.ts';
import { validateContact } from '#domain/accounts/contact.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { rememberDraft, typedSoFar, useTyped } from '#web/stored/session-store.ts';
import { typedContact } from '#web/walk/person.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import { fieldSentences } from './field-sentences.ts';
import { useBasketTexts } from './texts.ts';
import { WrongFields } from './wrong-fields.tsx';

/**
 * Who buys without an account. What is typed is kept, so that another form, a reload or a lost hour takes none of it away;
 * nothing is sent before the order is.
 */
export const GuestForm = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const keep = async (form: FormData): Promise<SendOutcome> => {
    const typed = typedContact(form);
    const errors: Readonly<Record<string, RefusalCode>> = validateContact(typed);
    if (Object.keys(errors).length > 0) return { errors: fieldSentences(errors, language) };
    useTyped.setState({ contact: typed });
    onDone();
    return null;
  };
  const { form, errors, onSubmit } = useSend(keep, t.sinConexion);
  const { contact, draft } = typedSoFar();
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => rememberDraft(typedContact(new FormData(currentTarget)))}
      noValidate
    >
      <Stack>
        <WrongFields errors={errors} />
        <PersonFields
          fields={['nombre', 'apellidos', 'email', 'telefono', 'privacidad']}
          t={t}
          known={{
            nombre: draft.nombre ?? contact?.nombre,
            apellidos: draft.apellidos ?? contact?.apellidos,
            email: draft.email ?? contact?.email,
            telefono: draft.telefono ?? contact?.telefono,
          }}
          agreed={draft.privacidad}
          errors={errors}
          hints={{ telefono: t.telefonoPista }}
        />
        <div>
          <Button type="submit">{t.seguir}</Button>
        </div>
      </Stack>
    </form>
  );
};
