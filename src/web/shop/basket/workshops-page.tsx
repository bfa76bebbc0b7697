import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function WorkshopsPage() {
  return (
    <Page>
      <PageHead title="WorkshopsPage" />
    </Page>
  );
}
