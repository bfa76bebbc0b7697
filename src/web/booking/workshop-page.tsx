import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function WorkshopPage() {
  return (
    <Page>
      <PageHead title="WorkshopPage" />
    </Page>
  );
}
