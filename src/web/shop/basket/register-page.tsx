import type { UserData } from '#contract/accounts.ts';
import { address } from '#contract/addresses.ts';
import { RegisterForm } from '#web/sign-in/register-form.tsx';
import { useLanguage } from '#web/language.ts';
import { rememberDraft, typedSoFar, useSession, useTyped } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { basketPage } from './basket-frame.tsx';
import { followAccount, useBasketStore } from './basket-store.ts';
import { GuestForm } from './guest-form.tsx';
import { SignIn } from './sign-in.tsx';
import { useBasketTexts } from './texts.ts';

type Way = 'nueva' | 'cuenta' | 'invitado';

const NewAccount = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useBasketTexts();
  const codigoPostal = useBasketStore((state) => state.cesta?.codigoPostalIntroducido);
  const matricula = useBasketStore((state) => state.cesta?.matricula);
  const goOn = async () => {
    await followAccount();
    onDone();
  };
  return (
    <RegisterForm
      submit={t.crear}
      codigoPostal={codigoPostal ?? undefined}
      matricula={matricula ?? undefined}
      onDone={goOn}
    />
  );
};

/** An account that is signed in, a new one, or a guest: whichever is the least trouble. */
const Who = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const contact = useTyped((state) => state.contact);
  const [way, setWay] = useState<Way>(typedSoFar().draft.como ?? (contact ? 'invitado' : 'nueva'));
  const choose = (chosen: string) => {
    const como = chosen === 'cuenta' || chosen === 'invitado' ? chosen : 'nueva';
    rememberDraft({ como });
    setWay(como);
  };
  const goOn = () => void navigate(address('basketBilling', language));
  return (
    <Stack>
      <RadioCards
        name="como"
        legend={t.como}
        value={way}
        onChoose={choose}
        options={[
          { value: 'nueva', title: t.nueva, text: t.nuevaTexto },
          { value: 'cuenta', title: t.conCuenta, text: t.conCuentaTexto },
          { value: 'invitado', title: t.invitado, text: t.invitadoTexto },
        ]}
      />
      {way === 'cuenta' && <SignIn onDone={goOn} />}
      {way === 'nueva' && <NewAccount onDone={goOn} />}
      {way === 'invitado' && <GuestForm onDone={goOn} />}
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

const Register = () => {
  const user = useSession((state) => state.user);
  return user ? <SignedIn user={user} /> : <Who />;
};

export default basketPage('registro', Register);
