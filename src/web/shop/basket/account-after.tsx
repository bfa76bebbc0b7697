import { RegisterForm } from '#web/sign-in/register-form.tsx';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BasketScreenProps } from './basket-frame.tsx';
import { useBasketTexts } from './texts.ts';

/** Who ordered as a guest has typed nearly all of an account: a password is what is missing. */
const AccountAfter = ({
  basket: { cestaID, codigoPostalIntroducido, matricula },
}: Pick<BasketScreenProps, 'basket'>) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  const contact = useTyped((state) => state.contact);
  const [isNew, setIsNew] = useState(false);
  if (isNew && user)
    return (
      <Notice
        tone="success"
        title={t.cuentaHecha}
        action={
          <Link {...buttonLink('secondary')} to={address('area', language)}>
            {t.irACuenta}
          </Link>
        }
      >
        {t.cuentaHechaTexto(user.email)}
      </Notice>
    );
  if (user || !contact) return null;
  return (
    <Card as="section">
      <Stack>
        <h2>{t.guardarCuenta}</h2>
        <p>{t.guardarCuentaTexto}</p>
        <Disclosure summary={t.crearCuenta}>
          <RegisterForm
            submit={t.crearCuenta}
            person={contact}
            codigoPostal={codigoPostalIntroducido ?? undefined}
            matricula={matricula ?? undefined}
            cestaID={cestaID}
            onDone={() => setIsNew(true)}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
};

export default AccountAfter;
