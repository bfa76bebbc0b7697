import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useSecurityTexts } from '#web/sign-in/security-texts.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { OpenSessions } from './open-sessions.tsx';
import { Passkeys } from '#web/sign-in/passkeys/passkeys.tsx';

interface SecurityRoomProps {
  userId: string;
  token: string;
}

/** How an account is kept safe: its password, its passkeys, and where it is open. */
export const SecurityRoom = ({ userId, token }: SecurityRoomProps) => {
  const t = useSecurityTexts();
  const language = useLanguage();
  return (
    <>
      <Card>
        <Stack>
          <h2>{t.seguridad}</h2>
          <p>{t.seguridadTexto}</p>
          <p>
            <Link to={address('newPassword', language)}>{t.cambiarClave}</Link>
          </p>
        </Stack>
      </Card>
      <Passkeys userId={userId} token={token} />
      <OpenSessions userId={userId} token={token} />
    </>
  );
};
