import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import type { Owner } from './area-page.tsx';
import { Completion } from './completion.tsx';
import { useAreaTexts } from './texts.ts';

/** How much of the account's data is there, and the way to the rest. */
export const OwnDataCard = ({ owner: { user } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  return (
    <Card as="section">
      <Stack gap="s">
        <h2>{t.misDatos}</h2>
        <Completion percent={user.percentCompleted} />
        <p>
          {user.userName} {user.userSurname}
          <br />
          {user.email}
        </p>
        <p>
          <Link {...buttonLink('secondary', 'small')} to={address('ownData', language)}>
            {user.percentCompleted === 100 ? t.verDatos : t.completar}
          </Link>
        </p>
      </Stack>
    </Card>
  );
};
