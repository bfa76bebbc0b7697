import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { AreaPage } from './area-page.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { LastOrders } from './last-orders.tsx';
import { NextVisits } from './next-visits.tsx';
import { OwnVehicles } from './own-vehicles.tsx';
import { OwnWorkshop } from './own-workshop.tsx';
import { useAreaTexts } from './texts.ts';

/** The first room of the customer area: what comes next, and the ways to all the others. */
export default function AreaHomePage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="area" title={t.titulo} lead={({ user }) => t.hola(user.userName)}>
      {(owner) => (
        <Stack gap="l">
          <NextVisits owner={owner} />
          <LastOrders owner={owner} />
          <Grid>
            <OwnDataCard owner={owner} />
            <OwnWorkshop owner={owner} />
            <OwnVehicles />
          </Grid>
        </Stack>
      )}
    </AreaPage>
  );
}
