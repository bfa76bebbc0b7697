import type { UserData } from '#contract/accounts.ts';
import { validateContact } from '#domain/accounts/contact.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { rememberDraft, typedSoFar, useSession, useTyped, type Contact } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { typedContact } from '#web/walk/person.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { useState, type FormEvent, type Ref } from 'react';
import { Link } from 'react-router';
import { SignIn } from './sign-in.tsx';
import { useBasketTexts } from './texts.ts';
import { usePart, type Part } from './use-part.ts';
import { WrongFields } from './wrong-fields.tsx';

const wrongIn = (typed: Contact) => validateContact(typed);
const isWhole = (typed: Contact): boolean => Object.keys(wrongIn(typed)).length === 0;

/**
 * What is typed is kept key by key, so that another form, a reload or a lost hour takes none of it away. That it is whole changes
 * the page, once the field was drawn.
 */
const remember = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
  const typed = typedContact(new FormData(currentTarget));
  rememberDraft(typed);
  if (isWhole(typed)) requestAnimationFrame(() => setTimeout(() => useTyped.setState({ contact: typed })));
};

interface WhoFieldsProps {
  readonly part: Ref<Part>;
  /** Enter was pressed in a field. */
  readonly onSend: () => void;
}

/** Who buys without an account; nothing is sent before the order is. */
const WhoFields = ({ part, onSend }: WhoFieldsProps) => {
  const t = useBasketTexts();
  const { form, errors } = usePart(part, (data) => {
    const typed = typedContact(data);
    const wrong = wrongIn(typed);
    if (Object.keys(wrong).length === 0) useTyped.setState({ contact: typed });
    return wrong;
  });
  const { contact, draft } = typedSoFar();
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onInput={remember}
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
          agreed={draft.privacidad || contact?.privacidad === true}
          errors={errors}
          hints={{ telefono: t.telefonoPista }}
        />
      </Stack>
    </form>
  );
};

/** As a guest; whoever has an account need not type who they are. What was typed as a guest is there again. */
const GuestOrAccount = (fields: WhoFieldsProps) => {
  const t = useBasketTexts();
  const [signsIn, setSignsIn] = useState(false);
  return (
    <Stack>
      <div>
        <Button look="secondary" onClick={() => setSignsIn(!signsIn)}>
          {signsIn ? t.sinCuenta : t.conCuenta}
        </Button>
      </div>
      {signsIn ? <SignIn onDone={() => {}} /> : <WhoFields {...fields} />}
    </Stack>
  );
};

const SignedIn = ({ user }: { user: UserData }) => {
  const t = useBasketTexts();
  const { leave, busy, failed } = useSignOut();
  return (
    <Card>
      <Stack>
        <h2>{t.hola(user.userName)}</h2>
        <p>{user.email}</p>
        {failed && <Notice tone="error">{t.problemaSalir}</Notice>}
        <div>
          <Button look="quiet" busy={busy} onClick={leave}>
            {t.salir}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};

/** Who it is for was typed before. */
const KnownContact = ({ contact }: { contact: Contact }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  return (
    <Card>
      <p>
        <b>
          {contact.nombre} {contact.apellidos}
        </b>
        <br />
        {contact.email} · {contact.telefono}
      </p>
      <Link to={address('basketRegister', language)}>{t.cambiar}</Link>
    </Card>
  );
};

interface WhoPartProps extends WhoFieldsProps {
  /** Their fields stand open, whether they were filled in before or not. */
  readonly isOpened: boolean;
  /** It may be paid without saying who one is: an order knows already who made it. */
  readonly isKnownElsewhere: boolean;
}

/** Who it is for: of the account, as typed before, or to be typed. */
export const WhoPart = ({ isOpened, isKnownElsewhere, ...fields }: WhoPartProps) => {
  const t = useBasketTexts();
  const user = useSession((state) => state.user);
  const contact = useTyped((state) => (isOpened ? null : state.contact));
  if (user) return <SignedIn user={user} />;
  if (isOpened) return <GuestOrAccount {...fields} />;
  if (contact) return <KnownContact contact={contact} />;
  if (isKnownElsewhere) return null;
  return (
    <Stack>
      <Notice tone="info">{t.quienPaga}</Notice>
      <WhoFields {...fields} />
    </Stack>
  );
};
