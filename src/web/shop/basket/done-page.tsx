import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function DonePage() {
  return (
    <Page>
      <PageHead title="DonePage" />
    </Page>
  );
}
