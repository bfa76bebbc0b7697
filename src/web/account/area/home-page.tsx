import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { useSession } from '#web/stored/session-store.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { AreaPage, type Owner } from './area-page.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { LastOrders } from './last-orders.tsx';
import { NextVisits } from './next-visits.tsx';
import { OwnVehicles } from './own-vehicles.tsx';
import { OwnWorkshop } from './own-workshop.tsx';
import { useAreaTexts } from './texts.ts';

/** An address that is not proved hides what was done with it before. */
const Unproved = ({ owner: { user } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const account = useAccountTexts();
  const language = useLanguage();
  const isRead = useSession(({ updateSuccess }) => updateSuccess);
  return (
    isRead &&
    !user.emailProbado && (
      <Notice
        quiet
        title={account.correoSinConfirmar}
        action={
          <Link {...buttonLink('secondary', 'small')} to={address('preferences', language)}>
            {account.enviarOtro}
          </Link>
        }
      >
        {t.sinProbar}
      </Notice>
    )
  );
};

/** The first room of the customer area: what comes next, and the ways to all the others. */
export default function AreaHomePage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="area" title={t.titulo} lead={({ user }) => t.hola(user.userName)}>
      {(owner) => (
        <Stack gap="l">
          <Unproved owner={owner} />
          <NextVisits owner={owner} />
          <LastOrders owner={owner} />
          <OwnVehicles owner={owner} />
          <Grid least="l">
            <OwnDataCard owner={owner} />
            <OwnWorkshop owner={owner} />
          </Grid>
        </Stack>
      )}
    </AreaPage>
  );
}
