import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { AskPlate } from './ask-plate.tsx';
import { ContinueWith } from './continue-with.tsx';

/** The first screen of an assistant: by plate, or beside it by what else tells the vehicle. */
export const PlateStep = ({
  page,
  kept,
  aside,
  ...ask
}: {
  /** Its address. */
  page: string;
  kept: ComponentProps<typeof ContinueWith>['kept'];
  aside: ReactNode;
} & Omit<ComponentProps<typeof AskPlate>, 'known'>) => (
  <Columns aside={aside}>
    <Stack>
      {!ask.notFound && <ContinueWith kept={kept} page={page} />}
      <AskPlate {...ask} known={kept?.matricula} />
    </Stack>
  </Columns>
);
