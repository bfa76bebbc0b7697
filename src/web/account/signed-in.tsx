import { address } from '#contract/addresses.ts';
import type { UserData } from '#contract/accounts.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { OfferPasskey } from './security/offer-passkey.tsx';

/** Who is in, where they may go, and the way out. */
export const SignedIn = ({ user }: { user: UserData }) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const token = useSession((state) => state.token);
  const { leave, busy, failed } = useSignOut();
  return (
    <Card>
      <Stack>
        <h2>{t.hola(user.userName)}</h2>
        <p>{t.dentro(user.email)}</p>
        {failed && <Notice tone="error">{t.problemaSalir}</Notice>}
        <p>
          <Link {...buttonLink('primary')} to={address('area', language)}>
            {t.tuCuenta}
          </Link>
        </p>
        <p>
          <Link to={address('preferences', language)}>{t.preferencias}</Link>
        </p>
        {token !== null && <OfferPasskey userId={user.idUser} token={token} />}
        <div>
          <Button look="quiet" busy={busy} onClick={leave}>
            {t.salir}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
