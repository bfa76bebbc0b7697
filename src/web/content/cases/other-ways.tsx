import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Card } from '#web/ui/page/card.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import { useCasesTexts } from '#web/message/texts.ts';

/** The other ways to reach the shop, beside a form. */
export const OtherWays = ({ telefono, forWork = false }: { telefono: string; forWork?: boolean }) => {
  const t = useCasesTexts();
  const language = useLanguage();
  return (
    <Card as="aside" look="sunk">
      <Stack>
        <h2>{t.otrosModos}</h2>
        <p>
          {t.llamaGratis}: <PhoneLink telefono={telefono} />
          <br />
          {t.horario}
        </p>
        <div>
          <Link {...buttonLink('secondary')} to={address('callBack', language)}>
            {t.teLlamamos}
          </Link>
        </div>
        <p>{t.conNumero}</p>
        <p>
          {forWork ? (
            <Link to={address('contact', language)}>{t.titulo}</Link>
          ) : (
            <Link to={address('professionals', language)}>{t.profesionales}</Link>
          )}
        </p>
      </Stack>
    </Card>
  );
};
