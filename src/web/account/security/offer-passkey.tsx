import { useLanguage } from '#web/language.ts';
import { browserApi } from '#web/api.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useEffect, useState } from 'react';
import { canMakePasskey } from '#web/sign-in/passkeys/can-make-passkey.ts';
import { makePasskey } from '#web/sign-in/passkeys/make-passkey.ts';

interface OfferPasskeyProps {
  userId: string;
  token: string;
}

/** Whoever has just typed a password and has no passkey is offered one, where their device can keep it. */
export const OfferPasskey = ({ userId, token }: OfferPasskeyProps) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const [state, setState] = useState<'unknown' | 'offered' | 'made'>('unknown');
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (!(await canMakePasskey())) return;
      const { llaves } = await browserApi(language)('listPasskeys', { params: { id: userId } }, { token });
      if (here && llaves.length === 0) setState('offered');
    };
    // An offer that cannot be made is none.
    void look().catch(() => {});
    return () => {
      here = false;
    };
  }, [language, userId, token]);
  const make = async (): Promise<SendOutcome> => {
    if (!(await makePasskey(language, { userId, token }))) return { error: t.llaveNoHecha };
    setState('made');
    return null;
  };
  if (state === 'made') return <Notice tone="success">{t.llaveHecha}</Notice>;
  if (state === 'unknown') return null;
  return (
    <Stack>
      <h3>{t.llaveOferta}</h3>
      <p>{t.llavesTexto}</p>
      <AccountForm submit={t.llaveCrear} send={make}>
        {() => null}
      </AccountForm>
    </Stack>
  );
};
